import { Text } from '@mantine/core';
import { ltr } from '../../platform/i18n/ltr';
import { FiguresTable } from '../../kit/chart/FiguresTable';
import { RankChart } from '../../kit/chart/RankChart';
import type { MostRentedVehiclesQuery } from './Statistics.generated';
import { t } from './texts';

interface VehicleFiguresProps {
  label: string;
  vehicles: MostRentedVehiclesQuery['mostRentedVehicles'];
}

/** Shows the most rented vehicles: the chart and its table. */
export const VehicleFigures = ({ label, vehicles }: VehicleFiguresProps) =>
  vehicles.length === 0 ? (
    <Text c="dimmed" py="xl" ta="center">
      {t('empty')}
    </Text>
  ) : (
    <>
      <RankChart
        label={label}
        items={vehicles.map(({ name, plateNumber, count }) => ({
          name,
          value: count,
          label: `${name}\n${ltr(plateNumber)}\n${t('rentals.point', { count })}`,
        }))}
      />
      <FiguresTable
        summary={t('table')}
        label={label}
        columns={[t('vehicle'), t('plate'), t('count')]}
        rows={vehicles.map(({ name, plateNumber, count }) => [name, ltr(plateNumber), count])}
      />
    </>
  );
