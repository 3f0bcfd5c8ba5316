import { formatMoney } from '../../platform/format/format';
import { formatDate } from '../../platform/time/time';
import type { PromotionRowFragment } from './PromotionList.generated';
import { t } from './texts';

/** Formats a discount: `−10 %`, `−150 Dh`. */
export const offText = ({ percent, amount }: Pick<PromotionRowFragment, 'percent' | 'amount'>): string =>
  t('off', { amount: amount === null ? `${percent ?? 0}\u00a0%` : formatMoney(amount) });

/** Formats the uses: `3 sur 50`, or the number alone without a limit. */
export const usesText = ({ used, maxUses }: Pick<PromotionRowFragment, 'used' | 'maxUses'>): string =>
  maxUses === null ? String(used) : t('usedOf', { used, max: maxUses });

const rangeTexts = (what: 'booked' | 'rental', from: string | null, to: string | null): string[] => {
  if (from && to) return [t(`conditions.${what}Between`, { from: formatDate(from), to: formatDate(to) })];
  if (from) return [t(`conditions.${what}From`, { from: formatDate(from) })];
  return to ? [t(`conditions.${what}To`, { to: formatDate(to) })] : [];
};

/** Tells whether a code can be used on a day: it is active, has not expired and has uses left. */
export const stateOf = (
  { active, bookedTo, used, maxUses }: Pick<PromotionRowFragment, 'active' | 'bookedTo' | 'used' | 'maxUses'>,
  today: string,
): 'on' | 'inactive' | 'over' | 'usedUp' => {
  if (!active) return 'inactive';
  if (bookedTo !== null && bookedTo < today) return 'over';
  return maxUses !== null && used >= maxUses ? 'usedUp' : 'on';
};

/** Returns the conditions of a code, one text each; `Toujours` without any. */
export const conditionTexts = (promotion: PromotionRowFragment): string[] => {
  const { bookedFrom, bookedTo, rentalFrom, rentalTo, minDays, categories } = promotion;
  const texts = [
    ...rangeTexts('booked', bookedFrom, bookedTo),
    ...rangeTexts('rental', rentalFrom, rentalTo),
    ...(minDays === null ? [] : [t('conditions.minDays', { days: minDays })]),
    ...(categories.length > 0 ? [categories.map((category) => t(`common:category.${category}`)).join(', ')] : []),
  ];
  return texts.length > 0 ? texts : [t('conditions.none')];
};
