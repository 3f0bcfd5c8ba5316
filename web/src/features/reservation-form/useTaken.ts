import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReservationDraft } from '../../domain/reservation/draft';
import { hasPrice } from '../../domain/reservation/useQuote';
import { takenProblem } from '../../domain/reservation/taken';
import type { Problem } from '../../platform/errors/errors';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { useVehicleTakenQuery } from './useTaken.generated';

interface Taken {
  /** Says which dates are taken and names free vehicles; null if the vehicle is free, as far as is known. */
  problem: Problem | null;
  /** True until the server has answered for the dates. */
  loading: boolean;
}

/** Asks before the form is filled in whether the vehicle is taken at the chosen dates. The server decides again when the form is sent. */
export const useTaken = (vehicleId: string, period: ReservationDraft['period']): Taken => {
  const now = useAgencyNow() ?? '';
  const [settled] = useDebouncedValue(period, 250);
  const complete = hasPrice(settled, now);
  const { data, loading } = useVehicleTakenQuery(
    complete ? { variables: { vehicleId, period: settled }, fetchPolicy: 'network-only' } : skipToken,
  );
  const taken = complete && data?.vehicleTaken;
  return { problem: taken ? takenProblem(taken) : null, loading };
};
