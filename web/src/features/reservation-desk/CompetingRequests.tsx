import { Alert, Anchor, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../../platform/format/format';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import classes from './CompetingRequests.module.css';
import type { ReservationRowFragment } from './ReservationRow.generated';
import { t } from './texts';

interface CompetingRequestsProps {
  requests: readonly ReservationRowFragment[];
  title: string;
  /** The consequence for the current request. */
  consequence: ReactNode;
  hrefFor: (number: string) => string;
}

/** Shows the other pending requests for the same vehicle and dates. */
export const CompetingRequests = ({ requests, title, consequence, hrefFor }: CompetingRequestsProps) => {
  if (requests.length === 0) return null;
  return (
    <Alert color="saffron" icon={<IconUsersGroup aria-hidden />} title={title} className={classes.root}>
      <Text size="sm">{consequence}</Text>
      <ul className={classes.list}>
        {requests.map((request) => (
          <li key={request.number}>
            <Anchor component={Link} to={hrefFor(request.number)} inherit fw={600} underline="always">
              {request.number}
            </Anchor>{' '}
            {fullName(request.driver)}, {formatDateTime(request.startsAt)} – {formatDateTime(request.endsAt)},{' '}
            {t('list.received', { ago: formatAgo(request.createdAt) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
