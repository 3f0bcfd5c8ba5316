import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from './reservation.entity.js';
import { type Agreed, categoryChanges } from './reservation.events.js';

/** Publishes `categoryChanges` if the vehicle of a reservation was changed for one of another category. Call it before the change is flushed. */
export async function tellCategory(
  tx: Transaction,
  domainEvents: DomainEvents,
  reservation: Reservation,
  { vehicleId }: Pick<Agreed, 'vehicleId'>,
): Promise<void> {
  const { vehicle } = reservation;
  if (vehicleId === vehicle.id) return;
  const { category } = await vehicle.loadOrFail();
  const former = await tx.em.findOneOrFail(Vehicle, { id: vehicleId });
  if (former.category !== category) await domainEvents.happened(tx, categoryChanges, { reservation });
}
