import type { ChargeUnit, CreateChargeRuleInput, VehicleCategory } from '../../platform/graphql/types.generated';
import { categoriesBySize } from '../../domain/vehicle/categories';
import type { FieldErrors } from '../../kit/form/useServerForm';
import { typedOf, wholeOf, type Typed } from '../../kit/form/typed';
import { amountOf, amountOrZero, toCentimes } from '../../platform/money/money';
import type { SetupPricesQuery } from './PricesStep.generated';
import { t } from './texts';

/** An extra that agencies often have, with a price to start from. */
interface Sample {
  key: 'childSeat' | 'secondDriver' | 'gps' | 'airport' | 'wifi';
  price: number;
  unit: ChargeUnit;
  /** The most pieces of it in one rental. */
  most?: number;
}

/** The extras to choose from, the most frequent first. */
export const samples: readonly Sample[] = [
  { key: 'childSeat', price: 50, unit: 'DAY', most: 2 },
  { key: 'secondDriver', price: 100, unit: 'RENTAL' },
  { key: 'gps', price: 40, unit: 'DAY' },
  { key: 'airport', price: 150, unit: 'RENTAL' },
  { key: 'wifi', price: 50, unit: 'DAY' },
];

interface CategoryRow {
  category: VehicleCategory;
  deposit: Typed;
  excess: Typed;
  km: Typed;
}

/** The values of the form: a row for each category of the fleet, and the samples with their prices. */
export interface PricesDraft {
  rows: CategoryRow[];
  extras: { chosen: boolean; price: Typed }[];
}

/** Returns the form with what is stored already. */
export const pricesDraft = ({ vehicles, depositSettings, priceSettings }: SetupPricesQuery): PricesDraft => {
  const amountIn = (list: readonly { category: VehicleCategory; amount: string }[], category: VehicleCategory) =>
    typedOf(list.find((each) => each.category === category)?.amount);
  return {
    rows: categoriesBySize
      .filter((category) => vehicles.items.some((vehicle) => vehicle.category === category))
      .map((category) => ({
        category,
        deposit: amountIn(depositSettings.amounts, category),
        excess: amountIn(depositSettings.excesses, category),
        km: priceSettings.includedKm.find((each) => each.category === category)?.kmPerDay ?? '',
      })),
    extras: samples.map(({ price }) => ({ chosen: false, price })),
  };
};

/** Returns the lowest price a day of a category; null without a vehicle. */
export const lowestPrice = (
  vehicles: SetupPricesQuery['vehicles']['items'],
  category: VehicleCategory,
): string | null =>
  vehicles
    .filter((vehicle) => vehicle.category === category)
    .map(({ dailyPrice }) => dailyPrice)
    .sort((one, other) => Number(one) - Number(other))[0] ?? null;

/** Returns what the browser can find wrong; the server checks everything again. */
export const pricesProblems = ({ rows, extras }: PricesDraft): FieldErrors =>
  Object.fromEntries([
    ...rows.map(({ deposit }, index) => [
      `rows.${index}.deposit`,
      toCentimes(deposit) === null ? t('setup.prices.depositMissing') : undefined,
    ]),
    ...extras.map(({ chosen, price }, index) => [
      `extras.${index}.price`,
      chosen && toCentimes(price) === null ? t('setup.prices.priceMissing') : undefined,
    ]),
  ]) as FieldErrors;

/** Returns the deposits and excesses of all categories: those of the rows first, then what others have already. */
export const depositInput = ({ rows }: PricesDraft, { amounts, excesses }: SetupPricesQuery['depositSettings']) => {
  const elsewhere = ({ category }: { category: VehicleCategory }): boolean =>
    !rows.some((row) => row.category === category);
  const plain = ({ category, amount }: { category: VehicleCategory; amount: string }) => ({ category, amount });
  return {
    amounts: [
      ...rows.map(({ category, deposit }) => ({ category, amount: amountOrZero(deposit) })),
      ...amounts.filter(elsewhere).map(plain),
    ],
    excesses: [
      ...rows.flatMap(({ category, excess }) => {
        const amount = amountOf(excess);
        return amount === null ? [] : [{ category, amount }];
      }),
      ...excesses.filter(elsewhere).map(plain),
    ],
  };
};

/** Returns the included km of all categories: those of the rows first, then what others have already. */
export const kmInput = ({ rows }: PricesDraft, { includedKm }: SetupPricesQuery['priceSettings']) => [
  ...rows.map(({ category, km }) => ({ category, kmPerDay: wholeOf(km) ?? 0 })),
  ...includedKm
    .filter(({ category }) => !rows.some((row) => row.category === category))
    .map(({ category, kmPerDay }) => ({ category, kmPerDay })),
];

/** Returns the extra of a sample at the price that was typed. */
export const sampleInput = ({ key, unit, most = 1 }: Sample, price: Typed): CreateChargeRuleInput => ({
  ...{ kind: 'EXTRA', unit, name: t(`setup.extras.${key}`), price: amountOf(price), maxQuantity: most },
  ...{ shownOnSite: true, active: true },
});
