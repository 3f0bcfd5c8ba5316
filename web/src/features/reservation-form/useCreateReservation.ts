import { useRef, useState } from 'react';
import { readProblem, type Problem } from '../../lib/errors';
import type { ReservationKind } from '../../lib/graphql/types.generated';
import { reservationDraft, type Receipt } from './reservationDraft';
import { toInput, type ReservationValues } from './reservationValues';
import { useCreateReservationMutation } from './useCreateReservation.generated';

/**
 * Sends a reservation once: a second call while one is under way is ignored, a retry carries the same key. Gives the
 * receipt, which also waits in the draft's place until it was read, or the problem.
 */
export const useCreateReservation = (kind: ReservationKind, vehicleId: string) => {
  const [create] = useCreateReservationMutation();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const send = async (values: ReservationValues): Promise<{ receipt: Receipt } | { problem: Problem } | null> => {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    try {
      const input = toInput(kind, vehicleId, values);
      const idempotencyKey = reservationDraft.keyFor(kind, JSON.stringify(input));
      const { data } = await create({ variables: { input: { ...input, idempotencyKey } } });
      if (!data) return { problem: readProblem(null) };
      const receipt = { number: data.createReservation.number, vehicleId, values };
      reservationDraft.sent(kind, receipt);
      return { receipt };
    } catch (error) {
      return { problem: readProblem(error) };
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { send, busy };
};
