import { skipToken } from '@apollo/client/react';
import type { TripDraft } from './draft';
import { usePriceQuoteQuery } from './Quote.generated';

interface Asked {
  /** Empty while none is chosen. */
  vehicleId: string;
  period: TripDraft['period'];
  /** Nothing before this agency wall time has a price: nobody can book what has begun. */
  notBefore?: string | undefined;
}

/** The server's quote for a vehicle and a period, asked for once both are `complete`. */
export const useQuote = ({ vehicleId, period: { startsAt, endsAt }, notBefore = '' }: Asked) => {
  const complete = vehicleId !== '' && startsAt !== '' && startsAt >= notBefore && endsAt > startsAt;
  const result = usePriceQuoteQuery(complete ? { variables: { vehicleId, period: { startsAt, endsAt } } } : skipToken);
  return { ...result, complete };
};
