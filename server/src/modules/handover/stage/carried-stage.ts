import { employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { isSettled, RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { addTransition } from './stage-transition.js';

/** The reason of the stages that nobody entered here. */
const BY_DATES = 'Étape déduite des dates de la location importée';

/**
 * Gives a rental of another program the stage that its dates say, in the unit of work (docs/rules/import.md#reservations): one that is over
 * is back, and closed if nothing is left to pay; one that has begun is out. Its leg has no readings, because the other program had none.
 */
export function catchUp({ em }: Transaction, by: StaffActor, rental: Reservation, now: Date): void {
  const { startsAt, endsAt } = rental;
  const enter = (stage: RentalStage, at: Date, reason = BY_DATES): void => {
    rental.stage = stage;
    addTransition({ em }, rental, stage, employeeIdOf(by), { at, reason });
  };
  enter(RentalStage.PLANNED, rental.acceptedAt ?? now);
  if (startsAt > now) return;
  const over = endsAt <= now;
  rental.firstEndsAt = endsAt;
  em.persist(
    em.create(Leg, {
      reservation: rental,
      vehicle: rental.vehicle,
      startedAt: startsAt,
      endedAt: over ? endsAt : null,
    }),
  );
  enter(RentalStage.OUT, startsAt);
  if (!over) return;
  enter(RentalStage.RETURNED, endsAt);
  if (isSettled(rental)) enter(RentalStage.CLOSED, endsAt);
}
