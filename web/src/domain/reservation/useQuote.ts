import { skipToken } from '@apollo/client/react';
import type { TripOptionsInput } from '../../lib/graphql/types.generated';
import type { TripDraft } from './draft';
import { usePriceQuoteQuery } from './Quote.generated';

interface Asked {
  /** Empty if none is chosen. */
  vehicleId: string;
  period: TripDraft['period'];
  /** The earliest bookable start in agency time; earlier ones have no price. */
  notBefore?: string | undefined;
  /** Places, extras and the driver's age. */
  options?: TripOptionsInput | undefined;
}

/** Queries the price of a vehicle for a period, once both are `complete`. */
export const useQuote = ({ vehicleId, period: { startsAt, endsAt }, notBefore = '', options }: Asked) => {
  const complete = vehicleId !== '' && startsAt !== '' && startsAt >= notBefore && endsAt > startsAt;
  const result = usePriceQuoteQuery(
    complete ? { variables: { vehicleId, period: { startsAt, endsAt }, options } } : skipToken,
  );
  return { ...result, complete };
};
