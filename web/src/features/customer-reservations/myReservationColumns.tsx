import { ActionIcon } from '@mantine/core';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Hint } from '../../kit/display/Hint';
import type { Column } from '../../kit/list/columns';
import { SecondLine } from '../../kit/list/SecondLine';
import { fullName } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import { StatusBadge } from '../../kit/display/StatusBadge';
import { StageBadge } from '../../domain/rental/StageBadge';
import type { MyReservationFragment } from './MyReservations.generated';
import classes from './MyReservations.module.css';
import { t } from './texts';

type MyReservation = Fields<MyReservationFragment>;

/** Shows the state, and the action that it requires of the customer. */
const State = ({ row }: { row: MyReservation }) => (
  <span className={classes.state}>
    <StatusBadge status={row.status} />
    <StageBadge stage={row.stage} late={row.late} />
    {row.signatureOpen && !row.signed && (
      <Link
        to={paths.signatureFor(row.number)}
        className={classes.sign}
        aria-label={t('documents.signOne', { number: row.number })}
      >
        {t('documents.sign')}
      </Link>
    )}
  </span>
);

/** Makes the documented columns; on cards the two buttons are at the bottom. */
export const myReservationColumns = (
  onShow: (row: MyReservation) => void,
  onCancel: (row: MyReservation) => void,
): readonly Column<MyReservation>[] => [
  {
    key: 'number',
    label: t('reservations.columns.number'),
    card: 'head',
    cell: ({ number, updatedAt }) => (
      <>
        <b className={classes.number}>{number}</b>
        <SecondLine>{t('reservations.updatedAgo', { ago: formatAgo(updatedAt) })}</SecondLine>
      </>
    ),
  },
  { key: 'name', label: t('reservations.columns.name'), cell: ({ driver }) => fullName(driver) },
  { key: 'vehicle', label: t('reservations.columns.vehicle'), cell: ({ vehicle }) => <b>{vehicle.name}</b> },
  {
    key: 'startsAt',
    label: t('reservations.columns.startsAt'),
    cell: ({ startsAt }) => formatDateTime(startsAt),
    noWrap: true,
    card: 'labelled',
  },
  {
    key: 'endsAt',
    label: t('reservations.columns.endsAt'),
    cell: ({ endsAt }) => formatDateTime(endsAt),
    noWrap: true,
    card: 'labelled',
  },
  { key: 'status', label: t('reservations.columns.status'), cell: (row) => <State row={row} />, card: 'aside' },
  {
    key: 'details',
    label: t('reservations.columns.details'),
    card: 'foot',
    cell: (row) => (
      <Hint label={t('reservations.columns.details')}>
        <ActionIcon
          variant="light"
          size="xl"
          aria-label={t('reservations.show', { number: row.number })}
          onClick={() => onShow(row)}
        >
          <IconEye size={20} aria-hidden />
        </ActionIcon>
      </Hint>
    ),
  },
  {
    key: 'actions',
    label: t('reservations.columns.actions'),
    card: 'foot',
    // Nothing else can be cancelled by a customer (docs/rules/reservations.md#life).
    cell: (row) =>
      row.status === 'PENDING' && (
        <Hint label={t('reservations.confirmYes')}>
          <ActionIcon
            variant="light"
            color="red"
            size="xl"
            aria-label={t('reservations.cancelOne', { number: row.number })}
            onClick={() => onCancel(row)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Hint>
      ),
  },
];
