import { useReservedVehicleQuery } from './PriceSummary.generated';
import type { Receipt } from './reservationDraft';

/** Returns the vehicle of a sent reservation; undefined until it is loaded. */
export const useReservedVehicle = ({ vehicleId }: Receipt) =>
  useReservedVehicleQuery({ variables: { id: vehicleId }, fetchPolicy: 'cache-first' }).data?.vehicle;
