import { wholeMinute } from '../../../kernel/period.js';
import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import type { Period } from '../../../kernel/period.js';
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

/** The kind of a change of a rental, and the period of the rental after it. */
export interface JudgedChange extends Period {
  readonly kind: AmendmentKind;
}

/**
 * Returns the kind of a change and the rental's new period (docs/rules/rental-life.md#changes). `leftAt` is when its first vehicle left,
 * which is needed where the rental would end by its promised start. Throws RentalNotChangeableError and ValidationError.
 */
export function judgeChange(
  rental: Reservation,
  { endsAt, returnedAt, vehicleId }: NamedChange,
  now: Date,
  leftAt?: Date,
): JudgedChange {
  assertChangeable(rental);
  const { stage, startsAt } = rental;
  const swapped = vehicleId !== null && vehicleId !== rental.vehicle.id;
  if (vehicleId !== null && !swapped) throw problem('swap.vehicleId', 'La location a déjà ce véhicule.');
  if (returnedAt) {
    if (stage !== RentalStage.OUT)
      throw problem('returned.at', "Le véhicule n'est pas encore parti : enregistrez d'abord le départ.");
    if (endsAt || swapped)
      throw problem('endsAt', "Un retour anticipé n'a pas d'autre date de fin ni d'autre véhicule.");
    return { kind: AmendmentKind.EARLY_RETURN, ...earlyPeriod(rental, returnedAt, leftAt ?? startsAt) };
  }
  if (!endsAt || wholeMinute(endsAt).getTime() === wholeMinute(rental.endsAt).getTime()) {
    if (swapped) return { kind: AmendmentKind.SWAP, startsAt, endsAt: rental.endsAt };
    throw problem('endsAt', 'La nouvelle fin est celle de la location.');
  }
  const period = periodUntil(endsAt, startsAt, leftAt ?? startsAt);
  const found = endProblems(period, now);
  if (found) throw new ValidationError(found);
  return { kind: endsAt > rental.endsAt ? AmendmentKind.EXTENSION : AmendmentKind.SHORTENING, ...period };
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

/** Returns the period until a new end. Where a vehicle that left early is back by the promised start, the rental is from its departure. */
function periodUntil(endsAt: Date, startsAt: Date, leftAt: Date): Period {
  return { startsAt: endsAt > startsAt ? startsAt : leftAt, endsAt };
}

/**
 * Returns the period by an early return. It ends with the minute of the return, before the promised end; a later return is an ordinary one. A return within
 * the minute of the departure keeps its seconds.
 */
function earlyPeriod({ startsAt, endsAt }: Reservation, returnedAt: Date, leftAt: Date): Period {
  if (returnedAt >= endsAt)
    throw problem('returned.at', `La location finit le ${toReadableTime(endsAt)} : enregistrez le retour.`);
  const minute = wholeMinute(returnedAt);
  const period = periodUntil(minute > leftAt ? minute : returnedAt, startsAt, leftAt);
  if (period.endsAt > period.startsAt) return period;
  throw problem('returned.at', `Le retour doit suivre le départ, le ${toReadableTime(leftAt)}.`);
}

function endProblems({ startsAt, endsAt }: Period, now: Date): FieldErrors | undefined {
  if (endsAt <= startsAt) return { endsAt: [`La location commence le ${toReadableTime(startsAt)}.`] };
  if (endsAt <= now) return { endsAt: ['La nouvelle fin doit être dans le futur.'] };
  const messages = periodProblems({ startsAt, endsAt }, now, true)['period.endsAt'];
  return messages && { endsAt: messages };
}

function problem(field: string, message: string): ValidationError {
  return new ValidationError({ [field]: [message] });
}
