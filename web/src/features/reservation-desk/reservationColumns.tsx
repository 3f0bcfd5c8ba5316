import { IconArrowRight } from '@tabler/icons-react';
import { Ltr } from '../../kit/display/Ltr';
import { Phone } from '../../kit/display/Phone';
import { fullName } from '../../platform/format/format';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import type { Column } from '../../kit/list/columns';
import { RowLink } from '../../kit/list/RowLink';
import { SecondLine } from '../../kit/list/SecondLine';
import { Money } from '../../kit/display/Money';
import { Period } from '../../kit/display/Period';
import { Badge, StatusBadge } from '../../kit/display/StatusBadge';
import type { ReservationRowFragment } from '../../domain/reservation/ReservationRow.generated';
import { StageBadge } from '../../domain/rental/StageBadge';
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
        <SecondLine>
          {fresh.has(number) && <Badge tone="success">{t('list.newBadge')}</Badge>} {formatAgo(createdAt)}
        </SecondLine>
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
        <SecondLine>{driver.phone ? <Phone number={driver.phone} /> : <Ltr>{driver.nationalId}</Ltr>}</SecondLine>
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
          <SecondLine>
            <Ltr>{plateNumber ?? vehicle.plateNumber}</Ltr>
          </SecondLine>
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
        <SecondLine>
          {formatDateTime(endsAt)} <span className={classes.days}>{t('sheet.days', { count: days })}</span>
        </SecondLine>
      </>
    ),
    inCard: ({ startsAt, endsAt, days }) => (
      <>
        <Period from={startsAt} to={endsAt} />
        <SecondLine>{t('sheet.days', { count: days })}</SecondLine>
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
          <SecondLine>
            <IconArrowRight size={14} aria-label={t('sheet.return')} role="img" /> {returnPlace}
          </SecondLine>
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
    // The stage of a rental says more than that it was accepted.
    cell: ({ status, kind, stage, late }) => (
      <>
        {stage ? <StageBadge stage={stage} late={late} /> : <StatusBadge status={status} />}
        <SecondLine>{t(`kind.${kind}`)}</SecondLine>
      </>
    ),
    card: 'aside',
  },
];
