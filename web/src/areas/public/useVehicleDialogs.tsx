import { useState, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { TripQuery } from '../../lib/paths';
import { lazyPart } from '../../ui/lazyPart';
import { useOverlayParam } from './useOverlayParam';

const VehicleDetail = lazyPart(async () => (await import('../../features/vehicle/VehicleDetail')).VehicleDetail, {
  over: true,
});
const ReservationPrompt = lazyPart(
  async () => (await import('../../features/reservation-form/ReservationPrompt')).ReservationPrompt,
  { over: true },
);

/** Loads the detail where the address opens it. */
export const loadVehicleDialogs = async (query: URLSearchParams): Promise<void> => {
  if (query.has('vehicule')) await VehicleDetail.load();
};

interface Vehicle {
  id: string;
  name: string;
}

interface VehicleDialogs {
  /** Address that opens a vehicle's detail over the page. */
  detailTo: (vehicleId: string) => To;
  reserve: (vehicle: Vehicle) => void;
  /** A dialog is over the page: what it shows comes first. */
  covered: boolean;
  /** The dialogs themselves, to be put into the page. */
  dialogs: ReactNode;
}

/** A vehicle's detail (in the URL) and the question how to reserve it, for every page that shows vehicles. */
export const useVehicleDialogs = (period: { startsAt: string; endsAt: string } | null): VehicleDialogs => {
  const detail = useOverlayParam('vehicule');
  const [reserving, setReserving] = useState<Vehicle | null>(null);
  const trip: TripQuery = {
    vehicleId: reserving?.id,
    startsAt: period?.startsAt,
    endsAt: period?.endsAt,
    fromFleet: period !== null,
  };
  return {
    detailTo: detail.to,
    reserve: setReserving,
    covered: detail.value !== null || reserving !== null,
    dialogs: (
      <>
        {detail.value && !reserving && (
          <VehicleDetail vehicleId={detail.value} period={period} onReserve={setReserving} onClose={detail.close} />
        )}
        {reserving && <ReservationPrompt trip={trip} vehicleName={reserving.name} onClose={() => setReserving(null)} />}
      </>
    ),
  };
};
