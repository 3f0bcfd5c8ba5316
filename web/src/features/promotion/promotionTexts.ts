import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/promotion';
import type { PromotionRowFragment } from './PromotionList.generated';

const dayOf = (day: string): string => day.split('-').reverse().join('-');

/** `−10 %`, `−150 Dh`. */
export const offText = ({ percent, amount }: Pick<PromotionRowFragment, 'percent' | 'amount'>): string =>
  t('off', { amount: amount === null ? `${percent ?? 0}\u00a0%` : formatMoney(amount) });

/** `3 sur 50`; without a bound the number alone. */
export const usesText = ({ used, maxUses }: Pick<PromotionRowFragment, 'used' | 'maxUses'>): string =>
  maxUses === null ? String(used) : t('usedOf', { used, max: maxUses });

const between = (what: 'booked' | 'rental', from: string | null, to: string | null): string[] => {
  if (from && to) return [t(`conditions.${what}Between`, { from: dayOf(from), to: dayOf(to) })];
  if (from) return [t(`conditions.${what}From`, { from: dayOf(from) })];
  return to ? [t(`conditions.${what}To`, { to: dayOf(to) })] : [];
};

/** Whether a code can be entered on a day: in use, not over, not used up. */
export const stateOf = (
  { active, bookedTo, used, maxUses }: Pick<PromotionRowFragment, 'active' | 'bookedTo' | 'used' | 'maxUses'>,
  today: string,
): 'on' | 'inactive' | 'over' | 'usedUp' => {
  if (!active) return 'inactive';
  if (bookedTo !== null && bookedTo < today) return 'over';
  return maxUses !== null && used >= maxUses ? 'usedUp' : 'on';
};

/** When a code holds, condition by condition; `Toujours` without any. */
export const conditionTexts = (promotion: PromotionRowFragment): string[] => {
  const { bookedFrom, bookedTo, rentalFrom, rentalTo, minDays, categories } = promotion;
  const texts = [
    ...between('booked', bookedFrom, bookedTo),
    ...between('rental', rentalFrom, rentalTo),
    ...(minDays === null ? [] : [t('conditions.minDays', { days: minDays })]),
    ...(categories.length > 0 ? [categories.map((category) => t(`common:category.${category}`)).join(', ')] : []),
  ];
  return texts.length > 0 ? texts : [t('conditions.none')];
};
