import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/rental';

/** What a step keeps of a departure with less money than was asked for; amounts in Dh. */
interface LackedMoney {
  moneyReason: string | null;
  missingBalance: string | null;
  missingDeposit: string | null;
}

/** What a departure lacked that an Admin allowed, and why; null where nothing was missing. */
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
