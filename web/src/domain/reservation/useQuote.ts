import { isPeriod } from '../../platform/time/time';
import { skipToken } from '@apollo/client/react';
import { readProblem } from '../../platform/errors/errors';
import type { TripOptionsInput } from '../../platform/graphql/types.generated';
import type { TripDraft } from './draft';
import { usePriceQuoteQuery } from './Quote.generated';

interface QuoteRequest {
  /** Empty if none is chosen. */
  vehicleId: string;
  period: TripDraft['period'];
  /** The earliest bookable start in agency time; earlier ones have no price. */
  notBefore?: string | undefined;
  /** Places, extras, the driver's age and a code. */
  options?: TripOptionsInput | undefined;
}

/** Tells whether a period has a price: both dates are chosen, in order, and not before `notBefore`. */
export const hasPrice = ({ startsAt, endsAt }: TripDraft['period'], notBefore = ''): boolean =>
  isPeriod({ startsAt, endsAt }) && startsAt >= notBefore;

/**
 * Queries the price of a vehicle for a period, once both are `complete`. If the code is refused, `codeProblem` says why, and the price is
 * that without the code.
 */
export const useQuote = ({ vehicleId, period, notBefore, options = {} }: QuoteRequest) => {
  const complete = vehicleId !== '' && hasPrice(period, notBefore);
  const { promotionCode, ...others } = options;
  const { startsAt, endsAt } = period;
  const variables = { vehicleId, period: { startsAt, endsAt } };
  const result = usePriceQuoteQuery(
    complete
      ? { variables: { ...variables, options: Object.keys(others).length > 0 ? others : undefined } }
      : skipToken,
  );
  const withCode = usePriceQuoteQuery(
    complete && promotionCode ? { variables: { ...variables, options: { ...others, promotionCode } } } : skipToken,
  );
  const data = promotionCode ? (withCode.data ?? result.data) : result.data;
  const codeProblem = withCode.error && readProblem(withCode.error).fields.promotionCode;
  return { ...result, data, codeProblem, complete };
};
