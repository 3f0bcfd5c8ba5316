import { formatMoney } from '../../platform/format/format';

/** Shows an amount in dirhams without line breaks. */
export const Money = ({ amount, className }: { amount: string | null | undefined; className?: string }) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }} className={className}>
    {formatMoney(amount)}
  </bdi>
);
