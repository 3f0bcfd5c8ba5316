import { Button, Text } from '@mantine/core';
import { IconClockHour4, IconPhone } from '@tabler/icons-react';
import { useLoaderData } from 'react-router-dom';
import { useLoaded } from '../../platform/query/useLoaded';
import { formatMoney, formatPhone } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { telUrl } from '../../platform/url/paths';
import { Picture } from '../../kit/display/Picture';
import { StatusBadge } from '../../kit/display/StatusBadge';
import { countdownOf } from './countdown';
import { MyReservationActions } from './MyReservationActions';
import type { LoadedNext } from './myReservationsRoute';
import classes from './NextRental.module.css';
import { NextRentalDocument, type NextRentalFragment, type NextRentalQuery } from './NextRental.generated';
import { t } from './texts';

/** Returns the rental whose vehicle the customer has, else the one that begins first; undefined without either. */
const nextOf = ({ out, planned, pending }: NextRentalQuery): NextRentalFragment | undefined =>
  out.items[0] ?? [...planned.items, ...pending.items].sort((a, b) => a.startsAt.localeCompare(b.startsAt))[0];

interface NextRentalCardProps {
  rental: NextRentalFragment;
  /** The agency's. */
  phone: string | null;
}

const NextRentalCard = ({ rental, phone }: NextRentalCardProps) => {
  const now = useAgencyNow();
  if (!now) return null;
  const { number, vehicle, startsAt, endsAt, pickupPlace, returnPlace, balance } = rental;
  const accepted = rental.status === 'ACCEPTED';
  const title = t(rental.stage === 'OUT' ? 'next.running' : 'next.title');
  return (
    <section className={classes.root} aria-label={title}>
      <Picture src={vehicle.imageUrl} alt="" fallback={vehicle.name} sizes="16rem" className={classes.picture} />
      <div className={classes.text}>
        <div className={classes.head}>
          <Text c="dimmed" size="sm">
            {title} · {number}
          </Text>
          <StatusBadge status={rental.status} />
        </div>
        <p className={classes.name}>{vehicle.name}</p>
        <p className={classes.countdown}>
          <IconClockHour4 size={20} aria-hidden />
          {accepted ? countdownOf(rental, now) : t('next.pending')}
        </p>
        <Text size="sm">
          {formatDateTime(startsAt)}, {pickupPlace} → {formatDateTime(endsAt)}, {returnPlace}
        </Text>
        {accepted && balance !== null && Number(balance) > 0 && (
          <Text size="sm" fw={600}>
            {t('next.balance', { amount: formatMoney(balance) })}
          </Text>
        )}
        {phone && (
          <Button
            component="a"
            href={telUrl(phone)}
            variant="light"
            className={classes.call ?? ''}
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            {t('next.call', { phone: formatPhone(phone) })}
          </Button>
        )}
      </div>
      <div className={classes.actions}>
        <MyReservationActions reservation={rental} />
      </div>
    </section>
  );
};

/**
 * Shows the customer's current or next rental: the time until it begins or ends, the unpaid amount, documents to sign and to read, and the
 * agency's number.
 */
export const NextRental = () => {
  const { data } = useLoaded(NextRentalDocument, useLoaderData<LoadedNext>().next);
  const next = data && nextOf(data);
  return next && <NextRentalCard rental={next} phone={data.settings.phone} />;
};
