import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReservationDraft } from '../../domain/reservation/draft';
import { hasPrice } from '../../domain/reservation/useQuote';
import { takenProblem } from '../../domain/reservation/taken';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import type { TripQuery } from '../../platform/url/paths';
import { useVehicleTakenQuery } from './TakenDates.generated';

/** Shows why a form cannot be sent, with the free vehicles where the chosen one is taken. Loaded when it is needed. */
export const ProblemAlert = lazyPart(async () => (await import('./ProblemAlert')).ProblemAlert, { pending: null });

interface TakenDatesProps {
  trip: TripQuery & { vehicleId: string };
  period: ReservationDraft['period'];
  formFor: (trip: TripQuery) => string;
}

/**
 * Shows that the vehicle is taken at the chosen dates, with free ones instead, before the form is filled in. The server decides again when
 * the form is sent.
 */
export const TakenDates = ({ trip, period, formFor }: TakenDatesProps) => {
  const now = useAgencyNow() ?? '';
  const [settled] = useDebouncedValue(period, 250);
  const complete = hasPrice(settled, now);
  const { vehicleId } = trip;
  const { data } = useVehicleTakenQuery(
    complete ? { variables: { vehicleId, period: settled }, fetchPolicy: 'network-only' } : skipToken,
  );
  const taken = complete && data?.vehicleTaken;
  return taken ? <ProblemAlert problem={takenProblem(taken)} trip={{ ...trip, ...settled }} formFor={formFor} /> : null;
};
