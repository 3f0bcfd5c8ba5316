import { useReservedVehicleQuery } from './PriceSummary.generated';
import type { Receipt } from './reservationDraft';

/** The vehicle of a reservation that was sent; undefined until it is known. */
export const useReservedVehicle = ({ vehicleId }: Receipt) =>
  useReservedVehicleQuery({ variables: { id: vehicleId }, fetchPolicy: 'cache-first' }).data?.vehicle;
