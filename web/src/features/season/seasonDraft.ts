import type { CreateSeasonInput, SeasonRateInput, VehicleCategory } from '../../platform/graphql/types.generated';
import { typedOf, wholeOf, type Typed } from '../../kit/form/typed';
import { amountOf } from '../../platform/money/money';
import type { SeasonFieldsFragment } from './SeasonForm.generated';

/** A rate as typed. Values that `target` and `by` do not use are kept, but not sent. */
export interface RateDraft {
  /** `ALL`, `VEHICLE`, or a category. */
  category: 'ALL' | 'VEHICLE' | VehicleCategory;
  vehicleId: string;
  by: 'PERCENT' | 'PRICE';
  percent: Typed;
  dailyPrice: Typed;
  tiers: { fromDays: Typed; dailyPrice: Typed }[];
}

/** The form's values as typed. Its fields have the server's names, so that the server's errors find them. */
export interface SeasonDraft {
  name: string;
  stretches: { startsOn: string; endsOn: string; everyYear: boolean }[];
  rates: RateDraft[];
}

/** How many tiers a price may have (docs/rules/fleet.md#price). */
const mostTiers = 3;

/** The initial values of a period of days that is added to a season. */
export const emptyStretch = { startsOn: '', endsOn: '', everyYear: false };

const tiersOf = (tiers: readonly { fromDays: number; dailyPrice: string }[]): RateDraft['tiers'] =>
  Array.from({ length: mostTiers }, (_, index) => ({
    fromDays: tiers[index]?.fromDays ?? '',
    dailyPrice: typedOf(tiers[index]?.dailyPrice),
  }));

/** Returns the initial values of a price that is added to a season: a percentage for all categories. */
export const emptyRate = (): RateDraft => ({
  category: 'ALL',
  vehicleId: '',
  by: 'PERCENT',
  percent: '',
  dailyPrice: '',
  tiers: tiersOf([]),
});

/** Converts a stored season to the form's values; an empty form without a season. */
export const draftOf = (season: SeasonFieldsFragment | null): SeasonDraft => ({
  name: season?.name ?? '',
  stretches: season?.stretches.map(({ startsOn, endsOn, everyYear }) => ({ startsOn, endsOn, everyYear })) ?? [
    { ...emptyStretch },
  ],
  rates: season?.rates.map(({ category, vehicle, percent, dailyPrice, tiers }) => ({
    category: vehicle ? 'VEHICLE' : (category ?? 'ALL'),
    vehicleId: vehicle?.id ?? '',
    by: dailyPrice === null ? 'PERCENT' : 'PRICE',
    percent: percent ?? '',
    dailyPrice: typedOf(dailyPrice),
    tiers: tiersOf(tiers),
  })) ?? [emptyRate()],
});

/** Returns the values of a new season's form for some days of a category or a vehicle. */
export const draftFor = (
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  target: { readonly vehicleId: string } | { readonly category: VehicleCategory },
): SeasonDraft => ({
  name: '',
  stretches: [{ startsOn, endsOn, everyYear: false }],
  rates: [
    'vehicleId' in target
      ? { ...emptyRate(), category: 'VEHICLE', vehicleId: target.vehicleId, by: 'PRICE' }
      : { ...emptyRate(), category: target.category },
  ],
});

const rateOf = ({ category, vehicleId, by, percent, dailyPrice, tiers }: RateDraft): SeasonRateInput => ({
  ...(category === 'VEHICLE' ? { vehicleId } : category === 'ALL' ? {} : { category }),
  ...(by === 'PERCENT'
    ? { percent: wholeOf(percent) }
    : {
        dailyPrice: amountOf(dailyPrice),
        tiers: tiers.map((tier) => ({ fromDays: wholeOf(tier.fromDays), dailyPrice: amountOf(tier.dailyPrice) })),
      }),
});

/** Converts the form's values to the server's input. Empty fields are null, and the server reports which of them are required. */
export const toInput = ({ name, stretches, rates }: SeasonDraft): CreateSeasonInput => ({
  name,
  stretches: stretches.map(({ startsOn, endsOn, everyYear }) => ({
    startsOn: startsOn || null,
    endsOn: endsOn || null,
    everyYear,
  })),
  rates: rates.map(rateOf),
});
