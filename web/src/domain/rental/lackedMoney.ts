import { formatMoney } from '../../platform/format/format';
import { t } from './texts';

/** The fields of a departure that was allowed although money was missing; amounts in Dh. */
interface LackedMoney {
  moneyReason: string | null;
  missingBalance: string | null;
  missingDeposit: string | null;
}

/** Returns the sentence on the missing money of a departure and the Admin's reason; null if nothing was missing. */
export const lackedMoney = ({
  moneyReason: reason,
  missingBalance: balance,
  missingDeposit: deposit,
}: LackedMoney): string | null => {
  if (reason === null) return null;
  const sums = [
    balance !== null && t('stages.lackedBalance', { amount: formatMoney(balance) }),
    deposit !== null && t('stages.lackedDeposit', { amount: formatMoney(deposit) }),
  ];
  return t('stages.lackedOf', { sums: sums.filter(Boolean).join(' et '), reason });
};
