import { Button, Text } from '@mantine/core';
import { IconClockHour4, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney, formatPhone } from '../../lib/format';
import { t } from '../../lib/i18n/account';
import { formatDateTime } from '../../lib/time';
import { useAgencyNow } from '../../lib/useAgencyNow';
import { Picture } from '../../ui/Picture';
import { StatusBadge } from '../../ui/StatusBadge';
import { countdownOf } from './countdown';
import { MyReservationActions } from './MyReservationActions';
import classes from './NextRental.module.css';
import { useNextRentalQuery } from './NextRental.generated';

/** The customer's next rental, or the one that runs: how far it is, what is left to pay, to sign and to read, and the agency's number. */
export const NextRental = () => {
  const [from] = useState(() => new Date().toISOString());
  const now = useAgencyNow();
  const { data } = useNextRentalQuery({ variables: { from } });
  const rental = data?.myReservations.items[0];
  if (!rental || !now || (rental.status !== 'PENDING' && rental.status !== 'ACCEPTED')) return null;
  const { number, vehicle, startsAt, endsAt, pickupPlace, returnPlace, balance } = rental;
  const accepted = rental.status === 'ACCEPTED';
  return (
    <section className={classes.root} aria-label={t('next.title')}>
      <Picture src={vehicle.imageUrl} alt="" fallback={vehicle.name} sizes="16rem" className={classes.picture} />
      <div className={classes.text}>
        <div className={classes.head}>
          <Text c="dimmed" size="sm">
            {t('next.title')} · {number}
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
        {data.settings.phone && (
          <Button
            component="a"
            href={`tel:${data.settings.phone.replace(/[^\d+]/g, '')}`}
            variant="light"
            className={classes.call ?? ''}
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            {t('next.call', { phone: formatPhone(data.settings.phone) })}
          </Button>
        )}
      </div>
      <div className={classes.actions}>
        <MyReservationActions reservation={rental} />
      </div>
    </section>
  );
};
