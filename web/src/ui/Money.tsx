import { formatMoney } from '../lib/format';

/** An amount in dirhams that never breaks across lines. */
export const Money = ({ amount, className }: { amount: string | null | undefined; className?: string }) => (
  <span style={{ whiteSpace: 'nowrap' }} className={className}>
    {formatMoney(amount)}
  </span>
);
