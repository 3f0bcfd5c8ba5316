import { asAmount, asSent, CommandFields, type EditOf, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf, idSent } from '../../../kernel/ids.js';
import { compareMoney, money } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import { DepositMethod } from './deposit.enums.js';
import type { CategoryDeposit, DepositSettings } from './deposit-settings.entity.js';
import {
  CategoryDepositInput,
  CorrectDepositInput,
  HoldDepositInput,
  KeepDepositInput,
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

/** The part of a deposit that the agency keeps. */
export type KeptDeposit = Omit<KeepDepositInput, 'reason' | 'lineId'> & {
  readonly reason: string | null;
  /** The price line that it pays; null for none. */
  readonly lineId: number | null;
};

/** The amount of the deposit that a rental requires. */
export type DepositAmount = SetDepositAmountInput;

/** Reverses a wrong entry. */
export interface DepositCorrection {
  readonly entryId: number;
  readonly reason: string;
}

/** An edit of the settings of deposits. */
export type DepositSettingsEdit = Omit<EditOf<Pick<DepositSettings, 'amounts' | 'imprintWarningDays'>>, 'id'>;

const STEP = { number: asSent, version: asSent, amount: asAmount } as const;
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
  judgedBy: HoldDepositInput,
  clean: { ...STEP, method: asSent, reference: cleanText, expiresOn: asSent, agencyId: idSent },
  clearable: ['reference', 'expiresOn', 'agencyId'],
  between: (fields) => ({ ...amountProblem(fields.amount), ...imprintProblems(fields) }),
});
const RETURN = new CommandFields<ReturnedDeposit>({
  judgedBy: ReturnDepositInput,
  clean: { ...STEP, method: asSent, reason: cleanText },
  clearable: ['reason'],
  between: ({ amount }) => amountProblem(amount),
});
const KEEP = new CommandFields<KeptDeposit>({
  judgedBy: KeepDepositInput,
  clean: { ...STEP, reason: cleanText, lineId: idSent },
  clearable: ['reason', 'lineId'],
  between: ({ amount, reason, lineId }) => ({
    ...amountProblem(amount),
    ...(reason == null && lineId == null ? { reason: ['Le motif est obligatoire.'] } : {}),
  }),
});
const AMOUNT = new CommandFields<DepositAmount>({ judgedBy: SetDepositAmountInput, clean: STEP });
const CORRECTION = new CommandFields<DepositCorrection>({
  judgedBy: CorrectDepositInput,
  clean: { entryId: idOf, reason: cleanText },
});
const SETTINGS = new CommandFields<Pick<DepositSettings, 'amounts' | 'imprintWarningDays'>>({
  judgedBy: UpdateDepositSettingsInput,
  clean: { amounts: cleanAmounts, imprintWarningDays: asSent },
  between: ({ amounts }): FieldErrors => {
    const categories = (amounts ?? []).map(({ category }) => category);
    const twice = categories.findIndex((category, index) => categories.indexOf(category) < index);
    return twice < 0 ? {} : { [`amounts.${twice}.category`]: ['Cette catégorie est indiquée deux fois.'] };
  },
});

/** Parses a deposit that the customer leaves. Throws ValidationError with all invalid fields. */
export function parseHeldDeposit(sent: HoldDepositInput): HeldDeposit {
  return HOLD.parse(sent satisfies Sent<HeldDeposit>);
}

/** Parses the return of a deposit. Throws ValidationError with all invalid fields. */
export function parseReturnedDeposit(sent: ReturnDepositInput): ReturnedDeposit {
  return RETURN.parse(sent satisfies Sent<ReturnedDeposit>);
}

/** Parses the keeping of a part of a deposit. Throws ValidationError with all invalid fields. */
export function parseKeptDeposit(sent: KeepDepositInput): KeptDeposit {
  return KEEP.parse(sent satisfies Sent<KeptDeposit>);
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
  const { amounts, ...others } = changes;
  return {
    version,
    changes: {
      ...others,
      ...(amounts && { amounts: amounts.map(({ category, amount }) => ({ category, amount: money(amount) })) }),
    },
  };
}

function cleanAmounts(sent: unknown): unknown {
  if (!Array.isArray(sent)) return undefined;
  return (sent as readonly Sent<CategoryDeposit>[]).map(({ category, amount }) =>
    Object.assign(new CategoryDepositInput(), { category: asSent(category), amount: asAmount(amount) }),
  );
}
