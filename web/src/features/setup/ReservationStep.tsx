import { NativeSelect, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookReservationMutation } from '../../domain/booking/Booking.generated';
import { contactFields, driverInput, emptyReservation, type DriverField } from '../../domain/reservation/draft';
import { DriverInputs } from '../../domain/reservation/DriverInputs';
import { PeriodInputs } from '../../domain/reservation/PeriodInputs';
import { PlaceSearch } from '../../domain/reservation/PlaceSearch';
import { resultOf } from '../../domain/reservation/taken';
import { t as reservationT } from '../../domain/reservation/texts';
import { useQuote } from '../../domain/reservation/useQuote';
import { useServerForm } from '../../kit/form/useServerForm';
import { Loaded } from '../../kit/state/Loaded';
import { minutesOf, wallOf } from '../../kit/timeline/wallMinutes';
import { randomId } from '../../platform/device/randomId';
import { useWhen } from '../../platform/effect/useWhen';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { inLine } from '../../platform/i18n/ltr';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { paths } from '../../platform/url/paths';
import { useSetupVehiclesQuery, type SetupVehiclesQuery } from './ReservationStep.generated';
import { StepForm } from './StepForm';
import { StepGrid } from './StepGrid';
import type { StepProps } from './stepProps';
import { t } from './texts';

/** Minutes of an hour, and of the length that is proposed. */
const hour = 60;
const proposedLength = 3 * 24 * hour;

/** Returns the next full hour and the end of the proposed length. */
const proposedPeriod = (now: string): { startsAt: string; endsAt: string } => {
  const start = (Math.floor(minutesOf(now) / hour) + 1) * hour;
  return { startsAt: wallOf(start), endsAt: wallOf(start + proposedLength) };
};

const labelOf = (field: DriverField): string => reservationT(`driver.${field}`);
const noHint = (): undefined => undefined;

interface FieldsProps extends StepProps {
  vehicles: SetupVehiclesQuery['vehicles']['items'];
}

const Fields = ({ vehicles, state: { agency }, onDone }: FieldsProps) => {
  const navigate = useNavigate();
  const [book] = useBookReservationMutation();
  const [idempotencyKey] = useState(randomId);
  const [number, setNumber] = useState<string | null>(null);
  const now = useAgencyNow();
  const place = agency?.town ?? '';
  const form = useServerForm({
    initial: {
      values: {
        ...emptyReservation(),
        vehicleId: vehicles[0]?.id ?? '',
        pickupPlace: place,
        returnPlace: place,
      },
    },
    save: ({ vehicleId, period, pickupPlace, returnPlace, driver }) =>
      attempt(async () => {
        const { data } = await book({
          variables: {
            input: {
              ...{ kind: 'QUICK', vehicleId, period, pickupPlace, returnPlace, accept: true, idempotencyKey },
              driver: driverInput(driver, contactFields),
            },
          },
        });
        const made = data && resultOf(data.bookReservation);
        if (made) setNumber(made.number);
      }),
  });
  useWhen(now !== undefined, () => form.preset({ period: proposedPeriod(now ?? '') }));
  // Only once the form has nothing left to lose, or it would ask.
  useWhen(number !== null && !form.unsent, () => {
    onDone();
    void navigate(paths.rentalFileFor(number ?? ''));
  });
  const { values } = form;
  const quote = useQuote(values).data?.priceQuote;
  return (
    <StepForm form={form} submitLabel={t('setup.reservation.submit')}>
      <StepGrid>
        <NativeSelect
          label={t('setup.reservation.vehicle')}
          required
          data={vehicles.map(({ id, name, plateNumber }) => ({ value: id, label: inLine([name, plateNumber]) }))}
          {...form.field('vehicleId')}
        />
        <PeriodInputs
          form={form}
          labels={{ startsAt: reservationT('trip.startsAt'), endsAt: reservationT('trip.endsAt') }}
          required
        />
        <PlaceSearch field="pickupPlace" {...form.field('pickupPlace')} />
        <PlaceSearch field="returnPlace" {...form.field('returnPlace')} />
        <DriverInputs
          form={form}
          path="driver"
          fields={contactFields}
          required={['lastName', 'firstName']}
          labelOf={labelOf}
          hintOf={noHint}
          autoFill={false}
        />
      </StepGrid>
      {quote && (
        <Text size="sm">{t('setup.reservation.price', { count: quote.days, total: formatMoney(quote.total) })}</Text>
      )}
    </StepForm>
  );
};

/** The form of the first rental, whose file then leads to the contract. */
export const ReservationStep = (props: StepProps) => (
  <Loaded
    query={useSetupVehiclesQuery({ fetchPolicy: 'network-only' })}
    title={t('setup.loadFailed')}
    waiting={<Skeleton height={240} radius="md" />}
  >
    {({ vehicles }) => <Fields {...props} vehicles={vehicles.items} />}
  </Loaded>
);
