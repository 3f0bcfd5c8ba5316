import { Button, InputBase } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactFields, driverFields } from '../../domain/reservation/draft';
import { isTaken } from '../../domain/reservation/taken';
import type { ReservationKind } from '../../platform/graphql/types.generated';
import { useWhen } from '../../platform/effect/useWhen';
import { paths, type TripQuery } from '../../platform/url/paths';
import { SuccessDialog } from './SuccessDialog';
import { ProblemAlert } from './ProblemAlert';
import { VehicleGone } from './VehicleGone';
import { PageLoading } from '../../kit/state/PageLoading';
import { DriverFields, marked } from './DriverFields';
import type { AgencyContact } from './ConfirmationSheet';
import { Extras } from './Extras';
import { PriceSummary, TotalLine } from './PriceSummary';
import { useReservedVehicleQuery } from './PriceSummary.generated';
import { PromotionCode } from './PromotionCode';
import { SecondDriver } from './SecondDriver';
import { TripFields } from './TripFields';
import { useReservationForm } from './useReservationForm';
import { useSettledQuote } from './useSettledQuote';
import { useTaken } from './useTaken';
import { reservationDraft } from './reservationDraft';
import classes from './ReservationForm.module.css';
import { t } from './texts';

/** Props of the reservation form: its kind, the trip and vehicle that were chosen before, and the agency. */
export interface ReservationFormProps {
  kind: ReservationKind;
  /** The parameters of the address; `vehicleId` is set. */
  trip: TripQuery & { vehicleId: string };
  /** The agency that receives the reservation, once the settings are loaded. */
  agency: AgencyContact | undefined;
}

const fullRequired = ['lastName', 'firstName', 'licenceNumber', 'nationalId', 'nationality'] as const;
/**
 * Shows the two reservation forms (docs/rules/reservations.md#two-kinds): quick asks for four fields, full for papers and a
 * second driver.
 */
export const ReservationForm = ({ kind, trip, agency }: ReservationFormProps) => {
  const navigate = useNavigate();
  const { form, receipt } = useReservationForm(kind, trip.vehicleId, trip);
  const quick = kind === 'QUICK';
  const { period, driver } = form.values;
  const reserved = useReservedVehicleQuery({ variables: { id: trip.vehicleId } });
  const quoted = useSettledQuote(trip.vehicleId, form.values);
  const taken = useTaken(trip.vehicleId, period);
  const [loaded, setLoaded] = useState(false);
  useWhen(
    [reserved, quoted, taken].every(({ loading }) => !loading),
    () => setLoaded(true),
  );
  // A vehicle that is withdrawn meanwhile does not take away what was typed: the server's refusal offers others.
  if (reserved.data?.vehicle === null && !form.dirty && !receipt) return <VehicleGone period={period} />;
  const formFor = quick ? paths.quickReservationFor : paths.fullReservationFor;
  const refused = form.problem !== null && isTaken(form.problem);
  const warning = taken.problem && !refused && !receipt && (
    <ProblemAlert problem={taken.problem} trip={{ ...trip, ...period }} formFor={formFor} />
  );
  // Says so above the form if the dates come from the address, otherwise below the fields in which they were chosen.
  const given = trip.startsAt === period.startsAt && trip.endsAt === period.endsAt;
  const locked = trip.fromFleet === true && Boolean(trip.startsAt && trip.endsAt);

  return (
    <div className={classes.layout} data-waiting={!loaded || undefined}>
      {!loaded && <PageLoading />}
      <form
        {...form.element}
        className={classes.form}
        data-banner-first={
          (quick && form.refusal !== null) ||
          form.unplaced !== null ||
          form.errorAt('vehicleId') !== undefined ||
          undefined
        }
      >
        {given && warning}
        {form.problem && <ProblemAlert problem={form.problem} trip={{ ...trip, ...period }} formFor={formFor} />}
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
        {!quick && <SecondDriver form={form} />}
        <section className={classes.section} aria-labelledby="titre-dates">
          <h2 id="titre-dates">{t('form.reservation')}</h2>
          <TripFields form={form} locked={locked} below={!given && warning} />
          {!quick && (
            <InputBase
              component="textarea"
              multiline
              rows={3}
              label={`${t('form.comment')} (${t('form.optional')})`}
              size="md"
              {...form.field('comment')}
            />
          )}
        </section>
        <Extras form={form} vehicleId={trip.vehicleId} />
        <PromotionCode form={form} vehicleId={trip.vehicleId} />
        <div className={classes.foot}>
          <TotalLine quoted={quoted} />
          <Button type="submit" size="lg" loading={form.busy} className={classes.submit ?? ''}>
            {t('form.submit')}
          </Button>
        </div>
      </form>
      <PriceSummary vehicleId={trip.vehicleId} period={period} quoted={quoted} />
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
