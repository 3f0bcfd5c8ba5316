import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/reporting';
import { formatDate } from '../../lib/time';
import { DayChart } from '../../ui/charts/DayChart';
import { FiguresTable } from '../../ui/charts/FiguresTable';
import { Money } from '../../ui/Money';

/** Dirhams a day: the chart and its table. */
export const AmountFigures = ({ label, days }: { label: string; days: readonly { day: string; amount: string }[] }) => (
  <>
    <DayChart
      label={label}
      points={days.map(({ day, amount }) => ({ day, value: Number(amount), label: formatMoney(amount) }))}
    />
    <FiguresTable
      summary={t('table')}
      label={label}
      columns={[t('day'), t('amount')]}
      rows={days.map(({ day, amount }) => [formatDate(`${day}T00:00`), <Money key={day} amount={amount} />])}
    />
  </>
);
