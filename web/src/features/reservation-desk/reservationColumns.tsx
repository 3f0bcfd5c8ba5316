import { IconArrowRight } from '@tabler/icons-react';
import { formatPhone, fullName } from '../../platform/format/format';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import type { Column } from '../../kit/list/columns';
import { RowLink } from '../../kit/list/RowLink';
import { Money } from '../../kit/display/Money';
import { Period } from '../../kit/display/Period';
import { Badge, StatusBadge } from '../../kit/display/StatusBadge';
import type { ReservationRowFragment } from '../../domain/reservation/ReservationRow.generated';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import classes from './ReservationList.module.css';
import { t } from './texts';

interface ColumnNeeds {
  hrefFor: (number: string) => string;
  /** Numbers of the reservations that arrived while the list was open. */
  fresh: ReadonlySet<string>;
}

/** Returns the columns of the list of reservations in their order; the whole row opens its reservation. */
export const reservationColumns = ({ hrefFor, fresh }: ColumnNeeds): readonly Column<ReservationRowFragment>[] => [
  {
    key: 'CREATED_AT',
    label: t('list.columns.number'),
    cell: ({ number, createdAt }) => (
      <>
        <RowLink to={hrefFor(number)} covers aria-label={t('list.openOne', { number })} data-reservation={number}>
          {number}
        </RowLink>
        <span className={classes.sub}>
          {fresh.has(number) && <Badge tone="success">{t('list.newBadge')}</Badge>} {formatAgo(createdAt)}
        </span>
      </>
    ),
    card: 'head',
    noWrap: true,
    sort: 'DESC',
  },
  {
    key: 'customer',
    label: t('list.columns.customer'),
    cell: ({ driver }) => (
      <>
        {fullName(driver)}
        <span className={classes.sub}>{formatPhone(driver.phone) || driver.nationalId}</span>
      </>
    ),
  },
  {
    key: 'vehicle',
    label: t('list.columns.vehicle'),
    cell: ({ vehicle, plateNumber }) => (
      <span className={classes.vehicle}>
        <VehicleThumb vehicle={vehicle} />
        <span>
          {vehicle.name}
          <span className={classes.sub}>{plateNumber ?? vehicle.plateNumber}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'STARTS_AT',
    label: t('list.columns.period'),
    cell: ({ startsAt, endsAt, days }) => (
      <>
        {formatDateTime(startsAt)}
        <span className={classes.sub}>
          {formatDateTime(endsAt)} <span className={classes.days}>{t('sheet.days', { count: days })}</span>
        </span>
      </>
    ),
    inCard: ({ startsAt, endsAt, days }) => (
      <>
        <Period from={startsAt} to={endsAt} />
        <span className={classes.sub}>{t('sheet.days', { count: days })}</span>
      </>
    ),
    noWrap: true,
    sort: 'DESC',
  },
  {
    key: 'places',
    label: t('list.columns.places'),
    cell: ({ pickupPlace, returnPlace }) => (
      <>
        {pickupPlace}
        {returnPlace !== pickupPlace && (
          <span className={classes.sub}>
            <IconArrowRight size={14} aria-label={t('sheet.return')} role="img" /> {returnPlace}
          </span>
        )}
      </>
    ),
    noWrap: true,
    card: 'none',
  },
  {
    key: 'total',
    label: t('list.columns.total'),
    cell: ({ total, quotedTotal }) => (
      <b>
        <Money amount={total ?? quotedTotal} />
      </b>
    ),
    align: 'end',
  },
  {
    key: 'status',
    label: t('list.columns.status'),
    cell: ({ status, kind }) => (
      <>
        <StatusBadge status={status} />
        <span className={classes.sub}>{t(`kind.${kind}`)}</span>
      </>
    ),
    card: 'aside',
  },
];
