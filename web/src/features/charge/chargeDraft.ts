import type {
  ChargeKind,
  ChargeUnit,
  CreateChargeRuleInput,
  PlaceCondition,
  ReturnFinding,
  VehicleCategory,
} from '../../platform/graphql/types.generated';
import { typedOf, wholeOf, type Typed } from '../../kit/form/typed';
import { amountOf } from '../../platform/money/money';
import type { ChargeFieldsFragment } from './ChargeForm.generated';

const texts = ['name', 'nameEn', 'nameAr', 'hint', 'hintEn', 'hintAr'] as const;
type Whole = 'minAge' | 'maxAge' | 'fromDays' | 'toDays' | 'stock' | 'maxQuantity' | 'position';

/** The form's values as typed. Its fields have the server's names, so that the server's errors find them. */
export interface ChargeDraft extends Record<(typeof texts)[number], string>, Record<Whole, Typed> {
  kind: ChargeKind;
  unit: ChargeUnit;
  price: Typed;
  cap: Typed;
  vatPercent: Typed;
  pickupPlace: string;
  returnPlace: string;
  places: '' | PlaceCondition;
  outsideHours: boolean;
  finding: '' | ReturnFinding;
  unlimitedKm: boolean;
  depositReduction: Typed;
  depositReductionPercent: Typed;
  categories: VehicleCategory[];
  seasonId: string;
  shownOnSite: boolean;
  active: boolean;
  /** A new picture; null keeps the stored one. */
  image: File | null;
  /** Whether the stored picture is removed. */
  withoutImage: boolean;
}

/** The units that a kind may have. Units that only the return measures are for charges at the return only. */
export const unitsOf = (kind: ChargeKind): readonly ChargeUnit[] =>
  kind === 'RETURN' ? ['RENTAL', 'DAY', 'KM', 'HOUR', 'LITRE', 'EIGHTH', 'PERCENT'] : ['RENTAL', 'DAY', 'PERCENT'];

/** Converts a stored rule to the form's values; an empty form without a rule. */
export const draftOf = (rule: ChargeFieldsFragment | null): ChargeDraft => ({
  kind: rule?.kind ?? 'EXTRA',
  unit: rule?.unit ?? 'DAY',
  ...(Object.fromEntries(texts.map((field) => [field, rule?.[field] ?? ''])) as Record<(typeof texts)[number], string>),
  price: typedOf(rule?.price),
  cap: typedOf(rule?.cap),
  vatPercent: typedOf(rule?.vatPercent),
  pickupPlace: rule?.pickupPlace ?? '',
  returnPlace: rule?.returnPlace ?? '',
  places: rule?.places ?? '',
  outsideHours: rule?.outsideHours ?? false,
  finding: rule?.finding ?? '',
  unlimitedKm: rule?.unlimitedKm ?? false,
  depositReduction: typedOf(rule?.depositReduction),
  depositReductionPercent: typedOf(rule?.depositReductionPercent),
  minAge: rule?.minAge ?? '',
  maxAge: rule?.maxAge ?? '',
  categories: [...(rule?.categories ?? [])],
  seasonId: rule?.seasonId ?? '',
  fromDays: rule?.fromDays ?? '',
  toDays: rule?.toDays ?? '',
  stock: rule?.stock ?? '',
  maxQuantity: rule?.maxQuantity ?? 1,
  position: rule?.position ?? 0,
  shownOnSite: rule?.shownOnSite ?? true,
  active: rule?.active ?? true,
  image: null,
  withoutImage: false,
});

/**
 * Converts the form's values to the server's input. Fields that the kind does not have are left empty, whatever was typed before the kind
 * was changed.
 */
export const toInput = (draft: ChargeDraft): CreateChargeRuleInput => {
  const isExtra = draft.kind === 'EXTRA';
  return {
    kind: draft.kind,
    unit: draft.unit,
    ...Object.fromEntries(texts.map((field) => [field, draft[field].trim() || null])),
    name: draft.name,
    price: amountOf(draft.price),
    cap: amountOf(draft.cap),
    vatPercent: amountOf(draft.vatPercent),
    pickupPlace: draft.pickupPlace || null,
    returnPlace: draft.returnPlace || null,
    places: draft.places || null,
    outsideHours: draft.kind !== 'RETURN' && draft.outsideHours,
    finding: draft.kind === 'RETURN' ? draft.finding || null : null,
    unlimitedKm: isExtra && draft.unlimitedKm,
    depositReduction: isExtra ? amountOf(draft.depositReduction) : null,
    depositReductionPercent: isExtra ? amountOf(draft.depositReductionPercent) : null,
    minAge: wholeOf(draft.minAge),
    maxAge: wholeOf(draft.maxAge),
    categories: draft.categories,
    seasonId: draft.seasonId || null,
    fromDays: wholeOf(draft.fromDays),
    toDays: wholeOf(draft.toDays),
    stock: isExtra ? wholeOf(draft.stock) : null,
    maxQuantity: isExtra ? wholeOf(draft.maxQuantity) : 1,
    position: wholeOf(draft.position),
    shownOnSite: draft.shownOnSite,
    active: draft.active,
    ...(isExtra && draft.image ? { image: draft.image } : draft.withoutImage || !isExtra ? { image: null } : {}),
  };
};
