import { ActionIcon, Table, Tooltip } from '@mantine/core';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/account';
import { paths } from '../../lib/paths';
import { formatAgo, formatDateTime } from '../../lib/time';
import { StatusBadge } from '../../ui/StatusBadge';
import { StageBadge } from '../rental/StageBadge';
import type { MyReservationFragment } from './MyReservations.generated';
import classes from './MyReservationRows.module.css';

interface MyReservationRowsProps {
  rows: readonly MyReservationFragment[];
  onShow: (row: MyReservationFragment) => void;
  onCancel: (row: MyReservationFragment) => void;
}

type RowProps = Omit<MyReservationRowsProps, 'rows'> & { row: MyReservationFragment };

const ShowButton = ({ row, onShow }: RowProps) => (
  <Tooltip label={t('reservations.columns.details')}>
    <ActionIcon
      variant="light"
      size="lg"
      aria-label={t('reservations.show', { number: row.number })}
      onClick={() => onShow(row)}
    >
      <IconEye size={20} aria-hidden />
    </ActionIcon>
  </Tooltip>
);

/** Stands beside pending requests alone, since nothing else can be cancelled by a customer (docs/rules/reservations.md#life). */
const CancelButton = ({ row, onCancel }: RowProps) =>
  row.status === 'PENDING' && (
    <Tooltip label={t('reservations.confirmYes')}>
      <ActionIcon
        variant="light"
        color="red"
        size="lg"
        aria-label={t('reservations.cancelOne', { number: row.number })}
        onClick={() => onCancel(row)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );

const updatedAgo = (row: MyReservationFragment): string =>
  t('reservations.updatedAgo', { ago: formatAgo(row.updatedAt) });

/** The state, and what it asks of the customer. */
const State = ({ row }: { row: MyReservationFragment }) => (
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

/** The customer's reservations on desktop. */
export const MyReservationTable = ({ rows, ...actions }: MyReservationRowsProps) => (
  <Table.ScrollContainer minWidth={860} className={classes.frame}>
    <Table verticalSpacing="sm" horizontalSpacing="md" aria-label={t('reservations.title')}>
      <Table.Thead>
        <Table.Tr>
          {(['number', 'name', 'vehicle', 'startsAt', 'endsAt', 'status', 'details', 'actions'] as const).map(
            (column) => (
              <Table.Th key={column}>{t(`reservations.columns.${column}`)}</Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.number}>
            <Table.Td>
              <b className={classes.number}>{row.number}</b>
              <span className={classes.sub}>{updatedAgo(row)}</span>
            </Table.Td>
            <Table.Td>{fullName(row.driver)}</Table.Td>
            <Table.Td>{row.vehicle.name}</Table.Td>
            <Table.Td className={classes.noWrap}>{formatDateTime(row.startsAt)}</Table.Td>
            <Table.Td className={classes.noWrap}>{formatDateTime(row.endsAt)}</Table.Td>
            <Table.Td>
              <State row={row} />
            </Table.Td>
            <Table.Td>
              <ShowButton row={row} {...actions} />
            </Table.Td>
            <Table.Td>
              <CancelButton row={row} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

/** The customer's reservations at 768 px and below. */
export const MyReservationCards = ({ rows, ...actions }: MyReservationRowsProps) => (
  <ul className={classes.cards} aria-label={t('reservations.title')}>
    {rows.map((row) => (
      <li key={row.number} className={classes.card}>
        <div className={classes.line}>
          <b className={classes.number}>{row.number}</b>
          <State row={row} />
        </div>
        <div>
          <b>{row.vehicle.name}</b>
          <span className={classes.sub}>
            {formatDateTime(row.startsAt)} – {formatDateTime(row.endsAt)}
          </span>
          <span className={classes.sub}>{fullName(row.driver)}</span>
        </div>
        <div className={classes.line}>
          <span className={classes.sub}>{updatedAgo(row)}</span>
          <span className={classes.buttons}>
            <ShowButton row={row} {...actions} />
            <CancelButton row={row} {...actions} />
          </span>
        </div>
      </li>
    ))}
  </ul>
);
