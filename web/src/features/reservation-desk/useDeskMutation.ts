import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { readProblem, type Problem } from '../../lib/errors';
import { type Notice, notify } from '../../ui/notify';
import type { ReservationDetailsFragment } from './ReservationDetails.generated';
import { usePublishReservation } from './ReservationFeed';

/**
 * Runs one change of a reservation: no double submit, tells the pages, shows what was done. Answers null when it worked,
 * else the problem for the form to show.
 */
export const useDeskMutation = <Input, Data>(
  mutate: (options: { variables: { input: Input } }) => Promise<ApolloClient.MutateResult<Data>>,
  read: (data: Data) => ReservationDetailsFragment,
  success: (reservation: ReservationDetailsFragment) => Notice,
) => {
  const [busy, setBusy] = useState(false);
  const publish = usePublishReservation();

  const run = async (input: Input): Promise<Problem | null> => {
    if (busy) return null;
    setBusy(true);
    try {
      const { data } = await mutate({ variables: { input } });
      if (data) {
        const reservation = read(data);
        publish(reservation);
        void notify(success(reservation));
      }
      return null;
    } catch (error) {
      return readProblem(error);
    } finally {
      setBusy(false);
    }
  };

  return { run, busy };
};
