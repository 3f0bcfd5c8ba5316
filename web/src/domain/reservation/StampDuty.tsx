import { skipToken } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/reservation';
import { fromCentimes, toCentimes } from '../../lib/money';
import { useStampDutyQuery } from './StampDuty.generated';

interface StampDutyProps {
  /** What is paid, in Dh, as it is typed. */
  amount: number | string;
  /** How; nothing while it is not chosen. */
  method: string;
}

/** Says what the stamp duty adds to a payment in cash, and what is to be collected (docs/rules/payments.md#stamp-duty). */
export const StampDuty = ({ amount, method }: StampDutyProps) => {
  const cash = method === 'CASH' ? (toCentimes(amount) ?? 0) : 0;
  const { data } = useStampDutyQuery(cash > 0 ? {} : skipToken);
  const duty = Math.round((cash * Number(data?.rentalSettings.stampDutyPercent ?? 0)) / 100);
  if (duty <= 0) return null;
  return (
    <Text size="sm" role="status">
      {t('stampDuty', { duty: formatMoney(fromCentimes(duty)), sum: formatMoney(fromCentimes(cash + duty)) })}
    </Text>
  );
};
