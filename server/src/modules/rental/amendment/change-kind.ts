import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { toReadableTime } from '../../../kernel/time.js';
import { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { periodProblems } from '../reservation/reservation.rules.js';
import { AmendmentKind } from './amendment.enums.js';
import { RentalNotChangeableError } from './change.errors.js';

/** The fields of a change that decide its kind, for saving and for previews. */
export interface NamedChange {
  readonly endsAt: Date | null;
  /** When the vehicle came back early; null for other changes. */
  readonly returnedAt: Date | null;
  /** The new vehicle of a swap; null for other changes. */
  readonly vehicleId: number | null;
}

/** The kind of a change of a rental, and the end of the rental after it. */
export interface JudgedChange {
  readonly kind: AmendmentKind;
  readonly endsAt: Date;
}

/**
 * Returns the kind of a change and the rental's new end (docs/rules/rental-life.md#changes). Throws RentalNotChangeableError and
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
    if (stage !== RentalStage.OUT)
      throw problem('returned.at', "Le véhicule n'est pas encore parti : enregistrez d'abord le départ.");
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

/** Judges an extension that a customer asks for. Throws RentalNotChangeableError; ValidationError if the new end is not later. */
export function judgeExtension(rental: Reservation, endsAt: Date, now: Date): JudgedChange {
  assertChangeable(rental);
  if (endsAt <= rental.endsAt)
    throw problem('endsAt', `La nouvelle fin doit être après le ${toReadableTime(rental.endsAt)}.`);
  return judgeChange(rental, { endsAt, returnedAt: null, vehicleId: null }, now);
}

/** Throws RentalNotChangeableError unless the rental is planned or out. */
export function assertChangeable({ stage }: Reservation): void {
  if (stage !== RentalStage.PLANNED && stage !== RentalStage.OUT) throw new RentalNotChangeableError(stage);
}

/** Returns the end by an early return. It lies between the start and the promised end; a later return is an ordinary one. */
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
