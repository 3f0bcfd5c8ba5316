import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { toReadableTime } from '../../../kernel/time.js';
import { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { periodProblems } from '../reservation/reservation.rules.js';
import { AmendmentKind } from './amendment.enums.js';
import { RentalNotChangeableError } from './change.errors.js';

/** What a change names, whether it is to be saved or only to be looked at. */
export interface NamedChange {
  readonly endsAt: Date | null;
  /** When the vehicle came back, for an early return. */
  readonly returnedAt: Date | null;
  /** The vehicle of a swap. */
  readonly vehicleId: number | null;
}

/** A change against the rental as it is. */
export interface JudgedChange {
  readonly kind: AmendmentKind;
  readonly endsAt: Date;
}

/**
 * Tells what a change is, and when the rental ends by it (docs/rules/rental-life.md#changes). Throws RentalNotChangeableError and
 * ValidationError.
 */
export function judgeChange(
  rental: Reservation,
  { endsAt, returnedAt, vehicleId }: NamedChange,
  now: Date,
): JudgedChange {
  assertChangeable(rental);
  const { stage } = rental;
  const swapped = vehicleId !== null && vehicleId !== rental.vehicle.id;
  if (vehicleId !== null && !swapped) throw problem('swap.vehicleId', 'La location a déjà ce véhicule.');
  if (returnedAt) {
    if (stage !== RentalStage.OUT) throw new RentalNotChangeableError(stage);
    if (endsAt || swapped)
      throw problem('endsAt', "Un retour anticipé n'a pas d'autre date de fin ni d'autre véhicule.");
    return { kind: AmendmentKind.EARLY_RETURN, endsAt: earlyEnd(rental, returnedAt) };
  }
  if (!endsAt || endsAt.getTime() === rental.endsAt.getTime()) {
    if (swapped) return { kind: AmendmentKind.SWAP, endsAt: rental.endsAt };
    throw problem('endsAt', 'La nouvelle fin est celle de la location.');
  }
  const found = endProblems(rental, endsAt, now);
  if (found) throw new ValidationError(found);
  return { kind: endsAt > rental.endsAt ? AmendmentKind.EXTENSION : AmendmentKind.SHORTENING, endsAt };
}

/** Judges an extension that a customer asks for. Throws RentalNotChangeableError, and ValidationError for an end that is no later. */
export function judgeExtension(rental: Reservation, endsAt: Date, now: Date): JudgedChange {
  assertChangeable(rental);
  if (endsAt <= rental.endsAt)
    throw problem('endsAt', `La nouvelle fin doit être après le ${toReadableTime(rental.endsAt)}.`);
  return judgeChange(rental, { endsAt, returnedAt: null, vehicleId: null }, now);
}

/** Throws RentalNotChangeableError for a rental that is neither to come nor out. */
export function assertChangeable({ stage }: Reservation): void {
  if (stage !== RentalStage.PLANNED && stage !== RentalStage.OUT) throw new RentalNotChangeableError(stage);
}

/** An early return lies between the start and the promised end; after it there is the ordinary return. */
function earlyEnd({ startsAt, endsAt }: Reservation, returnedAt: Date): Date {
  if (returnedAt >= endsAt)
    throw problem('returned.at', `La location finit le ${toReadableTime(endsAt)} : enregistrez le retour.`);
  if (returnedAt <= startsAt)
    throw problem('returned.at', `La location ne commence que le ${toReadableTime(startsAt)}.`);
  return returnedAt;
}

function endProblems({ startsAt }: Reservation, endsAt: Date, now: Date): FieldErrors | undefined {
  if (endsAt <= startsAt) return { endsAt: [`La location commence le ${toReadableTime(startsAt)}.`] };
  if (endsAt <= now) return { endsAt: ['La nouvelle fin doit être dans le futur.'] };
  const messages = periodProblems({ startsAt, endsAt }, now, true)['period.endsAt'];
  return messages && { endsAt: messages };
}

function problem(field: string, message: string): ValidationError {
  return new ValidationError({ [field]: [message] });
}
