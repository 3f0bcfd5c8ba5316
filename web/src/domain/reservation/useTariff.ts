import { useQuote } from './useQuote';

/** Queries what a vehicle costs for a period by the tariff of today; with the reduction of registered customers if the reservation has it. */
export const useTariff = (
  request: Parameters<typeof useQuote>[0],
  { discountPercent }: { discountPercent: number },
) => {
  const { data, error } = useQuote(request);
  const quote = data?.priceQuote;
  return { tariff: quote && (discountPercent > 0 ? quote.registeredTotal : quote.total), failed: error !== undefined };
};
