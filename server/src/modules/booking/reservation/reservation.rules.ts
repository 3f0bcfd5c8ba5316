import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanIdentityNumber, cleanMail, cleanName, cleanPhone } from '../../../kernel/field-rules.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { startOfAgencyDay } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';
import {
  isTooFar,
  isTooLong,
  periodMessage,
  periodProblem,
  TOO_FAR,
  TOO_LONG,
} from '../../fleet/vehicle/rental-period.js';
import { RentalStage, STAGE_LABELS } from './rental-stage.js';
import type { Reservation } from './reservation.entity.js';
import { DriverInput } from './reservation.input.js';
import { ReservationKind } from './reservation-status.js';

/** The most that a rental may come to, in Dh: mistyped totals would spoil the figures of the agency. */
const MAX_TOTAL: Money = '10000000.00';

const REQUIRED: Readonly<Record<string, string>> = {
  lastName: 'Le nom est obligatoire.',
  firstName: 'Le prénom est obligatoire.',
  phone: 'Le téléphone est obligatoire.',
  email: "L'e-mail est obligatoire.",
  licenceNumber: 'Le numéro de permis est obligatoire.',
  nationality: 'La nationalité est obligatoire.',
};
const CIN_OR_PASSPORT = 'Le numéro de CIN est obligatoire, ou celui du passeport si vous êtes étranger.';
const PHONE_OR_EMAIL = 'Un téléphone ou un e-mail est obligatoire.';

/** Returns the problems of the dates of a booking. Staff may set a start in the past. */
export function periodProblems(
  { startsAt, endsAt }: { startsAt?: Date | undefined; endsAt?: Date | undefined },
  now: Date,
  pastAllowed = false,
): FieldErrors {
  const fields: Record<string, string[]> = {};
  const problem = periodProblem(startsAt, endsAt, now);
  if (problem === 'NO_DATE') {
    const { message } = periodMessage(problem);
    if (!startsAt) fields['period.startsAt'] = [message];
    if (!endsAt) fields['period.endsAt'] = [message];
  } else if (problem && !(problem === 'START_IN_PAST' && pastAllowed)) {
    const { field, message } = periodMessage(problem);
    fields[`period.${field}`] = [message];
  } else if (startsAt && endsAt) {
    if (isTooFar(startsAt, now)) fields['period.startsAt'] = [TOO_FAR];
    if (isTooLong({ startsAt, endsAt })) fields['period.endsAt'] = [TOO_LONG];
  }
  return fields;
}

/**
 * Returns the problems between the fields of a booking, with keys such as `driver.lastName`. Staff may enter a rental that began earlier
 * today, and with `carried` one that another program promised at any time.
 */
export function bookingProblems(
  { kind, driver, secondDriver, period = {} }: Partial<BookingFields>,
  now: Date,
  atDesk = false,
  carried = false,
): FieldErrors {
  const { startsAt } = period;
  const leftToday = atDesk && startsAt !== undefined && (carried || startsAt >= startOfAgencyDay(now));
  return {
    ...driverProblems(kind, driver ?? new DriverInput(), atDesk),
    ...(secondDriver ? secondDriverProblems(kind, secondDriver) : {}),
    ...periodProblems(period, now, leftToday),
  };
}

/** The fields of a booking that are checked together. */
interface BookingFields {
  readonly kind: ReservationKind;
  readonly driver: DriverInput;
  readonly secondDriver: DriverInput | null;
  readonly period: Partial<Period>;
}

/**
 * Returns the missing fields of the driver for a kind of reservation (docs/rules/reservations.md#who-drives). The quick form requires
 * telephone and e-mail; for staff one of the two is enough.
 */
export function driverProblems(kind: ReservationKind | undefined, driver: DriverInput, atDesk = false): FieldErrors {
  const quick = kind === ReservationKind.QUICK;
  if (quick && !atDesk) return missing('driver', driver, ['lastName', 'firstName', 'phone', 'email']);
  return {
    ...missing('driver', driver, ['lastName', 'firstName']),
    ...(quick
      ? {}
      : { ...missing('driver', driver, ['licenceNumber', 'nationality']), ...missingPapers('driver', driver) }),
    ...(driver.phone || driver.email ? {} : { 'driver.phone': [PHONE_OR_EMAIL] }),
  };
}

/** Returns the missing fields of the second driver, if there is one. A quick reservation has none. */
export function secondDriverProblems(kind: ReservationKind | undefined, driver: DriverInput): FieldErrors {
  if (kind === ReservationKind.QUICK) return {};
  return {
    ...missing('secondDriver', driver, ['lastName', 'firstName', 'phone', 'licenceNumber', 'nationality']),
    ...missingPapers('secondDriver', driver),
  };
}

