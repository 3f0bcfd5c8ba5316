import type { ApolloClient } from '@apollo/client';
import { attempt, type Problem } from '../../platform/errors/errors';
import { type Notice, notify } from '../../kit/notice/notify';
import type { ReservationDetailsFragment } from '../../domain/reservation/ReservationDetails.generated';
import { usePublishReservation } from '../../domain/reservation/ReservationFeed';

/**
 * Returns the function with which a form sends one change of a reservation. After success it updates the open pages and shows `success` as
 * a notification. Resolves to null, or to the problem that the form has to show.
 */
export const useDeskMutation = <Input, Data>(
  mutate: (options: { variables: { input: Input } }) => Promise<ApolloClient.MutateResult<Data>>,
  read: (data: Data) => ReservationDetailsFragment,
  success: (reservation: ReservationDetailsFragment) => Notice,
): ((input: Input) => Promise<Problem | null>) => {
  const publish = usePublishReservation();
  return (input) =>
    attempt(async () => {
      const { data } = await mutate({ variables: { input } });
      if (!data) return;
      const reservation = read(data);
      publish(reservation);
      void notify(success(reservation));
    });
};
