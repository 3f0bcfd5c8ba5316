import { ref } from '@mikro-orm/core';
import { DAY_MS } from '../kernel/time.js';
import { ExtensionRequest } from '../modules/booking/extension/extension-request.entity.js';
import { RentalStage } from '../modules/booking/reservation/rental-stage.js';
import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import type { DemoClock } from './demo-clock.js';
import { make } from './make-entity.js';

/** Adds an open request to extend the rental that ends next by two days. */
export function createExtensionRequests(clock: DemoClock, reservations: readonly Reservation[]): ExtensionRequest[] {
  const [rental] = reservations
    .filter(({ stage, endsAt, customer }) => stage === RentalStage.OUT && endsAt > clock.now && customer)
    .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
  if (!rental) return [];
  const asked = clock.ago(25);
  return [
    make(ExtensionRequest, {
      reservation: ref(rental),
      endsAt: new Date(rental.endsAt.getTime() + 2 * DAY_MS),
      note: 'Mon vol de retour est repoussé, puis-je garder la voiture deux jours de plus ?',
      ...{ createdAt: asked, updatedAt: asked },
    }),
  ];
}
