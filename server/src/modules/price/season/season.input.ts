import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsChoice, IsDay, IsWholeNumber } from '../../../kernel/value-rules.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { MAX_PRICE, MAX_TIERS, RentalTierInput } from '../../fleet/vehicle/vehicle-desk.input.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';

const MAX_SEASON_NAME = 60;
const MAX_STRETCHES = 20;
const MAX_RATES = 100;
const MAX_KM = 5_000;
const MIN_PERCENT = -90;
const MAX_PERCENT = 300;
const STRETCHES = `Its days: 1 to ${MAX_STRETCHES} stretches that do not overlap.`;
const RATES = `Its prices: 1 to ${MAX_RATES} rates, at most one for each vehicle, category or all.`;
const NAME = `Name as quotes show it, at most ${MAX_SEASON_NAME} characters.`;

/** The fields that a search covers. */
export enum SeasonSearchField {
  NAME = 'NAME',
}
registerEnumType(SeasonSearchField, { name: 'SeasonSearchField', description: 'Where a search for seasons looks.' });

@InputType({ description: 'A search of seasons.' })
export class SeasonSearch extends SearchIn(SeasonSearchField) {}

@InputType({ description: 'Calendar days of the agency, both included.' })
export class SeasonStretchInput {
  @IsDay('Le premier jour')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Required. First day.' })
  startsOn?: string | null;

  @IsDay('Le dernier jour')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Required. Last day, not before the first.' })
  endsOn?: string | null;

  @IsChoice([true, false], 'La répétition')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the same days of every year are meant; false when left out. Such a stretch is shorter than a year.',
  })
  everyYear?: boolean | null;
}

@InputType({ description: 'What a season makes of some prices: either percent, or dailyPrice with tiers.' })
export class SeasonRateInput {
  @IsOptional()
  @Field(() => ID, { nullable: true, description: 'The one vehicle that it is for.' })
  vehicleId?: string | null;

  @IsOptional()
  @IsChoice(Object.values(VehicleCategory), 'La gamme')
  @Field(() => VehicleCategory, {
    nullable: true,
    description: 'The category that it is for; with neither vehicle nor category it is for every vehicle.',
  })
  category?: VehicleCategory | null;

  @IsOptional()
  @IsWholeNumber(MIN_PERCENT, MAX_PERCENT, 'Le pourcentage')
  @Field(() => Int, {
    nullable: true,
    description: `Percent added to the vehicle's own price a day, ${MIN_PERCENT} to ${MAX_PERCENT}.`,
  })
  percent?: number | null;

  @IsOptional()
  @IsAmount(1, MAX_PRICE, 'Le prix par jour')
  @Field(() => MoneyScalar, { nullable: true, description: 'Price a day without tiers, 1 to 100 000 Dh.' })
  dailyPrice?: Money | null;

  @IsOptional()
  @ArrayMaxSize(MAX_TIERS, { message: `Trois paliers de prix au plus.` })
  @ValidateNested()
  @Field(() => [RentalTierInput], { nullable: true, description: 'Tiers beside dailyPrice, at most three.' })
  tiers?: RentalTierInput[] | null;
}

@InputType({ description: 'A new season.' })
export class CreateSeasonInput {
  @IsShortText(MAX_SEASON_NAME, 'Le nom')
  @Field(() => String, { nullable: true, description: `Required. ${NAME}` })
  name?: string | null;

  @ArrayMinSize(1, { message: 'Indiquez au moins une période.' })
  @ArrayMaxSize(MAX_STRETCHES, { message: `${MAX_STRETCHES} périodes au plus.` })
  @ValidateNested()
  @Field(() => [SeasonStretchInput], { nullable: true, description: `Required. ${STRETCHES}` })
  stretches?: SeasonStretchInput[] | null;

  @ArrayMinSize(1, { message: 'Indiquez au moins un tarif.' })
  @ArrayMaxSize(MAX_RATES, { message: `${MAX_RATES} tarifs au plus.` })
  @ValidateNested()
  @Field(() => [SeasonRateInput], { nullable: true, description: `Required. ${RATES}` })
  rates?: SeasonRateInput[] | null;
}

@InputType({ description: 'Changes of a season. What is left out stays as it is.' })
export class UpdateSeasonInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => [SeasonStretchInput], { nullable: true, description: STRETCHES })
  stretches?: SeasonStretchInput[] | null;

  @Field(() => [SeasonRateInput], { nullable: true, description: RATES })
  rates?: SeasonRateInput[] | null;
}

@InputType({ description: 'Which season is deleted.' })
export class DeleteSeasonInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}

@InputType({ description: 'Kilometres a day that the price of a category includes.' })
export class IncludedKmInput {
  @IsChoice(Object.values(VehicleCategory), 'La gamme')
  @Field(() => VehicleCategory, { description: 'The category.' })
  category!: VehicleCategory;

  @IsWholeNumber(0, MAX_KM, 'Le kilométrage inclus')
  @Field(() => Int, { description: `Km a day, 0 to ${MAX_KM}; 0 for unlimited.` })
  kmPerDay!: number;
}

@InputType({ description: 'Changes of what the agency chose for its prices. What is left out stays as it is.' })
export class UpdatePriceSettingsInput {
  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;

  @IsChoice([true, false], 'Le choix de la saison')
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the first day's season prices the whole rental; else each day has its own.",
  })
  seasonOfFirstDay?: boolean | null;

  @ArrayMaxSize(Object.values(VehicleCategory).length, { message: 'Chaque gamme est nommée une fois.' })
  @ValidateNested()
  @Field(() => [IncludedKmInput], {
    nullable: true,
    description: 'Kilometres a day that prices include, the whole list; a category that is left out is unlimited.',
  })
  includedKm?: IncludedKmInput[] | null;
}
