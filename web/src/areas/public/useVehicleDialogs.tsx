import { useState, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { TripFactsInput } from '../../platform/graphql/types.generated';
import type { TripQuery } from '../../platform/url/paths';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useOverlayParam } from './useOverlayParam';

const VehicleDetail = lazyPart(async () => (await import('../../features/vehicle/VehicleDetail')).VehicleDetail, {
  over: true,
});
const ReservationPrompt = lazyPart(
  async () => (await import('../../features/reservation-form/ReservationPrompt')).ReservationPrompt,
  { over: true },
);

/** Loads the detail if the address opens it. */
export const loadVehicleDialogs = async (query: URLSearchParams): Promise<void> => {
  if (query.has('vehicule')) await VehicleDetail.load();
};

interface Vehicle {
  id: string;
  name: string;
}

interface VehicleDialogs {
  /** Returns the address that opens a vehicle's detail over the page. */
  detailTo: (vehicleId: string) => To;
  reserve: (vehicle: Vehicle) => void;
  /** True while a dialog covers the page, whose content then has priority. */
  covered: boolean;
  /** The dialogs, to be rendered in the page. */
  dialogs: ReactNode;
}

/** Provides a vehicle's detail (in the URL) and the choice of how to reserve it, for every page that shows vehicles. */
export const useVehicleDialogs = (
  period: { startsAt: string; endsAt: string } | null,
  facts?: TripFactsInput,
): VehicleDialogs => {
  const detail = useOverlayParam('vehicule');
  const [reserving, setReserving] = useState<Vehicle | null>(null);
  const trip: TripQuery = {
    vehicleId: reserving?.id,
    startsAt: period?.startsAt,
    endsAt: period?.endsAt,
    fromFleet: period !== null,
    pickupPlace: facts?.pickupPlace ?? undefined,
    returnPlace: facts?.returnPlace ?? undefined,
    driverAge: facts?.driverAge ? String(facts.driverAge) : undefined,
  };
  return {
    detailTo: detail.to,
    reserve: setReserving,
    covered: detail.value !== null || reserving !== null,
    dialogs: (
      <>
        {detail.value && !reserving && (
          <VehicleDetail
            vehicleId={detail.value}
            period={period}
            trip={facts}
            onReserve={setReserving}
            onClose={detail.close}
          />
        )}
        {reserving && <ReservationPrompt trip={trip} vehicleName={reserving.name} onClose={() => setReserving(null)} />}
      </>
    ),
  };
};
