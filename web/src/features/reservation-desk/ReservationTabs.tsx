import { LinkTabs } from '../../kit/display/LinkTabs';
import type { ReservationStatus } from '../../platform/graphql/types.generated';
import type { ReservationsQuery } from './ReservationList.generated';
import { t } from './texts';

type Counts = ReservationsQuery['reservations']['counts'];

const tabs = [
  { status: null, count: 'all' },
  { status: 'PENDING', count: 'pending' },
  { status: 'ACCEPTED', count: 'accepted' },
  { status: 'REFUSED', count: 'refused' },
  { status: 'CANCELLED', count: 'cancelled' },
] as const;

interface ReservationTabsProps {
  status: ReservationStatus | null;
  counts: Counts | undefined;
  hrefFor: (status: ReservationStatus | null) => string;
}

/** Shows the states with the number of reservations in each under the current search and filters, as links that can be shared. */
export const ReservationTabs = ({ status: current, counts, hrefFor }: ReservationTabsProps) => (
  <LinkTabs
    label={t('list.tabs')}
    preventScrollReset
    tabs={tabs.map(({ status, count }) => ({
      key: count,
      to: hrefFor(status),
      current: status === current,
      label: status ? t(`common:status.${status}`) : t('list.all'),
      count: counts ? counts[count] : null,
      marked: status === 'PENDING',
    }))}
  />
);
