import { holdInUse, holdRecord } from '../../../platform/database/lock.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Vehicle } from './vehicle.entity.js';

/**
 * Returns a vehicle, archived or not, which nobody can archive until the transaction ends: the lock waits for whoever is archiving it
 * now.
 */
export function vehicleHeld(tx: Transaction, vehicleId: number): Promise<Vehicle | undefined> {
  return holdRecord(tx, Vehicle, vehicleId);
}

/** Returns a vehicle of the fleet, locked as by `vehicleHeld`. Undefined if there is none, or if it left the fleet. */
export function vehicleInFleet(tx: Transaction, vehicleId: number): Promise<Vehicle | undefined> {
  return holdInUse(tx, Vehicle, vehicleId);
}
