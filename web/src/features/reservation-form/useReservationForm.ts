import { skipToken } from '@apollo/client/react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Problem } from '../../lib/errors';
import type { ReservationKind } from '../../lib/graphql/types.generated';
import type { TripQuery } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { reservationDraft } from './reservationDraft';
import { missingFields, type FieldErrors, type ReservationValues } from './reservationValues';
import { useCreateReservation } from './useCreateReservation';
import { useReservationCustomerQuery } from './useReservationForm.generated';

/** Server errors that name a whole object are shown at the field where the user can mend them. */
const fieldOf: Record<string, string> = { period: 'period.endsAt', driver: 'driver.lastName' };

const onFields = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [fieldOf[path] ?? path, message]));

const initialValues = (kind: ReservationKind, trip: TripQuery): ReservationValues => {
  const draft = reservationDraft.load(kind);
  const { startsAt, endsAt, pickupPlace, returnPlace } = trip;
  return {
    ...draft,
    period: { startsAt: startsAt || draft.period.startsAt, endsAt: endsAt || draft.period.endsAt },
    pickupPlace: draft.pickupPlace || (pickupPlace ?? ''),
    returnPlace: draft.returnPlace || (returnPlace ?? ''),
  };
};

/** State of a reservation form: draft, prefilled client, errors on fields and on top, sending once, the number. */
export const useReservationForm = (kind: ReservationKind, vehicleId: string, trip: TripQuery) => {
  const form = useForm<ReservationValues>({ initialValues: initialValues(kind, trip) });
  const formElement = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Pick<Problem, 'message' | 'code' | 'extensions'> | null>(null);
  const [receipt, setReceipt] = useState(() => reservationDraft.receipt(kind));
  const { send, busy } = useCreateReservation(kind, vehicleId);
  useClientPrefill(form);

  const { values } = form;
  useEffect(() => {
    if (!receipt) reservationDraft.save(kind, values);
  }, [kind, values, receipt]);

  const refuse = (fields: FieldErrors, refused: Pick<Problem, 'message' | 'code' | 'extensions'>): void => {
    form.setErrors(onFields(fields));
    setProblem(refused);
    // The vehicle is no field: what is wrong with it stands on top.
    const onField = Object.keys(fields).some((path) => path !== 'vehicleId');
    if (onField) focusFirstError(formElement.current);
    else window.scrollTo({ top: 0 });
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || receipt) return;
    const missing = missingFields(kind, values);
    const [first] = Object.values(missing);
    if (first) {
      refuse(missing, { message: first, code: null, extensions: {} });
      return;
    }
    form.clearErrors();
    setProblem(null);
    const result = await send(values);
    if (!result) return;
    if ('problem' in result) {
      refuse(result.problem.fields, result.problem);
      return;
    }
    setReceipt(result.receipt);
  };

  return { form, formElement, problem, receipt, busy, submit };
};

/** A logged-in client finds name, phone, e-mail and CIN filled in; what was typed stays. */
const useClientPrefill = ({ setValues, getValues }: UseFormReturnType<ReservationValues>): void => {
  const session = useSession();
  const { data } = useReservationCustomerQuery(session?.type === 'client' ? {} : skipToken);
  const customer = data?.me?.customer;
  const filled = useRef(false);
  useEffect(() => {
    if (!customer || filled.current) return;
    filled.current = true;
    const { driver } = getValues();
    setValues({
      driver: {
        ...driver,
        lastName: driver.lastName || customer.lastName,
        firstName: driver.firstName || customer.firstName,
        phone: driver.phone || customer.phone,
        email: driver.email || customer.email,
        nationalId: driver.nationalId || (customer.nationalId ?? ''),
      },
    });
  }, [customer, setValues, getValues]);
};
