import { formatMoney } from '../../platform/format/format';
import type { ChargeRowFragment } from './ChargeList.generated';
import { t } from './texts';

/** Formats the price of a rule: `40 Dh par jour, 280 Dh au plus`, `5 % de la location`. */
export const priceText = ({ unit, price, cap }: Pick<ChargeRowFragment, 'unit' | 'price' | 'cap'>): string => {
  const amount = unit === 'PERCENT' ? `${String(Number(price)).replace('.', ',')} %` : formatMoney(price);
  const text = t('priceOf', { price: amount, unit: t(`units.${unit}`) });
  return cap === null ? text : t('capped', { price: text, cap: formatMoney(cap) });
};

const rangeText = (
  [from, to]: readonly [number | null, number | null],
  texts: { both: (from: number, to: number) => string; from: (from: number) => string; to: (to: number) => string },
): string[] => {
  if (from !== null && to !== null) return [texts.both(from, to)];
  return from !== null ? [texts.from(from)] : to !== null ? [texts.to(to)] : [];
};

/** Lists the conditions of a rule; `Toujours` without any. `seasons` are the names by id, once they are loaded. */
export const conditionTexts = (rule: ChargeRowFragment, seasons: ReadonlyMap<string, string> | undefined): string[] => {
  const { pickupPlace, returnPlace, places, outsideHours, minAge, maxAge, categories, seasonId, fromDays, toDays } =
    rule;
  const texts = [
    ...(places ? [t(`conditions.${places}`)] : []),
    ...(pickupPlace ? [t('conditions.pickup', { place: pickupPlace })] : []),
    ...(returnPlace ? [t('conditions.return', { place: returnPlace })] : []),
    ...(outsideHours ? [t('conditions.outsideHours')] : []),
    ...rangeText([minAge, maxAge], {
      both: (min, max) => t('conditions.ageBetween', { min, max }),
      from: (min) => t('conditions.ageFrom', { min }),
      to: (max) => t('conditions.ageUpTo', { max }),
    }),
    ...(categories.length > 0 ? [categories.map((category) => t(`common:category.${category}`)).join(', ')] : []),
    ...(seasonId && seasons
      ? [
          seasons.has(seasonId)
            ? t('conditions.season', { name: seasons.get(seasonId) ?? '' })
            : t('conditions.seasonGone'),
        ]
      : []),
    ...rangeText([fromDays, toDays], {
      both: (from, to) => t('conditions.daysBetween', { from, to }),
      from: (from) => t('conditions.daysFrom', { from }),
      to: (to) => t('conditions.daysUpTo', { to }),
    }),
  ];
  return texts.length > 0 ? texts : [t('conditions.none')];
};
