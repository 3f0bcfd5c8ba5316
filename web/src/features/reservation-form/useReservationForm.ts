import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import type { ReservationDraft } from '../../domain/reservation/draft';
import { resultOf } from '../../domain/reservation/taken';
import { useServerForm, type FormFields } from '../../kit/form/useServerForm';
import { useWhen } from '../../platform/effect/useWhen';
import { attempt } from '../../platform/errors/errors';
import type { ReservationKind } from '../../platform/graphql/types.generated';
import type { TripQuery } from '../../platform/url/paths';
import { useSession } from '../../platform/session/session';
import { reservationDraft } from './reservationDraft';
import { missingFields, toInput } from './reservationInput';
import { useCreateReservationMutation, useReservationCustomerQuery } from './useReservationForm.generated';

/** Server errors that name a whole object are shown at the field where they can be corrected. */
const fieldOf = { period: 'period.endsAt', driver: 'driver.lastName' };

const initialValues = (kind: ReservationKind, trip: TripQuery): ReservationDraft => {
  const draft = reservationDraft.load(kind);
  const { startsAt, endsAt, pickupPlace, returnPlace, driverAge } = trip;
  // A new search has its own answers, with which its totals were computed. The same address again is a reload, which keeps the draft's
  // answers.
  const reloaded = reservationDraft.openedBy(kind) === JSON.stringify(trip);
  const first = (typed: string, searched = ''): string => (reloaded ? typed || searched : searched || typed);
  return {
    ...draft,
    period: { startsAt: startsAt || draft.period.startsAt, endsAt: endsAt || draft.period.endsAt },
    pickupPlace: first(draft.pickupPlace, pickupPlace),
    returnPlace: first(draft.returnPlace, returnPlace),
    driverAge: first(draft.driverAge, driverAge),
  };
};

/**
 * Manages a reservation form: its draft, the prefilled client, and the receipt, which replaces the draft until its popup is closed. The
 * same request is sent with the same key, so that a retry makes no second reservation.
 */
export const useReservationForm = (kind: ReservationKind, vehicleId: string, trip: TripQuery) => {
  const [create] = useCreateReservationMutation();
  const [receipt, setReceipt] = useState(() => reservationDraft.receipt(kind));
  const keep = (values: ReservationDraft): void => {
    if (!receipt) reservationDraft.save(kind, values, JSON.stringify(trip));
  };
  const form = useServerForm<ReservationDraft>({
    initial: { values: initialValues(kind, trip) },
    validate: (values) => missingFields(kind, values),
    save: (values) =>
      attempt(async () => {
        if (receipt) return;
        const input = toInput(kind, vehicleId, values);
        const idempotencyKey = reservationDraft.keyFor(kind, JSON.stringify(input));
        const { data } = await create({ variables: { input: { ...input, idempotencyKey } } });
        if (!data) throw new Error('The server answered without a reservation');
        const { number, quote } = resultOf(data.createReservation);
        const made = { number, vehicleId, values, quote: { days: quote.days, payable: quote.payable } };
        reservationDraft.sent(kind, made);
        setReceipt(made);
      }),
    onChange: keep,
    fieldOf,
  });
  useWhen(true, () => keep(form.values), kind + JSON.stringify(trip));
  useClientPrefill(form);

  return { form, receipt };
};

/** Fills in name, phone, e-mail and CIN of a logged-in client; typed values are kept. */
const useClientPrefill = ({ setFieldValue }: Pick<FormFields<ReservationDraft>, 'setFieldValue'>): void => {
  const session = useSession();
  const { data } = useReservationCustomerQuery(session?.type === 'client' ? {} : skipToken);
  const customer = data?.me?.customer;
  useWhen(Boolean(customer), () => {
    for (const field of ['lastName', 'firstName', 'phone', 'email', 'nationalId'] as const)
      setFieldValue(`driver.${field}`, (typed: string) => typed || (customer?.[field] ?? ''));
  });
};
