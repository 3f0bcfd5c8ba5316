import { lockRow } from '../../../platform/database/lock.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Vehicle } from './vehicle.entity.js';

/**
 * Returns a vehicle of the fleet, which stays there until the transaction ends: the lock waits for whoever is archiving it now. Undefined
 * if there is none, or if it left the fleet.
 */
export async function vehicleInFleet(tx: Transaction, vehicleId: number): Promise<Vehicle | undefined> {
  // The mapper knows no lock as weak as this one, which lets others edit the vehicle meanwhile.
  const vehicle = await lockRow(tx, Vehicle, ['id', vehicleId], 'for key share');
  return vehicle?.archivedAt ? undefined : vehicle;
}
