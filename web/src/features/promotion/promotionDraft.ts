import type { CreatePromotionInput, VehicleCategory } from '../../platform/graphql/types.generated';
import { typedOf, wholeOf, type Typed } from '../../kit/form/typed';
import { amountOf } from '../../platform/money/money';
import type { PromotionFieldsFragment } from './PromotionForm.generated';

const days = ['bookedFrom', 'bookedTo', 'rentalFrom', 'rentalTo'] as const;

/** The values of the form. Its fields have the server's names, so that the server's errors are shown at them. */
export interface PromotionDraft extends Record<(typeof days)[number], string> {
  code: string;
  by: 'PERCENT' | 'AMOUNT';
  percent: Typed;
  amount: Typed;
  minDays: Typed;
  maxUses: Typed;
  categories: VehicleCategory[];
  active: boolean;
}

/** Returns the form's values for a stored promotion, or for a new one. */
export const draftOf = (promotion: PromotionFieldsFragment | null): PromotionDraft => ({
  code: promotion?.code ?? '',
  by: promotion?.amount == null ? 'PERCENT' : 'AMOUNT',
  percent: promotion?.percent ?? '',
  amount: typedOf(promotion?.amount),
  ...(Object.fromEntries(days.map((field) => [field, promotion?.[field] ?? ''])) as Record<
    (typeof days)[number],
    string
  >),
  minDays: promotion?.minDays ?? '',
  maxUses: promotion?.maxUses ?? '',
  categories: [...(promotion?.categories ?? [])],
  active: promotion?.active ?? true,
});

/** Returns the input for the server, with either a percentage or an amount. */
export const toInput = (draft: PromotionDraft): CreatePromotionInput => ({
  code: draft.code,
  percent: draft.by === 'PERCENT' ? wholeOf(draft.percent) : null,
  amount: draft.by === 'AMOUNT' ? amountOf(draft.amount) : null,
  ...Object.fromEntries(days.map((field) => [field, draft[field] || null])),
  minDays: wholeOf(draft.minDays),
  maxUses: wholeOf(draft.maxUses),
  categories: draft.categories,
  active: draft.active,
});
