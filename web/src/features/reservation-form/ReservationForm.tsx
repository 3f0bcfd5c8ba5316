import { Button, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import {
  contactFields,
  driverFields,
  isFilled,
  type DriverDraft,
  type DriverField,
} from '../../domain/reservation/draft';
import type { ReservationKind } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/site';
import { paths, type TripQuery } from '../../lib/paths';
import { DriverFields } from './DriverFields';
import type { AgencyContact } from './ConfirmationSheet';
import { PriceSummary, TotalLine } from './PriceSummary';
import { ProblemAlert } from './ProblemAlert';
import { SuccessDialog } from './SuccessDialog';
import { TripFields } from './TripFields';
import { useReservationForm } from './useReservationForm';
import { reservationDraft } from './reservationDraft';
import classes from './ReservationForm.module.css';

export interface ReservationFormProps {
  kind: ReservationKind;
  /** From the address; `vehicleId` is set. */
  trip: TripQuery & { vehicleId: string };
  /** The agency that gets the reservation, once its settings are there. */
  agency: AgencyContact | undefined;
}

const fullRequired = ['lastName', 'firstName', 'licenceNumber', 'nationalId', 'nationality'] as const;
const secondFields = driverFields.filter((field) => field !== 'email');
const secondRequired = ['lastName', 'firstName', 'phone', 'licenceNumber', 'nationalId', 'nationality'] as const;

/** Either paper will do: the mark moves to nothing once a passport is given. */
const marked = (fields: readonly DriverField[], { passportNumber }: DriverDraft) =>
  fields.filter((field) => field !== 'nationalId' || passportNumber.trim() === '');

/**
 * Shows the two reservation forms (docs/rules/reservations.md#two-kinds): quick asks for four fields, full for papers and a
 * second driver.
 */
export const ReservationForm = ({ kind, trip, agency }: ReservationFormProps) => {
  const navigate = useNavigate();
  const { form, receipt } = useReservationForm(kind, trip.vehicleId, trip);
  const quick = kind === 'QUICK';
  const { period, driver, secondDriver } = form.values;
  const locked = trip.fromFleet === true && Boolean(trip.startsAt && trip.endsAt);

  return (
    <div className={classes.layout}>
      <form
        {...form.element}
        className={classes.form}
        data-banner-first={quick || form.unplaced !== null || form.errorAt('vehicleId') !== undefined || undefined}
      >
        {form.problem && (
          <ProblemAlert
            problem={form.problem}
            trip={{ ...trip, ...period }}
            formFor={quick ? paths.quickReservationFor : paths.fullReservationFor}
          />
        )}
        <p className={classes.note}>{t('common:requiredNote')}</p>
        <section className={classes.section} aria-labelledby="titre-client">
          <h2 id="titre-client">{t('form.customer')}</h2>
          {!quick && <p>{t('form.hints.contact')}</p>}
          <DriverFields
            form={form}
            path="driver"
            fields={quick ? contactFields : driverFields}
            required={quick ? contactFields : marked(fullRequired, driver)}
          />
        </section>
        {!quick && (
          <section className={classes.section} aria-labelledby="titre-conducteur">
            <h2 id="titre-conducteur">{t('form.secondDriver')}</h2>
            <p>{t('form.secondDriverHint')}</p>
            <DriverFields
              form={form}
              path="secondDriver"
              fields={secondFields}
              required={isFilled(secondDriver) ? marked(secondRequired, secondDriver) : []}
            />
          </section>
        )}
        <section className={classes.section} aria-labelledby="titre-dates">
          <h2 id="titre-dates">{t('form.reservation')}</h2>
          <TripFields form={form} locked={locked} />
          {!quick && (
            <Textarea
              label={`${t('form.comment')} (${t('form.optional')})`}
              autosize
              minRows={3}
              size="md"
              {...form.field('comment')}
            />
          )}
        </section>
        <div className={classes.foot} data-bottom-bar>
          <TotalLine vehicleId={trip.vehicleId} period={period} />
          <Button type="submit" size="lg" loading={form.busy} className={classes.submit ?? ''}>
            {t('form.submit')}
          </Button>
        </div>
      </form>
      <PriceSummary vehicleId={trip.vehicleId} period={period} />
      {receipt && (
        <SuccessDialog
          receipt={receipt}
          quick={quick}
          agency={agency}
          onClose={() => {
            reservationDraft.clear(kind);
            void navigate(paths.home, { replace: true });
          }}
        />
      )}
    </div>
  );
};
