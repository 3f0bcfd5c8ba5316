import { asAmount, unlessEmpty, CommandFields, type EditOf, listOf, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf, idSent } from '../../../kernel/ids.js';
import { compareMoney, type Money, money, parseMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import { DepositMethod } from './deposit.enums.js';
import type { CategoryDeposit, DepositSettings } from './deposit-settings.entity.js';
import {
  CategoryDepositInput,
  CategoryExcessInput,
  CorrectDepositInput,
  HoldDepositInput,
  KeepDepositInput,
  KeptChargeInput,
  KeptLineInput,
  ReturnDepositInput,
  SetDepositAmountInput,
  UpdateDepositSettingsInput,
} from './deposit.input.js';

/** A deposit that the customer leaves. */
export type HeldDeposit = Omit<HoldDepositInput, 'reference' | 'expiresOn' | 'agencyId'> & {
  readonly reference: string | null;
  readonly expiresOn: string | null;
  /** Null for the agency of the rental's vehicle. */
  readonly agencyId: number | null;
};

/** The return of a deposit, or a part of it, to the customer. */
export type ReturnedDeposit = Omit<ReturnDepositInput, 'reason'> & { readonly reason: string | null };

/** A part of a deposit that the agency keeps, with what it pays. */
export interface KeptPart {
  /** The path of the amount in what was sent, for refusals. */
  readonly field: string;
  readonly amount: Money;
  /** What is paid: a line of the price (null for the rent), or a charge that is made at the same time. */
  readonly pays: { readonly lineId: number | null } | { readonly charge: string };
}

/** The parts of a deposit that the agency keeps. */
export interface KeptDeposit {
  readonly number: string;
  readonly version: number;
  readonly reason: string | null;
  readonly parts: readonly KeptPart[];
}

/** A retention as it was sent. */
type SentRetention = Omit<KeptDeposit, 'parts'> & {
  readonly lines: readonly { readonly lineId: number | null; readonly amount: Money }[] | null;
  readonly charges: readonly { readonly label: string; readonly amount: Money }[] | null;
};

/** The amount of the deposit that a rental requires. */
export type DepositAmount = SetDepositAmountInput;

/** Reverses a wrong entry. */
export interface DepositCorrection {
  readonly entryId: number;
  readonly reason: string;
}

export type DepositSettingsEdit = Omit<
  EditOf<Pick<DepositSettings, 'amounts' | 'excesses' | 'imprintWarningDays'>>,
  'id'
>;

const STEP = { number: unlessEmpty, version: unlessEmpty, amount: asAmount } as const;
/** Matches a card number: at least 12 digits of any script with nothing but spaces and signs between them. */
const CARD_NUMBER = /(?:\p{Nd}[^\p{L}\p{Nd}]*){12,}/u;

function amountProblem(amount: string | undefined): FieldErrors {
  return amount !== undefined && compareMoney(amount, '0') <= 0
    ? { amount: ['Le montant doit être supérieur à zéro.'] }
    : {};
}

function imprintProblems({ method, reference, expiresOn }: Partial<HeldDeposit>): FieldErrors {
  const imprint = method === DepositMethod.CARD_IMPRINT;
  return {
    ...(imprint && !reference ? { reference: ["La référence de l'empreinte est obligatoire."] } : {}),
    ...(reference && CARD_NUMBER.test(reference)
      ? { reference: ["Le numéro d'une carte ne doit pas être conservé : saisissez la référence de l'empreinte."] }
      : {}),
    ...(imprint && !expiresOn ? { expiresOn: ["La date d'expiration de l'empreinte est obligatoire."] } : {}),
    ...(!imprint && expiresOn ? { expiresOn: ["Seule une empreinte de carte a une date d'expiration."] } : {}),
    ...(imprint && expiresOn && expiresOn < agencyDay(new Date())
      ? { expiresOn: ['Cette empreinte a déjà expiré.'] }
      : {}),
  };
}

const HOLD = new CommandFields<HeldDeposit>({
  validatedBy: HoldDepositInput,
  clean: { ...STEP, method: unlessEmpty, reference: cleanText, expiresOn: unlessEmpty, agencyId: idSent },
  clearable: ['reference', 'expiresOn', 'agencyId'],
  problemsBetween: (fields) => ({ ...amountProblem(fields.amount), ...imprintProblems(fields) }),
});
const RETURN = new CommandFields<ReturnedDeposit>({
  validatedBy: ReturnDepositInput,
  clean: { ...STEP, method: unlessEmpty, reason: cleanText },
  clearable: ['reason'],
  problemsBetween: ({ amount }) => amountProblem(amount),
});
const KEEP = new CommandFields<SentRetention>({
  validatedBy: KeepDepositInput,
  clean: {
    ...{ number: unlessEmpty, version: unlessEmpty, reason: cleanText },
    lines: listOf(KeptLineInput, ({ lineId, amount }) => ({
      lineId: idSent(lineId) ?? null,
      amount: asAmount(amount),
    })),
    charges: listOf(KeptChargeInput, ({ label, amount }) => ({ label: cleanText(label), amount: asAmount(amount) })),
  },
  clearable: ['reason', 'lines', 'charges'],
  problemsBetween: (fields) => {
    const parts = partsOf(fields);
    if (parts.length === 0)
      return { lines: ['Indiquez ce que cette retenue paie : un frais du dossier, ou un nouveau.'] };
    return Object.assign({}, ...parts.map(partProblems)) as FieldErrors;
  },
});
const AMOUNT = new CommandFields<DepositAmount>({ validatedBy: SetDepositAmountInput, clean: STEP });
const CORRECTION = new CommandFields<DepositCorrection>({
  validatedBy: CorrectDepositInput,
  clean: { entryId: idOf, reason: cleanText },
});
const SETTINGS = new CommandFields<Pick<DepositSettings, 'amounts' | 'excesses' | 'imprintWarningDays'>>({
  validatedBy: UpdateDepositSettingsInput,
  clean: {
    amounts: listOf(CategoryDepositInput, ({ category, amount }) => ({
      category: unlessEmpty(category),
      amount: asAmount(amount),
    })),
    excesses: listOf(CategoryExcessInput, ({ category, amount }) => ({
      category: unlessEmpty(category),
      amount: asAmount(amount),
    })),
    imprintWarningDays: unlessEmpty,
  },
  problemsBetween: ({ amounts, excesses }): FieldErrors => ({
    ...categoryTwice('amounts', amounts),
    ...categoryTwice('excesses', excesses),
  }),
});

function categoryTwice(field: string, list: readonly CategoryDeposit[] = []): FieldErrors {
  const categories = list.map(({ category }) => category);
  const twice = categories.findIndex((category, index) => categories.indexOf(category) < index);
  return twice < 0 ? {} : { [`${field}.${twice}.category`]: ['Cette catégorie est indiquée deux fois.'] };
}

/** Parses a deposit that the customer leaves. Throws ValidationError with all invalid fields. */
export function parseHeldDeposit(sent: HoldDepositInput): HeldDeposit {
  return HOLD.parse(sent satisfies Sent<HeldDeposit>);
}

/** Parses the return of a deposit. Throws ValidationError with all invalid fields. */
export function parseReturnedDeposit(sent: ReturnDepositInput): ReturnedDeposit {
  return RETURN.parse(sent satisfies Sent<ReturnedDeposit>);
}

/** Parses the parts of a deposit that are kept. Throws ValidationError with all invalid fields. */
export function parseKeptDeposit(sent: KeepDepositInput): KeptDeposit {
  const retention = KEEP.parse(sent satisfies Sent<SentRetention>);
  const { number, version, reason } = retention;
  return { number, version, reason, parts: partsOf(retention) };
}

function partsOf({ lines, charges }: Partial<SentRetention>): KeptPart[] {
  return [
    ...(lines ?? []).map((line, index) => ({
      ...{ field: `lines.${index}.amount`, amount: line.amount },
      pays: { lineId: line.lineId },
    })),
    ...(charges ?? []).map((made, index) => ({
      ...{ field: `charges.${index}.amount`, amount: made.amount },
      pays: { charge: made.label },
    })),
  ];
}

function partProblems({ field, amount, pays }: KeptPart, index: number, all: readonly KeptPart[]): FieldErrors {
  const same = (other: KeptPart): boolean =>
    'lineId' in pays && 'lineId' in other.pays && other.pays.lineId === pays.lineId;
  if (all.slice(0, index).some(same)) return { [field]: ['Ce frais est indiqué deux fois.'] };
  return parseMoney(amount) !== undefined && compareMoney(amount, '0') <= 0
    ? { [field]: ['Le montant doit être supérieur à zéro.'] }
    : {};
}

/** Parses the amount of a rental's deposit. Throws ValidationError. */
export function parseDepositAmount(sent: SetDepositAmountInput): DepositAmount {
  return AMOUNT.parse(sent satisfies Sent<DepositAmount>);
}

/** Parses the reversal of an entry. Throws ValidationError. */
export function parseDepositCorrection(sent: Sent<DepositCorrection>): DepositCorrection {
  return CORRECTION.parse(sent);
}

/** Parses an edit of the settings of deposits. Throws ValidationError with all invalid fields. */
export function parseDepositSettings(sent: UpdateDepositSettingsInput): DepositSettingsEdit {
  const { version, changes } = SETTINGS.parseEdit(sent);
  const { amounts, excesses, ...others } = changes;
  return {
    version,
    changes: {
      ...others,
      ...(amounts && { amounts: amounts.map(plainAmount) }),
      ...(excesses && { excesses: excesses.map(plainAmount) }),
    },
  };
}

function plainAmount({ category, amount }: CategoryDeposit): CategoryDeposit {
  return { category, amount: money(amount) };
}
