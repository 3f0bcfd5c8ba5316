import type { FieldErrors } from '../../kit/form/useServerForm';
import { formatMoney } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import type { PaymentMethod, ReturnSettlementInput, SettleRentalInput } from '../../platform/graphql/types.generated';
import { amountOf, amountOrZero, fromCentimes, toCentimes } from '../../platform/money/money';
import type { ReturnPreviewQuery, SettlementFieldsFragment } from './Settlement.generated';
import { t } from './texts';

export type SettledRental = Fields<SettlementFieldsFragment>;
export type ProposedCharge = SettledRental['returnCharges'][number];

export interface ChargeDraft {
  chargeId: string;
  decision: 'CONFIRM' | 'DROP';
  amount: string | number;
  reason: string;
}

/** What the form of a settlement holds. */
export interface SettlementDraft {
  charges: ChargeDraft[];
  added: { label: string; amount: string | number }[];
  useDeposit: boolean;
  /** What is kept of the deposit; empty for all that is due, as far as it reaches. */
  kept: string | number;
  giveBack: boolean;
  returnMethod: 'CASH' | 'TRANSFER';
  pays: boolean;
  method: PaymentMethod;
}

const centimes = (amount: number | string | null | undefined): number => toCentimes(amount) ?? 0;

export const openCharges = ({ returnCharges }: SettledRental): ProposedCharge[] =>
  returnCharges.filter(({ status }) => status === 'PROPOSED');

export const isPriced = ({ amount }: ProposedCharge): boolean => Number(amount) > 0;

/** Tells whether the server requires a reason. */
export const needsReason = (charge: ProposedCharge, { decision, amount }: ChargeDraft): boolean =>
  decision === 'DROP' || (isPriced(charge) && toCentimes(amount) !== toCentimes(charge.amount));

/** Returns the initial values, which are the proposed step: all charges are confirmed, the deposit pays them, the rest goes back. */
export const draftOf = (rental: SettledRental): SettlementDraft => {
  const asLeft = rental.depositEntries.findLast(
    ({ kind, method, corrected }) => kind === 'HELD' && method !== 'CARD_IMPRINT' && !corrected,
  )?.method;
  return {
    charges: openCharges(rental).map(({ id, amount }) => ({
      chargeId: id,
      decision: 'CONFIRM',
      amount: Number(amount) > 0 ? Number(amount) : '',
      reason: '',
    })),
    added: [],
    useDeposit: rental.stage !== 'PLANNED' && rental.stage !== 'OUT',
    kept: '',
    giveBack: true,
    returnMethod: asLeft === 'TRANSFER' ? 'TRANSFER' : 'CASH',
    pays: false,
    method: 'CASH',
  };
};

/** Tells whether nothing of a rental is left to decide, to pay or to return. */
export const isSettled = (rental: SettledRental): boolean => {
  const { due, held } = sumsOf(rental, draftOf(rental));
  return openCharges(rental).length === 0 && due === 0 && held === 0;
};

/** What a settlement moves, in centimes. */
export interface SettlementSums {
  due: number;
  held: number;
  /** The most that can be kept of the deposit. */
  most: number;
  kept: number;
  /** What goes back, of which `imprint` is released and `money` is handed out. */
  returned: number;
  imprint: number;
  money: number;
  /** What the deposit does not pay. */
  left: number;
}

export const sumsOf = (rental: SettledRental, draft: SettlementDraft): SettlementSums => {
  const { settlement } = rental;
  const proposed = openCharges(rental).reduce((sum, { amount }) => sum + centimes(amount), 0);
  const confirmed = draft.charges.filter(({ decision }) => decision === 'CONFIRM');
  const charged = [...confirmed, ...draft.added].reduce((sum, { amount }) => sum + centimes(amount), 0);
  const due = centimes(settlement.due) - proposed + charged;
  const held = centimes(settlement.held);
  const most = Math.min(held, due);
  const kept = !draft.useDeposit ? 0 : draft.kept === '' ? most : centimes(draft.kept);
  const returned = draft.giveBack ? held - kept : 0;
  const imprint = Math.min(centimes(settlement.heldByImprint), returned);
  return { due, held, most, kept, returned, imprint, money: returned - imprint, left: due - kept };
};

