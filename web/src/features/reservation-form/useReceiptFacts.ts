import { tripOptions } from '../../domain/reservation/draft';
import { useQuote } from '../../domain/reservation/useQuote';
import { useReservedVehicleQuery } from './PriceSummary.generated';
import type { Receipt } from './reservationDraft';

/** The vehicle of a reservation that was sent, and its price. */
export const useReceiptFacts = ({ vehicleId, values }: Receipt) => {
  const { data } = useReservedVehicleQuery({ variables: { id: vehicleId }, fetchPolicy: 'cache-first' });
  const quote = useQuote({ vehicleId, period: values.period, options: tripOptions(values) }).data?.priceQuote;
  return { vehicle: data?.vehicle, quote };
};
