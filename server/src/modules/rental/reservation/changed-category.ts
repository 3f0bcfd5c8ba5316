import type { Transaction } from '../../../platform/database/transaction.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from './reservation.entity.js';
import type { Agreed } from './reservation.events.js';

/** Tells whether a reservation's vehicle was changed for one of another category. */
export async function changedCategory(
  { em }: Transaction,
  { vehicle }: Reservation,
  { vehicleId }: Pick<Agreed, 'vehicleId'>,
): Promise<boolean> {
  if (vehicleId === vehicle.id) return false;
  const { category } = await vehicle.loadOrFail();
  return (await em.findOneOrFail(Vehicle, { id: vehicleId })).category !== category;
}