/** Returns the sentence of the button: what the step moves. */
export const submitLabel = ({ kept, returned, left }: SettlementSums, pays: boolean): string => {
  const moved = [kept > 0 && 'KEEP', returned > 0 && 'RETURN', pays && left > 0 && 'PAY'].filter(Boolean).join('_');
  const sum = (of: number): string => formatMoney(fromCentimes(of));
  return t(`submit.${(moved || 'NONE') as 'NONE'}`, { kept: sum(kept), returned: sum(returned), left: sum(left) });
};

/** Returns the problems that the browser can find. */
export const problemsOf = (rental: SettledRental, draft: SettlementDraft): FieldErrors => {
  const open = openCharges(rental);
  const sums = sumsOf(rental, draft);
  const moves = sums.kept > 0 || sums.returned > 0 || (draft.pays && sums.left > 0);
  return Object.fromEntries([
    ...draft.charges.flatMap((decided, index) => {
      const charge = open.find(({ id }) => id === decided.chargeId);
      const unsaid = charge && needsReason(charge, decided) && !decided.reason.trim();
      const unpaid = decided.decision === 'CONFIRM' && centimes(decided.amount) <= 0;
      return [
        ...(unpaid ? [[`charges.${index}.amount`, t('charges.amountMissing')]] : []),
        ...(unsaid ? [[`charges.${index}.reason`, t('charges.reasonMissing')]] : []),
      ];
    }),
    ...draft.added.flatMap(({ label, amount }, index) => [
      ...(label.trim() ? [] : [[`added.${index}.label`, t('charges.reasonMissing')]]),
      ...(centimes(amount) > 0 ? [] : [[`added.${index}.amount`, t('charges.amountMissing')]]),
    ]),
    ...(sums.kept > sums.most ? [['kept', t('keptBeyond', { most: formatMoney(fromCentimes(sums.most)) })]] : []),
    ...(moves || draft.charges.length > 0 || draft.added.length > 0 ? [] : [['added', t('nothing')]]),
  ]) as FieldErrors;
};

const decisionOf = ({ decision, amount, reason }: ChargeDraft) => ({
  decision,
  reason: reason.trim() || null,
  amount: decision === 'CONFIRM' ? amountOf(amount) : null,
});

const contentOf = (rental: SettledRental, draft: SettlementDraft) => {
  const { kept, returned, money, left } = sumsOf(rental, draft);
  return {
    added: draft.added.map(({ label, amount }) => ({ label, amount: amountOrZero(amount) })),
    kept: fromCentimes(kept),
    returned: fromCentimes(returned),
    returnMethod: money > 0 ? draft.returnMethod : null,
    payment: draft.pays && left > 0 ? { amount: fromCentimes(left), method: draft.method } : null,
  };
};

/** Returns what is sent to the server. */
export const inputOf = (rental: SettledRental, draft: SettlementDraft, version: number): SettleRentalInput => ({
  number: rental.number,
  version,
  charges: draft.charges.map((charge) => ({ chargeId: charge.chargeId, ...decisionOf(charge) })),
  ...contentOf(rental, draft),
});

/** Returns what is sent with a return, whose charges are known by what the preview shows of them. */
export const returnInputOf = (rental: SettledRental, draft: SettlementDraft): ReturnSettlementInput => {
  const open = openCharges(rental);
  return {
    charges: draft.charges.map((charge, index) => ({
      label: open[index]?.label ?? '',
      proposed: open[index]?.amount ?? '0.00',
      ...decisionOf(charge),
    })),
    ...contentOf(rental, draft),
  };
};

/** Returns a rental as its return would leave it. The charges have no ids yet; their places stand in. */
export const previewedRental = (
  number: string,
  { charges, settlement }: NonNullable<ReturnPreviewQuery['returnPreview']>,
  depositEntries: SettledRental['depositEntries'],
): SettledRental => ({
  ...{ __typename: 'Reservation', id: number, number, version: 0, stage: 'RETURNED', settlement, depositEntries },
  returnCharges: charges.map((charge, index) => ({
    ...{ ...charge, __typename: 'ReturnCharge', id: String(index), status: 'PROPOSED', photos: [] },
  })),
});
