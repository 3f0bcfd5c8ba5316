import { ref } from '@mikro-orm/core';
import type { Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import { isSettled, RentalStage } from '../modules/booking/reservation/rental-stage.js';
import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { Leg } from '../modules/booking/reservation/leg.entity.js';
import { StageEvent } from '../modules/handover/stage/stage-event.entity.js';
import { DAY_MS, MINUTE_MS } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import { createDice, type Dice } from './dice.js';
import { trackedKm } from './demo-odometer.js';
import { make } from './make-entity.js';

/** A delay beyond any setting of the demo. */
const LATE_MS = 90 * MINUTE_MS;
const FULL_TANK = 8;
/** Days for which an unpaid rental stays open. */
const OPEN_DAYS = 14;
const WRITTEN_OFF = 'Solde abandonné';

/**
 * Sets the `stage` of every rental: future ones and those that leave today are planned, current ones are out, one is late, and returned ones are closed once paid.
 * Returns their stage events and legs, with odometers that rise up to the vehicle's own.
 */
export function createStages(clock: DemoClock, reservations: readonly Reservation[]): (StageEvent | Leg)[] {
  const dice = createDice(91);
  const rentals = reservations
    .filter(({ acceptedAt, cancelledAt }) => acceptedAt && !cancelledAt)
    .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
  const late = lateOne(clock, rentals);
  const odometers = new Map<Vehicle, number>();
  return rentals.flatMap((rental) => {
    rental.stage = stageOf(clock, rental, rental === late);
    const steps = stepsOf(dice, rental);
    if (rental.stage === RentalStage.PLANNED) return steps;
    rental.firstEndsAt = rental.endsAt;
    return [...steps, legOf(clock, dice, rental, odometers)];
  });
}

/** Returns the last ended rental of a vehicle that nobody has rented since. */
function lateOne(clock: DemoClock, rentals: readonly Reservation[]): Reservation | undefined {
  const begun = rentals.filter(({ startsAt }) => startsAt <= clock.now);
  const ended = begun
    .filter(({ endsAt }) => endsAt.getTime() < clock.now.getTime() - LATE_MS)
    .sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  return ended.find((rental) =>
    begun.every(
      (other) =>
        other === rental || other.vehicle.getEntity() !== rental.vehicle.getEntity() || other.endsAt < rental.endsAt,
    ),
  );
}

function stageOf(clock: DemoClock, rental: Reservation, late: boolean): RentalStage {
  if (rental.startsAt >= clock.midnight) return RentalStage.PLANNED;
  if (rental.endsAt > clock.now || late) return RentalStage.OUT;
  const open = rental.endsAt.getTime() > clock.now.getTime() - OPEN_DAYS * DAY_MS;
  return isSettled(rental) || !open ? RentalStage.CLOSED : RentalStage.RETURNED;
}

function stepsOf(dice: Dice, rental: Reservation): StageEvent[] {
  const { stage, acceptedAt, startsAt, endsAt, handledBy } = rental;
  const steps: StageEvent[] = [];
  const add = (to: RentalStage, at: Date, values: Partial<StageEvent> = {}): void => {
    steps.push(
      make(StageEvent, {
        reservation: ref(rental),
        stage: to,
        at,
        employee: handledBy,
        createdAt: at,
        updatedAt: at,
        ...values,
      }),
    );
  };
  add(RentalStage.PLANNED, acceptedAt ?? rental.createdAt);
  if (stage === RentalStage.PLANNED) return steps;
  add(RentalStage.OUT, startsAt);
  if (stage === RentalStage.OUT) return steps;
  add(RentalStage.RETURNED, endsAt);
  if (stage === RentalStage.RETURNED) return steps;
  if (isSettled(rental)) add(RentalStage.CLOSED, endsAt, { employee: null });
  else add(RentalStage.CLOSED, new Date(endsAt.getTime() + dice.int(1, OPEN_DAYS) * DAY_MS), { reason: WRITTEN_OFF });
  return steps;
}

/**
 * Makes the leg of a rental, with the odometer that its tracker tells. Call it from the newest rental of a vehicle on: each ends at or below the odometer at which the next begins.
 */
function legOf(clock: DemoClock, dice: Dice, rental: Reservation, odometers: Map<Vehicle, number>): Leg {
  const { stage, startsAt, endsAt, days } = rental;
  const vehicle = rental.vehicle.getEntity() as Vehicle;
  const known = odometers.get(vehicle) ?? vehicle.odometerKm ?? 30_000;
  const out = stage === RentalStage.OUT;
  // Simulated trackers drive on between rentals: the last reading is today's, so that the next departure agrees with the tracker.
  const readAt = odometers.has(vehicle) ? endsAt : clock.now;
  const endKm = Math.min(trackedKm(vehicle, readAt) ?? Infinity, Math.max(0, known - dice.int(0, 3)));
  const driven = days * dice.int(20, 60);
  const tracked = trackedKm(vehicle, startsAt) ?? Infinity;
  // Before its first day the simulated tracker stands still.
  const startKm = tracked < endKm ? tracked : Math.max(0, out ? known : endKm - driven);
  odometers.set(vehicle, startKm);
  return make(Leg, {
    reservation: ref(rental),
    vehicle: rental.vehicle,
    startedAt: startsAt,
    startKm,
    startFuel: dice.int(6, FULL_TANK),
    endedAt: out ? null : endsAt,
    endKm: out ? null : endKm,
    endFuel: out ? null : dice.int(3, FULL_TANK),
    createdAt: startsAt,
    updatedAt: out ? startsAt : endsAt,
  });
}
