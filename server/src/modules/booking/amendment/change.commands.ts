import { asAmount, asMinute, unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf } from '../../../kernel/ids.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import type { PaymentMethod } from '../../../kernel/payment-method.js';
import { AmendmentKind, ChangePricing } from './amendment.enums.js';
import type { PriceRule } from './change-pricing.js';
import {
  ChangeRentalInput,
  RentalChangePreviewInput,
  type RentalMoveInput,
  type RentalSwapInput,
} from './change.input.js';
import { isFuture } from '../../../kernel/time.js';

/** The return of a vehicle before the promised end. */
export interface EarlyReturn {
  readonly at: Date | null;
  readonly km: number;
  readonly fuel: number;
}

/** Odometer (km) and fuel readings of both vehicles of a swap; null where they were not taken. */
export interface SwapReading {
  readonly at: Date | null;
  readonly returnedKm: number | null;
  readonly returnedFuel: number | null;
  readonly km: number | null;
  readonly fuel: number | null;
}

/** Gives a rental another vehicle. */
export interface Swap extends SwapReading {
  readonly vehicleId: number;
}

/** Gives another vehicle to a rental that overlaps an extension. */
export interface Move {
  readonly number: string;
  readonly version: number;
  readonly vehicleId: number;
}

interface ChangeFields {
  readonly number: string;
  readonly endsAt: Date | null;
  readonly pricing: ChangePricing | null;
  readonly dailyPrice: Money | null;
  readonly difference: Money | null;
}

export interface RentalChange extends ChangeFields {
  readonly version: number;
  readonly returned: EarlyReturn | null;
  readonly swap: Swap | null;
  readonly moves: readonly Move[];
  readonly refundMethod: PaymentMethod | null;
  readonly reason: string | null;
}

export interface RentalChangePreviewed extends ChangeFields {
  readonly returnedAt: Date | null;
  readonly vehicleId: number | null;
}

const FUTURE = "L'heure ne peut pas être dans le futur.";

/** Returns what is wrong with the time of a past event; undefined if nothing. */
function pastProblem(at: Date | null | undefined): string[] | undefined {
  return at && isFuture(at) ? [FUTURE] : undefined;
}

function priceProblems({ pricing, dailyPrice, difference }: Partial<ChangeFields>): FieldErrors {
  if (pricing === ChangePricing.DAILY) {
    if (!dailyPrice) return { dailyPrice: ['Le prix par jour est obligatoire.'] };
    if (compareMoney(dailyPrice, '0') < 0) return { dailyPrice: ['Le prix par jour ne peut pas être négatif.'] };
  }
  if (pricing === ChangePricing.AGREED && !difference) return { difference: ['Le montant convenu est obligatoire.'] };
  return {};
}

function fieldErrors(entries: Readonly<Record<string, string[] | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string[]] => entry[1] !== undefined),
  );
}

const PRICED = {
  number: unlessEmpty,
  endsAt: asMinute,
  pricing: unlessEmpty,
  dailyPrice: asAmount,
  difference: asAmount,
} as const;
const OPTIONAL = ['endsAt', 'pricing', 'dailyPrice', 'difference'] as const;

const CHANGE = new CommandFields<RentalChange>({
  validatedBy: ChangeRentalInput,
  clean: {
    ...PRICED,
    version: unlessEmpty,
    returned: unlessEmpty,
    swap: (sent) => named(sent as RentalSwapInput | null | undefined, NO_READINGS),
    moves: (sent) => (sent as RentalMoveInput[] | null | undefined)?.map((move) => named(move)) ?? [],
    refundMethod: unlessEmpty,
    reason: cleanText,
  },
  clearable: [...OPTIONAL, 'returned', 'swap', 'refundMethod', 'reason'],
  problemsBetween: ({ returned, swap, ...priced }) => ({
    ...priceProblems(priced),
    ...fieldErrors({ 'returned.at': pastProblem(returned?.at), 'swap.at': pastProblem(swap?.at) }),
  }),
});
const PREVIEW = new CommandFields<RentalChangePreviewed>({
  validatedBy: RentalChangePreviewInput,
  clean: {
    ...PRICED,
    returnedAt: unlessEmpty,
    vehicleId: (sent) => (sent == null ? null : idOf(sent)),
  },
  clearable: [...OPTIONAL, 'returnedAt', 'vehicleId'],
  problemsBetween: ({ returnedAt, ...priced }) => ({
    ...priceProblems(priced),
    ...fieldErrors({ returnedAt: pastProblem(returnedAt) }),
  }),
});

const NO_READINGS = { at: null, returnedKm: null, returnedFuel: null, km: null, fuel: null };

/** Keeps the class that validates the fields; parses the vehicle's id, and leaves nothing where nothing was sent. */
function named<Part extends { vehicleId: string }>(
  sent: Part | null | undefined,
  nothing: Partial<Part> = {},
): unknown {
  if (!sent) return sent;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const judged = Object.create(Object.getPrototypeOf(sent) as object) as object;
  return Object.assign(judged, nothing, given, { vehicleId: idOf(sent.vehicleId) });
}

/** Parses a change of a rental. Throws ValidationError with all invalid fields. */
export function parseRentalChange(sent: ChangeRentalInput): RentalChange {
  return CHANGE.parse(sent satisfies Sent<RentalChange>);
}

/** Parses a change to preview. Throws ValidationError with all invalid fields. */
export function parseChangePreview(sent: RentalChangePreviewInput): RentalChangePreviewed {
  return PREVIEW.parse(sent satisfies Sent<RentalChangePreviewed>);
}

/** Returns the price rule of a change; by default that of its kind. */
export function ruleOf({ pricing, dailyPrice, difference }: ChangeFields, kind: AmendmentKind): PriceRule {
  const byTiers = kind === AmendmentKind.EXTENSION || kind === AmendmentKind.SHORTENING;
  return { pricing: pricing ?? (byTiers ? ChangePricing.TIERS : ChangePricing.UNCHANGED), dailyPrice, difference };
}