function missing(prefix: string, driver: DriverInput, fields: (keyof DriverInput)[]): FieldErrors {
  return Object.fromEntries(
    fields.filter((field) => !driver[field]).map((field) => [`${prefix}.${field}`, [REQUIRED[field] ?? '']]),
  );
}

function missingPapers(prefix: string, driver: DriverInput): FieldErrors {
  return driver.nationalId || driver.passportNumber ? {} : { [`${prefix}.nationalId`]: [CIN_OR_PASSPORT] };
}

/** Converts a driver from input: blank fields are dropped; undefined if all are blank. */
export function cleanDriver(typed: DriverInput | null | undefined): DriverInput | undefined {
  if (!typed) return undefined;
  const driver = Object.assign(new DriverInput(), {
    lastName: cleanName(typed.lastName),
    firstName: cleanName(typed.firstName),
    phone: cleanPhone(typed.phone),
    email: cleanMail(typed.email),
    licenceNumber: cleanIdentityNumber(typed.licenceNumber),
    nationalId: cleanIdentityNumber(typed.nationalId),
    passportNumber: cleanIdentityNumber(typed.passportNumber),
    nationality: cleanName(typed.nationality),
  } satisfies Record<keyof DriverInput, unknown>);
  return Object.values(driver).some(Boolean) ? driver : undefined;
}

/** Keeps only the contact of a driver, as quick reservations store it. */
export function contactOnly({
  lastName,
  firstName,
  phone,
  email,
}: DriverInput): Pick<DriverInput, 'lastName' | 'firstName' | 'phone' | 'email'> {
  return { lastName, firstName, phone, email };
}

/** Returns what is wrong with the total of a rental, in Dh; undefined if nothing is (docs/rules/reservations.md#payments). */
export function totalProblem(total: Money): string | undefined {
  if (compareMoney(total, '0') < 0) return 'Le prix total ne peut pas être négatif.';
  if (compareMoney(total, MAX_TOTAL) > 0) return 'Le prix total est trop élevé.';
  return undefined;
}

/** Returns problems unless the total is possible and 0 ≤ advance ≤ total. */
export function amountProblems(total: Money, advance: Money): FieldErrors {
  const problem = totalProblem(total);
  if (problem) return { total: [problem] };
  if (compareMoney(advance, '0') < 0) return { advance: ["L'avance ne peut pas être négative."] };
  if (compareMoney(advance, total) > 0) return { advance: ["L'avance ne peut pas dépasser le prix total."] };
  return {};
}

/** Fields of an edit that the stage of a rental may fix. */
interface MovedFacts {
  readonly vehicleId?: number | undefined;
  readonly period?: Period | undefined;
  readonly total?: Money | undefined;
  readonly advance?: Money | undefined;
}

/**
 * Returns the problems of an edit that changes what the stage of the rental fixes: after departure, and of a no-show. The end can still be
 * moved while the rental is out. The total of a no-show is what the agency charges for it; it returns to the former total if the rental is
 * planned again. The total of a closed rental is settled: it changes once an Admin has reopened the rental.
 */
export function stageProblems(
  { stage, vehicle, startsAt, endsAt, total: agreed, advance: paid }: Reservation,
  { vehicleId, period, total, advance }: MovedFacts,
): FieldErrors {
  if (!stage || stage === RentalStage.PLANNED) return {};
  const fixed = `ne peut plus changer : la location est à l'étape « ${STAGE_LABELS[stage]} ».`;
  const missed = stage === RentalStage.NO_SHOW;
  return {
    ...((missed || stage === RentalStage.CLOSED) && total !== undefined && compareMoney(total, agreed ?? '0') !== 0
      ? { total: [`Le prix total ${fixed}`] }
      : {}),
    ...(missed && advance !== undefined && compareMoney(advance, paid ?? '0') !== 0
      ? { advance: [`L'avance ${fixed}`] }
      : {}),
    ...(vehicleId !== undefined && vehicleId !== vehicle.id ? { vehicleId: [`Le véhicule ${fixed}`] } : {}),
    ...(period && period.startsAt.getTime() !== startsAt.getTime()
      ? { 'period.startsAt': [`La date debut ${fixed}`] }
      : {}),
    ...(period && stage !== RentalStage.OUT && period.endsAt.getTime() !== endsAt.getTime()
      ? { 'period.endsAt': [`La date fin ${fixed}`] }
      : {}),
  };
}

/** Tells whether two periods begin and end at the same moments. */
export function samePeriod(a: Period, b: Period): boolean {
  return a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();
}
