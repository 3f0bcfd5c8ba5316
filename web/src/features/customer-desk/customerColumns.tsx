import { ActionIcon, Text } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { Phone } from '../../kit/display/Phone';
import { MailAddress } from '../../domain/person/MailAddress';
import { t as personT } from '../../domain/person/texts';
import { fullName } from '../../platform/format/format';
import { formatAgo } from '../../platform/time/time';
import { telUrl } from '../../platform/url/paths';
import { Hint } from '../../kit/display/Hint';
import type { Column } from '../../kit/list/columns';
import { RowLink } from '../../kit/list/RowLink';
import { TwoLines } from '../../kit/list/TwoLines';
import { CustomerStatusBadge, historyLine, RatingBadge } from './CustomerMarks';
import type { CustomerRowFragment } from './CustomerRow.generated';
import classes from './CustomerList.module.css';
import { t } from './texts';

interface ColumnNeeds {
  hrefFor: (id: string) => string;
  onComment: (customer: CustomerRowFragment) => void;
}

/** Returns the columns in their fixed order (docs/rules/back-office.md#customers). */
export const customerColumns = ({ hrefFor, onComment }: ColumnNeeds): Column<CustomerRowFragment>[] => [
  {
    key: 'CREATED_AT',
    label: t('customers.columns.id'),
    cell: ({ id }) => id,
    noWrap: true,
    card: 'none',
    sort: 'DESC',
  },
  {
    key: 'nationalId',
    label: t('customers.columns.nationalId'),
    cell: ({ nationalId }) => nationalId,
    noWrap: true,
  },
  {
    key: 'NAME',
    noWrap: true,
    label: t('customers.columns.name'),
    card: 'head',
    sort: 'ASC',
    cell: (customer) => (
      <div className={classes.name}>
        <RowLink to={hrefFor(customer.id)} aria-label={`${personT('actions.open')} ${fullName(customer)}`}>
          {fullName(customer)}
        </RowLink>
        <Text size="xs" c="dimmed">
          {t('customers.updated', { ago: formatAgo(customer.updatedAt) })}
        </Text>
      </div>
    ),
  },
  {
    key: 'email',
    noWrap: true,
    label: t('customers.columns.email'),
    cell: ({ registered, email, emailVerifiedAt }) => (
      <>
        {email && <MailAddress address={email} />}
        {registered && !emailVerifiedAt && (
          <Text size="xs" c="dimmed">
            {t('customers.unverified')}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'address',
    label: t('customers.columns.address'),
    cell: ({ address }) => address && <TwoLines text={address} />,
    card: 'none',
  },
  {
    key: 'phone',
    label: t('customers.columns.phone'),
    cell: ({ phone }) =>
      phone && (
        <a href={telUrl(phone)} className={classes.phone}>
          <Phone number={phone} />
        </a>
      ),
    noWrap: true,
  },
  {
    key: 'title',
    label: t('customers.columns.title'),
    // Nobody asks it of a person without an account.
    cell: ({ registered, title }) => registered && personT(`titles.${title}`),
    noWrap: true,
    card: 'none',
  },
  {
    key: 'status',
    label: t('customers.columns.status'),
    cell: (customer) => <CustomerStatusBadge {...customer} />,
    card: 'aside',
  },
  {
    key: 'rating',
    label: t('customers.columns.rating'),
    cell: ({ rating, history }) => (
      <>
        <RatingBadge rating={rating} />
        <Text size="xs" c="dimmed" className={classes.history ?? ''}>
          {historyLine(history)}
        </Text>
      </>
    ),
  },
  {
    key: 'comment',
    label: t('customers.columns.comment'),
    align: 'center',
    card: 'foot',
    cell: (customer) =>
      customer.comment ? (
        <Hint label={customer.comment} multiline>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('customers.showComment', { name: fullName(customer) })}
            onClick={() => onComment(customer)}
          >
            <IconMessage size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Hint>
      ) : null,
  },
];
