import { skipToken } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { formatMoney } from '../../platform/format/format';
import { fromCentimes, toCentimes } from '../../platform/money/money';
import { useStampDutyQuery } from './StampDuty.generated';
import { t } from './texts';

interface StampDutyProps {
  /** The typed amount in Dh. */
  amount: number | string;
  /** The method of payment; empty while none is chosen. */
  method: string;
}

/** Shows the stamp duty on a cash payment, and the sum to collect (docs/rules/payments.md#stamp-duty). */
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
