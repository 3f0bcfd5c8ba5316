import {
  asAmount,
  unlessEmpty,
  CommandFields,
  type EditOf,
  type Sent,
  type SentEdit,
} from '../../../kernel/commands.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { idSent } from '../../../kernel/ids.js';
import { cleanTiers, plainTiers } from '../../fleet/vehicle/vehicle.commands.js';
import type { IncludedKm, PriceSettings, Season, SeasonRate, SeasonStretch } from './season.entity.js';
import {
  CreateSeasonInput,
  IncludedKmInput,
  SeasonRateInput,
  SeasonStretchInput,
  UpdatePriceSettingsInput,
} from './season.input.js';
import { seasonProblems } from './season.rules.js';

export type NewSeason = Pick<Season, 'name' | 'stretches' | 'rates'>;
/** An edit of a season, already checked. */
export type SeasonEdit = EditOf<NewSeason>;
type PriceChoices = Pick<PriceSettings, 'seasonOfFirstDay' | 'includedKm'>;
/** An edit of the settings for prices, already checked. There is no id, because they are a single record. */
export type PriceSettingsEdit = Omit<EditOf<PriceChoices>, 'id'>;

const FIELDS = new CommandFields<NewSeason>({
  validatedBy: CreateSeasonInput,
  clean: { name: cleanLine, stretches: cleanStretches, rates: cleanRates },
  problemsBetween: (fields) => seasonProblems(fields as Parameters<typeof seasonProblems>[0]),
});

const SETTINGS_FIELDS = new CommandFields<PriceChoices>({
  validatedBy: UpdatePriceSettingsInput,
  clean: { seasonOfFirstDay: unlessEmpty, includedKm: cleanKm },
  problemsBetween: ({ includedKm }) => {
    const twice = includedKm?.findIndex(
      ({ category }, index) => includedKm.findIndex((other) => other.category === category) !== index,
    );
    return twice === undefined || twice < 0
      ? {}
      : { [`includedKm.${twice}.category`]: ['Cette gamme est nommée deux fois.'] };
  },
});

/** Parses an edit of the settings of prices. Throws ValidationError. */
export function parsePriceSettings(sent: UpdatePriceSettingsInput): PriceSettingsEdit {
  const { version, changes } = SETTINGS_FIELDS.parseEdit(sent);
  const { includedKm } = changes;
  // Categories without a limit need no entry.
  const limited = includedKm?.filter(({ kmPerDay }) => kmPerDay > 0).map((entry) => ({ ...entry }));
  return { version, changes: { ...changes, ...(limited && { includedKm: limited }) } };
}

/** Parses a new season. Throws ValidationError with all invalid fields. */
export function parseNewSeason(sent: Sent<NewSeason>): NewSeason {
  const { name, stretches, rates } = FIELDS.parse(sent);
  return { name, stretches: plainStretches(stretches), rates: plainRates(rates) };
}

/** Parses an edit of a season. Throws ValidationError with all invalid fields. */
export function parseSeasonEdit(sent: SentEdit<NewSeason>): SeasonEdit {
  const { changes, ...edit } = FIELDS.parseEdit(sent);
  const { stretches, rates } = changes;
  return {
    ...edit,
    changes: {
      ...changes,
      ...(stretches && { stretches: plainStretches(stretches) }),
      ...(rates && { rates: plainRates(rates) }),
    },
  };
}

/** Cleans the list of included km. Null clears it. */
function cleanKm(sent: unknown): IncludedKmInput[] {
  return ((sent ?? []) as readonly Sent<IncludedKm>[]).map(({ category, kmPerDay }) =>
    Object.assign(new IncludedKmInput(), { category: unlessEmpty(category), kmPerDay: unlessEmpty(kmPerDay) }),
  );
}

/** Cleans the days of a season. Null clears the list, which validation then refuses. */
function cleanStretches(sent: unknown): SeasonStretchInput[] {
  return ((sent ?? []) as readonly Sent<SeasonStretch>[]).map(({ startsOn, endsOn, everyYear }) =>
    Object.assign(new SeasonStretchInput(), {
      startsOn: unlessEmpty(startsOn),
      endsOn: unlessEmpty(endsOn),
      everyYear: everyYear ?? false,
    }),
  );
}

/** Cleans the prices of a season. Null clears the list, which validation then refuses. */
function cleanRates(sent: unknown): SeasonRateInput[] {
  return ((sent ?? []) as readonly Sent<SeasonRate>[]).map(({ vehicleId, category, percent, dailyPrice, tiers }) =>
    Object.assign(new SeasonRateInput(), {
      vehicleId: idSent(vehicleId) ?? null,
      category: unlessEmpty(category) ?? null,
      percent: unlessEmpty(percent) ?? null,
      dailyPrice: asAmount(dailyPrice) ?? null,
      tiers: cleanTiers(tiers),
    }),
  );
}

function plainStretches(stretches: readonly SeasonStretch[]): SeasonStretch[] {
  return stretches.map((stretch) => ({ ...stretch }));
}

function plainRates(rates: readonly SeasonRate[]): SeasonRate[] {
  return rates.map(({ tiers, ...rate }) => ({ ...rate, tiers: plainTiers(tiers) }));
}
