import { Alert, Anchor, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../../platform/format/format';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import classes from './CompetingRequests.module.css';
import { CompetingRequestFragmentDoc, type CompetingRequestFragment } from './CompetingRequests.generated';
import { t } from './texts';

type HrefFor = (number: string) => string;

const Request = ({ record, hrefFor }: { record: Holding<CompetingRequestFragment>; hrefFor: HrefFor }) => {
  const { number, driver, startsAt, endsAt, createdAt } = useFields(CompetingRequestFragmentDoc, record);
  return (
    <li>
      <Anchor component={Link} to={hrefFor(number)} inherit fw={600} underline="always">
        {number}
      </Anchor>{' '}
      {fullName(driver)}, {formatDateTime(startsAt)} – {formatDateTime(endsAt)},{' '}
      {t('list.received', { ago: formatAgo(createdAt) })}
    </li>
  );
};

interface CompetingRequestsProps {
  requests: readonly (Holding<CompetingRequestFragment> & { number: string })[];
  title: string;
  /** The consequence for the current request. */
  consequence: ReactNode;
  hrefFor: HrefFor;
}

/** Shows the other pending requests for the same vehicle and dates. */
export const CompetingRequests = ({ requests, title, consequence, hrefFor }: CompetingRequestsProps) => {
  if (requests.length === 0) return null;
  return (
    <Alert color="saffron" icon={<IconUsersGroup aria-hidden />} title={title} className={classes.root}>
      <Text size="sm">{consequence}</Text>
      <ul className={classes.list}>
        {requests.map((request) => (
          <Request key={request.number} record={request} hrefFor={hrefFor} />
        ))}
      </ul>
    </Alert>
  );
};
