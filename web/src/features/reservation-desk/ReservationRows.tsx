import { Table } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/backoffice';
import { formatAgo, formatDateTime } from '../../lib/time';
import { Money } from '../../ui/Money';
import { Badge, StatusBadge } from '../../ui/StatusBadge';
import type { ReservationRowFragment } from './ReservationRow.generated';
import classes from './ReservationRows.module.css';
import { VehicleThumb } from './VehicleThumb';

interface ReservationRowsProps {
  rows: readonly ReservationRowFragment[];
  /** Numbers of the reservations that came in while the list was open. */
  fresh: ReadonlySet<string>;
  /** Number of the reservation open beside the list. */
  opened: string;
  hrefFor: (number: string) => string;
}

const NumberLink = ({ row, href }: { row: ReservationRowFragment; href: string }) => (
  <Link
    to={href}
    preventScrollReset
    className={classes.link}
    aria-label={t('list.openOne', { number: row.number })}
    data-reservation={row.number}
  >
    {row.number}
  </Link>
);

const price = (row: ReservationRowFragment): string => row.total ?? row.quotedTotal;

/** The list on desktop: one row a reservation, the whole row opens it. */
export const ReservationTable = ({ rows, fresh, opened, hrefFor }: ReservationRowsProps) => (
  <Table.ScrollContainer minWidth={900} className={classes.frame}>
    <Table verticalSpacing="sm" horizontalSpacing="sm" className={classes.table} aria-label={t('list.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('list.columns.number')}</Table.Th>
          <Table.Th>{t('list.columns.customer')}</Table.Th>
          <Table.Th>{t('list.columns.vehicle')}</Table.Th>
          <Table.Th>{t('list.columns.period')}</Table.Th>
          <Table.Th>{t('list.columns.places')}</Table.Th>
          <Table.Th ta="right">{t('list.columns.total')}</Table.Th>
          <Table.Th>{t('list.columns.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr
            key={row.number}
            className={classes.row}
            data-fresh={fresh.has(row.number) || undefined}
            data-opened={row.number === opened || undefined}
          >
            <Table.Td>
              <NumberLink row={row} href={hrefFor(row.number)} />
              <span className={classes.sub}>
                {fresh.has(row.number) && <Badge tone="success">{t('list.newBadge')}</Badge>} {formatAgo(row.createdAt)}
              </span>
            </Table.Td>
            <Table.Td>
              {fullName(row.driver)}
              <span className={classes.sub}>{row.driver.phone ?? row.driver.nationalId}</span>
            </Table.Td>
            <Table.Td>
              <span className={classes.vehicle}>
                <VehicleThumb vehicle={row.vehicle} />
                <span>
                  {row.vehicle.name}
                  <span className={classes.sub}>{row.plateNumber ?? row.vehicle.plateNumber}</span>
                </span>
              </span>
            </Table.Td>
            <Table.Td className={classes.noWrap}>
              {formatDateTime(row.startsAt)}
              <span className={classes.sub}>
                {formatDateTime(row.endsAt)} · {t('sheet.days', { count: row.days })}
              </span>
            </Table.Td>
            <Table.Td className={classes.places}>
              {row.pickupPlace}
              {row.returnPlace !== row.pickupPlace && (
                <span className={classes.sub}>
                  <IconArrowRight size={14} aria-label={t('sheet.return')} role="img" /> {row.returnPlace}
                </span>
              )}
            </Table.Td>
            <Table.Td ta="right" fw={600}>
              <Money amount={price(row)} />
            </Table.Td>
            <Table.Td>
              <StatusBadge status={row.status} />
              <span className={classes.sub}>{t(`kind.${row.kind}`)}</span>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

/** The list at 768 px and below: one card a reservation. */
export const ReservationCards = ({ rows, fresh, opened, hrefFor }: ReservationRowsProps) => (
  <ul className={classes.cards} aria-label={t('list.title')}>
    {rows.map((row) => (
      <li
        key={row.number}
        className={classes.card}
        data-fresh={fresh.has(row.number) || undefined}
        data-opened={row.number === opened || undefined}
      >
        <div className={classes.cardHead}>
          <NumberLink row={row} href={hrefFor(row.number)} />
          <StatusBadge status={row.status} />
        </div>
        <div className={classes.cardBody}>
          <VehicleThumb vehicle={row.vehicle} size="md" />
          <div className={classes.cardText}>
            <b>{fullName(row.driver)}</b>
            <span>{row.vehicle.name}</span>
            <span className={classes.sub}>
              {formatDateTime(row.startsAt)} – {formatDateTime(row.endsAt)}
            </span>
          </div>
        </div>
        <div className={classes.cardFoot}>
          <span className={classes.sub}>{t('list.received', { ago: formatAgo(row.createdAt) })}</span>
          <b>
            <Money amount={price(row)} />
          </b>
        </div>
      </li>
    ))}
  </ul>
);
