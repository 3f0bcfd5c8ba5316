import { t } from '../../lib/i18n/backoffice';
import type { ReservationStatus } from '../../lib/graphql/types.generated';
import { ViewLink } from '../../ui/list/ViewLink';
import type { ReservationsQuery } from './ReservationList.generated';
import classes from './ReservationTabs.module.css';

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

/** The states with how many reservations each holds under the present search and filters. Links: they can be shared. */
export const ReservationTabs = ({ status: current, counts, hrefFor }: ReservationTabsProps) => (
  <nav aria-label={t('list.tabs')} className={classes.root}>
    {tabs.map(({ status, count }) => (
      <ViewLink
        key={count}
        to={hrefFor(status)}
        preventScrollReset
        className={classes.tab}
        data-status={status}
        {...(status === current && { 'aria-current': 'page' as const })}
      >
        {status ? t(`common:status.${status}`) : t('list.all')}
        <span className={classes.count}>{counts ? counts[count] : '–'}</span>
      </ViewLink>
    ))}
  </nav>
);
