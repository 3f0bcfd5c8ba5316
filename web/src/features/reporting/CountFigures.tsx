import { formatDate } from '../../platform/time/time';
import { DayChart } from '../../kit/chart/DayChart';
import { FiguresTable } from '../../kit/chart/FiguresTable';
import { t } from './texts';

/** Shows rentals a day: the chart and its table. */
export const CountFigures = ({ label, days }: { label: string; days: readonly { day: string; count: number }[] }) => (
  <>
    <DayChart
      label={label}
      points={days.map(({ day, count }) => ({ day, value: count, label: t('rentals.point', { count }) }))}
    />
    <FiguresTable
      summary={t('table')}
      label={label}
      columns={[t('day'), t('count')]}
      rows={days.map(({ day, count }) => [formatDate(day), count])}
    />
  </>
);
