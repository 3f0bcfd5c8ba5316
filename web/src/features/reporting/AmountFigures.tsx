import { formatMoney } from '../../platform/format/format';
import { formatDate } from '../../platform/time/time';
import { DayChart } from '../../kit/chart/DayChart';
import { FiguresTable } from '../../kit/chart/FiguresTable';
import { Money } from '../../kit/display/Money';
import { t } from './texts';

/** Shows dirhams a day: the chart and its table. */
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
      rows={days.map(({ day, amount }) => [formatDate(day), <Money key={day} amount={amount} />])}
    />
  </>
);
