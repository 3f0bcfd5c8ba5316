import { asAmount, unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { compareMoney } from '../../../kernel/money.js';
import { DepartRentalInput, MarkNoShowInput, RentalStepInput, ReturnRentalInput } from './stage.input.js';
import { isFuture } from '../../../kernel/time.js';

/** The readings of a vehicle when it leaves or comes back. */
export type VehicleReading = Omit<ReturnRentalInput, 'at'> & { readonly at: Date | null };

/** A departure without an inspection. */
export type Departure = VehicleReading & {
  readonly overrideReason: string | null;
  readonly moneyReason: string | null;
};

/** Marks a rental as a no-show. */
export type NoShow = Omit<MarkNoShowInput, 'refundMethod'> & {
  readonly refundMethod: NonNullable<MarkNoShowInput['refundMethod']> | null;
};

/** A transition with the reason that it may require. */
export type RentalStep = Omit<RentalStepInput, 'reason'> & { readonly reason: string | null };

const READING = {
  number: unlessEmpty,
  version: unlessEmpty,
  at: unlessEmpty,
  km: unlessEmpty,
  fuel: unlessEmpty,
} as const;

/** Returns the problem of a time in the future. */
export function momentProblems({ at }: { readonly at?: Date | null }): FieldErrors {
  return at && isFuture(at) ? { at: ["L'heure ne peut pas être dans le futur."] } : {};
}

const DEPARTURE = new CommandFields<Departure>({
  validatedBy: DepartRentalInput,
  clean: { ...READING, overrideReason: cleanText, moneyReason: cleanText },
  clearable: ['at', 'overrideReason', 'moneyReason'],
  problemsBetween: momentProblems,
});
const RETURN = new CommandFields<VehicleReading>({
  validatedBy: ReturnRentalInput,
  clean: READING,
  clearable: ['at'],
  problemsBetween: momentProblems,
});
const NO_SHOW = new CommandFields<NoShow>({
  validatedBy: MarkNoShowInput,
  clean: { number: unlessEmpty, version: unlessEmpty, kept: asAmount, refundMethod: unlessEmpty },
  clearable: ['refundMethod'],
  problemsBetween: ({ kept }): FieldErrors =>
    kept !== undefined && compareMoney(kept, '0') < 0
      ? { kept: ['Le montant conservé ne peut pas être négatif.'] }
      : {},
});
const STEP = new CommandFields<RentalStep>({
  validatedBy: RentalStepInput,
  clean: { number: unlessEmpty, version: unlessEmpty, reason: cleanText },
  clearable: ['reason'],
});

/** Parses a departure; the schema has parsed its time and version. Throws ValidationError with all invalid fields. */
export function parseDeparture(sent: DepartRentalInput): Departure {
  return DEPARTURE.parse(sent satisfies Sent<Departure>);
}

/** Parses a return. Throws ValidationError with all invalid fields. */
export function parseReturn(sent: ReturnRentalInput): VehicleReading {
  return RETURN.parse(sent satisfies Sent<VehicleReading>);
}

/** Parses a no-show. Throws ValidationError with all invalid fields. */
export function parseNoShow(sent: MarkNoShowInput): NoShow {
  return NO_SHOW.parse(sent satisfies Sent<NoShow>);
}

/** Parses a transition with its reason. Throws ValidationError. */
export function parseRentalStep(sent: RentalStepInput): RentalStep {
  return STEP.parse(sent satisfies Sent<RentalStep>);
}
