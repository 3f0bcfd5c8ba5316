import { formatDate } from '../../lib/time';
import { t } from '../../lib/i18n/reporting';
import { DayChart } from '../../ui/charts/DayChart';
import { FiguresTable } from '../../ui/charts/FiguresTable';

/** Rentals a day: the chart and its table. */
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
      rows={days.map(({ day, count }) => [formatDate(`${day}T00:00`), count])}
    />
  </>
);
