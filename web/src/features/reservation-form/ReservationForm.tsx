import { Button, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
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
import { hasSecondDriver, type DriverValues } from './reservationValues';
import classes from './ReservationForm.module.css';

export interface ReservationFormProps {
  kind: ReservationKind;
  /** From the address; `vehicleId` is set. */
  trip: TripQuery & { vehicleId: string };
  /** The agency that gets the reservation, once its settings are there. */
  agency: AgencyContact | undefined;
}

const quickFields = ['lastName', 'firstName', 'phone', 'email'] as const;
const fullFields = [
  'lastName',
  'firstName',
  'phone',
  'email',
  'licenceNumber',
  'nationalId',
  'passportNumber',
  'nationality',
] as const;
const fullRequired = ['lastName', 'firstName', 'licenceNumber', 'nationalId', 'nationality'] as const;
const secondFields = [
  'lastName',
  'firstName',
  'phone',
  'licenceNumber',
  'nationalId',
  'passportNumber',
  'nationality',
] as const;
const secondRequired = ['lastName', 'firstName', 'phone', 'licenceNumber', 'nationalId', 'nationality'] as const;

/** Either paper will do: the mark moves to nothing once a passport is given. */
const marked = (fields: readonly (keyof DriverValues)[], { passportNumber }: DriverValues) =>
  fields.filter((field) => field !== 'nationalId' || passportNumber.trim() === '');

/**
 * Shows the two reservation forms (docs/rules/reservations.md#two-kinds): quick asks for four fields, full for papers and a
 * second driver.
 */
export const ReservationForm = ({ kind, trip, agency }: ReservationFormProps) => {
  const navigate = useNavigate();
  const { form, formElement, problem, receipt, busy, submit } = useReservationForm(kind, trip.vehicleId, trip);
  const quick = kind === 'QUICK';
  const { period, driver, secondDriver } = form.values;
  const locked = trip.fromFleet === true && Boolean(trip.startsAt && trip.endsAt);

  return (
    <div className={classes.layout}>
      <form
        ref={formElement}
        className={classes.form}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-busy={busy}
        data-banner-first={quick || undefined}
      >
        {problem && (
          <ProblemAlert
            problem={problem}
            trip={{ ...trip, ...period }}
            formFor={quick ? paths.quickReservationFor : paths.fullReservationFor}
          />
        )}
        <p className={classes.note}>{t('common:requiredNote')}</p>
        <section className={classes.section} aria-labelledby="titre-client">
          <h2 id="titre-client">{t('form.customer')}</h2>
          {!quick && <p>{t('form.hints.contact')}</p>}
          <DriverFields
            path="driver"
            fields={quick ? quickFields : fullFields}
            required={quick ? quickFields : marked(fullRequired, driver)}
            getInputProps={form.getInputProps}
          />
        </section>
        {!quick && (
          <section className={classes.section} aria-labelledby="titre-conducteur">
            <h2 id="titre-conducteur">{t('form.secondDriver')}</h2>
            <p>{t('form.secondDriverHint')}</p>
            <DriverFields
              path="secondDriver"
              fields={secondFields}
              required={hasSecondDriver(form.values) ? marked(secondRequired, secondDriver) : []}
              getInputProps={form.getInputProps}
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
              {...form.getInputProps('comment')}
            />
          )}
        </section>
        <div className={classes.foot} data-bottom-bar>
          <TotalLine vehicleId={trip.vehicleId} period={period} />
          <Button type="submit" size="lg" loading={busy} className={classes.submit ?? ''}>
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
