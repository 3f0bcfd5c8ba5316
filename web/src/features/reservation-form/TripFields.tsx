import type { UseFormReturnType } from '@mantine/form';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n/site';
import { paths } from '../../lib/paths';
import { addToWallTime } from '../../lib/time';
import { useAgencyNow } from '../../lib/useAgencyNow';
import { DateTimeField } from '../../ui/DateTimeField';
import { PlaceSelect } from './PlaceSelect';
import type { ReservationValues } from './reservationValues';
import classes from './ReservationForm.module.css';

interface TripFieldsProps {
  form: UseFormReturnType<ReservationValues>;
  /** The dates come from a fleet search and cannot be changed here. */
  locked: boolean;
}

/** Days ahead a rental can start, and days it can last (docs/rules/site.md#reservation-forms). */
const furthestStart = 548;
const longestRental = 90;

/** Start, return and the two places. */
export const TripFields = ({ form, locked }: TripFieldsProps) => {
  const now = useAgencyNow();
  const { startsAt, endsAt } = form.values.period;
  return (
    <>
      <div className={classes.fields}>
        <DateTimeField
          label={t('form.startsAt')}
          pickerTitle={t('common:dateTime.startTitle')}
          min={now}
          max={now && addToWallTime(now, { days: furthestStart })}
          required
          locked={locked}
          {...form.getInputProps('period.startsAt')}
          value={startsAt}
        />
        <DateTimeField
          label={t('form.endsAt')}
          pickerTitle={t('common:dateTime.returnTitle')}
          min={startsAt || now}
          {...(startsAt && { max: addToWallTime(startsAt, { days: longestRental }) })}
          required
          locked={locked}
          {...form.getInputProps('period.endsAt')}
          value={endsAt}
        />
      </div>
      {now && startsAt !== '' && startsAt < now && (
        <Alert color="saffron" role="alert" icon={<IconAlertTriangle aria-hidden />} title={t('form.pastDates')}>
          {t('form.pastDatesHint')}
        </Alert>
      )}
      {locked && (
        <p className={classes.locked}>
          {t('form.lockedDates')} <Link to={paths.fleetFor({ startsAt, endsAt })}>{t('form.changeDates')}</Link>
        </p>
      )}
      <div className={classes.fields}>
        <PlaceSelect
          label={t('form.pickupPlace')}
          {...form.getInputProps('pickupPlace')}
          value={form.values.pickupPlace}
        />
        <PlaceSelect
          label={t('form.returnPlace')}
          {...form.getInputProps('returnPlace')}
          value={form.values.returnPlace}
        />
      </div>
    </>
  );
};
