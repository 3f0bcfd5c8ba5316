import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReservationDraft } from '../../domain/reservation/draft';
import { PeriodInputs } from '../../domain/reservation/PeriodInputs';
import { PlaceSelect } from '../../domain/reservation/PlaceSelect';
import type { FormFields } from '../../kit/form/useServerForm';
import { paths } from '../../platform/url/paths';
import { addToWallTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { PastDates } from './PastDates';
import classes from './ReservationForm.module.css';
import { t } from './texts';

interface TripFieldsProps {
  form: FormFields<ReservationDraft>;
  /** If true, the dates come from a fleet search and cannot be changed here. */
  locked: boolean;
  /** What is said about the dates, below them. */
  below: ReactNode;
}

/** The most days ahead that a rental may start (docs/rules/site.md#reservation-forms). */
const furthestStart = 548;
/** The most days that a rental may last (docs/rules/site.md#reservation-forms). */
const longestRental = 90;

/** Shows start, return and the two places. */
export const TripFields = ({ form, locked, below }: TripFieldsProps) => {
  const now = useAgencyNow();
  const { period, pickupPlace, returnPlace } = form.values;
  const { startsAt, endsAt } = period;
  return (
    <>
      <div className={classes.fields}>
        <PeriodInputs
          form={form}
          labels={{ startsAt: t('form.startsAt'), endsAt: t('form.endsAt') }}
          fromToday
          latestStart={now && addToWallTime(now, { days: furthestStart })}
          longest={longestRental}
          required
          locked={locked}
          size="md"
        />
      </div>
      {now && startsAt !== '' && startsAt < now && <PastDates />}
      {below}
      {locked && (
        <p className={classes.locked}>
          {t('form.lockedDates')} <Link to={paths.fleetFor({ startsAt, endsAt })}>{t('form.changeDates')}</Link>
        </p>
      )}
      <div className={classes.fields}>
        <PlaceSelect
          label={t('form.pickupPlace')}
          {...form.field('pickupPlace')}
          onChange={(place) => {
            form.setFieldValue('pickupPlace', place);
            // Most cars return to where they left from, so the return place follows the pickup until another one is chosen.
            if (!returnPlace || returnPlace === pickupPlace) form.setFieldValue('returnPlace', place);
          }}
        />
        <PlaceSelect label={t('form.returnPlace')} {...form.field('returnPlace')} />
      </div>
    </>
  );
};
