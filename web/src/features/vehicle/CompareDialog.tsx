import { Button, Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { formatMoney } from '../../platform/format/format';
import type { TripFactsInput } from '../../platform/graphql/types.generated';
import { Modal } from '../../kit/dialog/Modal';
import { LoadFailure } from '../../kit/state/Loaded';
import { Picture } from '../../kit/display/Picture';
import { useComparedVehiclesQuery, type ComparedVehiclesQuery } from './CompareDialog.generated';
import classes from './CompareDialog.module.css';
import { t } from './compare.texts';

type Compared = ComparedVehiclesQuery['vehicles']['items'][number];

interface CompareDialogProps {
  /** Two or three vehicles, in the order they were chosen. */
  ids: readonly string[];
  /** The dates searched for; without them no totals are shown. */
  period: { startsAt: string; endsAt: string } | null;
  trip?: TripFactsInput | undefined;
  onRemove: (vehicleId: string) => void;
  onReserve: (vehicle: Compared) => void;
  onClose: () => void;
}

/** The operation requires a period even if it skips the quote. */
const noDates = { startsAt: '2000-01-01T10:00', endsAt: '2000-01-02T10:00' };

const yesNo = (value: boolean): string => t(value ? 'common:yes' : 'common:no');

const rows: [label: string, value: (vehicle: Compared) => string | null | undefined][] = [
  [t('total'), ({ quote }) => quote && formatMoney(quote.total)],
  [t('dailyPrice'), ({ dailyPrice, quote }) => formatMoney(quote?.dailyPrice ?? dailyPrice)],
  [t('registered'), ({ quote }) => quote && formatMoney(quote.registeredTotal)],
  [t('category'), ({ category }) => t(`common:category.${category}`)],
  [t('transmission'), ({ transmission }) => t(`common:transmission.${transmission}`)],
  [t('fuel'), ({ fuel }) => t(`common:fuel.${fuel}`)],
  [t('seats'), ({ seats }) => String(seats)],
  [t('luggage'), ({ luggage }) => String(luggage)],
  [t('year'), ({ modelYear }) => String(modelYear)],
  [t('airConditioning'), ({ airConditioning }) => yesNo(airConditioning)],
  [t('sunroof'), ({ sunroof }) => yesNo(sunroof)],
  [t('consumption'), ({ consumption }) => consumption],
];

/** Compares up to three vehicles side by side; differences are marked. */
export const CompareDialog = ({ ids, period, trip, onRemove, onReserve, onClose }: CompareDialogProps) => {
  const { data, error, loading, refetch } = useComparedVehiclesQuery({
    variables: { ids: [...ids], dated: period !== null, period: period ?? noDates, trip },
  });
  const found = data?.vehicles.items;
  const vehicles = ids.flatMap((id) => found?.find((vehicle) => vehicle.id === id) ?? []);
  return (
    <Modal opened onClose={onClose} size="64rem" title={t('title')}>
      {vehicles.length > 0 ? (
        <Table vehicles={vehicles} onRemove={onRemove} onReserve={onReserve} />
      ) : error ? (
        <LoadFailure error={error} refetch={refetch} loading={loading} />
      ) : loading ? (
        <Skeleton height={420} />
      ) : (
        <p>{t('none')}</p>
      )}
    </Modal>
  );
};

interface TableProps extends Pick<CompareDialogProps, 'onRemove' | 'onReserve'> {
  vehicles: Compared[];
}

const Table = ({ vehicles, onRemove, onReserve }: TableProps) => (
  <div className={classes.scroll}>
    <table className={classes.table} style={{ '--cars': vehicles.length } as CSSProperties}>
      <thead>
        <tr>
          <td />
          {vehicles.map((vehicle) => (
            <th key={vehicle.id} scope="col">
              <Picture
                src={vehicle.imageUrl}
                alt={t('photo', { name: vehicle.name })}
                fallback={t('noPhoto')}
                eager
                className={classes.picture}
              />
              {vehicle.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => {
          const values = vehicles.map((vehicle) => value(vehicle) ?? '');
          if (values.every((text) => text === '')) return null;
          return (
            <tr key={label} data-differs={new Set(values).size > 1 || undefined}>
              <th scope="row">{label}</th>
              {vehicles.map((vehicle, index) => (
                <td key={vehicle.id}>{values[index] || '–'}</td>
              ))}
            </tr>
          );
        })}
        <tr className={classes.actions}>
          <td />
          {vehicles.map((vehicle) => (
            <td key={vehicle.id}>
              <Button
                fullWidth
                onClick={() => onReserve(vehicle)}
                aria-label={t('reserveNamed', { name: vehicle.name })}
              >
                {t('reserve')}
              </Button>
              <Button
                fullWidth
                variant="subtle"
                onClick={() => onRemove(vehicle.id)}
                aria-label={t('removeNamed', { name: vehicle.name })}
              >
                {t('remove')}
              </Button>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
);
