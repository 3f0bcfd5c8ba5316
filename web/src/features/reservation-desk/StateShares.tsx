import { Link } from 'react-router-dom';
import { StatusBadge } from '../../kit/display/StatusBadge';
import { reservationsHref } from './reservationsView';
import classes from './StateShares.module.css';
import { t } from './texts';

interface StateSharesProps {
  counts: { pending: number; accepted: number; refused: number; cancelled: number; all: number };
}

const states = [
  { status: 'PENDING', count: 'pending' },
  { status: 'ACCEPTED', count: 'accepted' },
  { status: 'REFUSED', count: 'refused' },
  { status: 'CANCELLED', count: 'cancelled' },
] as const;

/** Shows the number of reservations in each state, each with a link to its list. */
export const StateShares = ({ counts }: StateSharesProps) => (
  <>
    <div className={classes.bar} aria-hidden>
      {states.map(({ status, count }) => (
        <span key={status} data-status={status} style={{ flexGrow: counts[count] }} />
      ))}
    </div>
    <ul className={classes.list}>
      {states.map(({ status, count }) => (
        <li key={status}>
          <Link to={reservationsHref({ status })} className={classes.link}>
            <StatusBadge status={status} />
            <b>{counts[count]}</b>
            <span className={classes.share}>
              {t('today.share', { percent: counts.all ? Math.round((100 * counts[count]) / counts.all) : 0 })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);
