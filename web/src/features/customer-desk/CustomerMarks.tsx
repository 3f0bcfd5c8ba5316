import { Badge } from '../../kit/display/StatusBadge';
import type { CustomerRowFragment } from './CustomerRow.generated';
import { t } from './texts';

/** Shows 'Active' in green, 'Inactif' in red (docs/rules/back-office.md#customers); that there is no account in grey. */
export const CustomerStatusBadge = ({ registered, status }: Pick<CustomerRowFragment, 'registered' | 'status'>) =>
  registered ? (
    <Badge tone={status === 'ACTIVE' ? 'success' : 'danger'}>{t(`statuses.${status}`)}</Badge>
  ) : (
    <Badge tone="neutral">{t('customers.noAccount')}</Badge>
  );

/** Shows the staff's manual rating. */
export const RatingBadge = ({ rating }: Pick<CustomerRowFragment, 'rating'>) => (
  <Badge tone={rating === 'GOOD' ? 'neutral' : 'warning'}>{t(`ratings.${rating}`)}</Badge>
);

/** Sums up the customer's reservations in one line: `3 locations · 1 annulation`. */
export const historyLine = ({ rentals, cancellations, refusals }: CustomerRowFragment['history']): string => {
  const parts = [
    ...(rentals ? [t('customers.history.rentals', { count: rentals })] : []),
    ...(cancellations ? [t('customers.history.cancellations', { count: cancellations })] : []),
    ...(refusals ? [t('customers.history.refusals', { count: refusals })] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : t('customers.history.none');
};
