import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import type { Criteria } from '../../../kernel/search.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsChoice, IsPercent, IsWholeNumber } from '../../../kernel/value-rules.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { PLACES } from '../../base/settings/places.js';
import { ChargeKind, ChargeUnit, PlaceCondition, ReturnFinding } from '../../fleet/quote/charge.rules.js';
import { MAX_PRICE } from '../../fleet/vehicle/vehicle-desk.input.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';

const MAX_NAME = 60;
const MAX_HINT = 200;
const MAX_DAYS = 90;
const MAX_PIECES = 20;
const MAX_STOCK = 9_999;
const [MIN_AGE, MAX_AGE] = [16, 120];
const MAX_POSITION = 9_999;

/** The fields that a search covers. */
export enum ChargeRuleSearchField {
  NAME = 'NAME',
}
registerEnumType(ChargeRuleSearchField, {
  name: 'ChargeRuleSearchField',
  description: 'Where a search for extras and fees looks.',
});

@InputType({ description: 'A search of extras and fees.' })
export class ChargeRuleSearch extends SearchIn(ChargeRuleSearchField) {}

@InputType({ description: 'Which extras and fees.' })
export class ChargeRuleFilter {
  @Field(() => [ChargeKind], { nullable: true, description: 'Any of these kinds.' })
  kinds?: ChargeKind[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Those in use, or those that are not.' })
  active?: boolean | null;
}

/** The conditions of the list of extras, fees and charges at the return: the fields of its filter, and its search. */
export type ChargeRuleCriteria = Criteria<ChargeRuleFilter, ChargeRuleSearchField>;

@InputType({ description: 'A new extra, fee or charge at the return.' })
export class CreateChargeRuleInput {
  @IsChoice(Object.values(ChargeKind), 'La nature')
  @Field(() => ChargeKind, { nullable: true, description: 'Required of a new one. How it comes to apply.' })
  kind?: ChargeKind | null;

  @IsChoice(Object.values(ChargeUnit), "L'unité")
  @Field(() => ChargeUnit, {
    nullable: true,
    description: 'Required of a new one. What its price is for: before the return a rental, a day or a percentage.',
  })
  unit?: ChargeUnit | null;

  @IsShortText(MAX_NAME, 'Le nom')
  @Field(() => String, {
    nullable: true,
    description: `Required of a new one. Name in French, at most ${MAX_NAME} characters.`,
  })
  name?: string | null;

  @IsOptional()
  @IsShortText(MAX_NAME, 'Le nom anglais')
  @Field(() => String, { nullable: true, description: `Name in English, at most ${MAX_NAME} characters.` })
  nameEn?: string | null;

  @IsOptional()
  @IsShortText(MAX_NAME, 'Le nom arabe')
  @Field(() => String, { nullable: true, description: `Name in Arabic, at most ${MAX_NAME} characters.` })
  nameAr?: string | null;

  @IsOptional()
  @IsShortText(MAX_HINT, "L'explication")
  @Field(() => String, { nullable: true, description: `What customers should know, at most ${MAX_HINT} characters.` })
  hint?: string | null;

  @IsOptional()
  @IsShortText(MAX_HINT, "L'explication en anglais")
  @Field(() => String, { nullable: true, description: `The same in English, at most ${MAX_HINT} characters.` })
  hintEn?: string | null;

  @IsOptional()
  @IsShortText(MAX_HINT, "L'explication en arabe")
  @Field(() => String, { nullable: true, description: `The same in Arabic, at most ${MAX_HINT} characters.` })
  hintAr?: string | null;

  @IsAmount(0, MAX_PRICE, 'Le prix')
  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Required of a new one. Price of a unit, 0 to 100 000 Dh with TVA; percent, 100 at most, where that is the unit.',
  })
  price?: Money | null;

  @IsOptional()
  @IsAmount(0, MAX_PRICE, 'Le plafond')
  @Field(() => MoneyScalar, { nullable: true, description: 'The most that a piece comes to, in Dh; not below price.' })
  cap?: Money | null;

  @IsOptional()
  @IsPercent('Le taux de TVA')
  @Field(() => MoneyScalar, { nullable: true, description: 'Rate of the TVA, 0 to 100 percent.' })
  vatPercent?: string | null;

  @IsOptional()
  @IsChoice(PLACES, 'Le lieu de départ')
  @Field(() => String, { nullable: true, description: 'Only where the vehicle is handed over here, one of `places`.' })
  pickupPlace?: string | null;

  @IsOptional()
  @IsChoice(PLACES, 'Le lieu de retour')
  @Field(() => String, { nullable: true, description: 'Only where it is returned here, one of `places`.' })
  returnPlace?: string | null;

  @IsOptional()
  @IsChoice(Object.values(PlaceCondition), 'La condition de lieu')
  @Field(() => PlaceCondition, { nullable: true, description: 'Only where the places lie so.' })
  places?: PlaceCondition | null;

  @IsChoice([true, false], 'Le choix des horaires')
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it costs once for each end outside the opening hours; false when left out.',
  })
  outsideHours?: boolean | null;

  @IsOptional()
  @IsWholeNumber(MIN_AGE, MAX_AGE, "L'âge minimal")
  @Field(() => Int, { nullable: true, description: "Only from this age of the driver's on." })
  minAge?: number | null;

  @IsOptional()
  @IsWholeNumber(MIN_AGE, MAX_AGE, "L'âge maximal")
  @Field(() => Int, { nullable: true, description: "Only up to this age of the driver's." })
  maxAge?: number | null;

  @Field(() => [VehicleCategory], { nullable: true, description: 'Only for these categories; none for all.' })
  categories?: VehicleCategory[] | null;

  @IsOptional()
  @Field(() => ID, { nullable: true, description: 'Only where a day of the rental lies in this season.' })
  seasonId?: string | number | null;

  @IsOptional()
  @IsWholeNumber(1, MAX_DAYS, 'La durée minimale')
  @Field(() => Int, { nullable: true, description: 'Only for rentals of this many days at least.' })
  fromDays?: number | null;

  @IsOptional()
  @IsWholeNumber(1, MAX_DAYS, 'La durée maximale')
  @Field(() => Int, { nullable: true, description: 'Only for rentals of this many days at most.' })
  toDays?: number | null;

  @IsOptional()
  @IsWholeNumber(1, MAX_STOCK, 'Le stock')
  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces of an extra there are a day, over all rentals; none for no bound.',
  })
  stock?: number | null;

  @IsWholeNumber(1, MAX_PIECES, 'La quantité maximale')
  @Field(() => Int, {
    nullable: true,
    description: `How many pieces of an extra a rental may have, 1 to ${MAX_PIECES}; 1 when left out.`,
  })
  maxQuantity?: number | null;

  @IsOptional()
  @IsChoice(Object.values(ReturnFinding), 'Le constat')
  @Field(() => ReturnFinding, { nullable: true, description: 'What makes a charge at the return proposed.' })
  finding?: ReturnFinding | null;

  @IsChoice([true, false], 'Le choix du kilométrage')
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a rental with this extra has unlimited km; false when left out.',
  })
  unlimitedKm?: boolean | null;

  @IsOptional()
  @IsAmount(0, MAX_PRICE, 'La baisse de la caution')
  @Field(() => MoneyScalar, { nullable: true, description: 'By how much this extra lowers the deposit, in Dh.' })
  depositReduction?: Money | null;

  @IsOptional()
  @IsPercent('La baisse de la caution')
  @Field(() => MoneyScalar, { nullable: true, description: 'By how many percent this extra lowers the deposit.' })
  depositReductionPercent?: string | null;

  @IsWholeNumber(0, MAX_POSITION, "L'ordre")
  @Field(() => Int, { nullable: true, description: 'Its place among the others; 0 when left out.' })
  position?: number | null;

  @IsChoice([true, false], "L'affichage sur le site")
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether customers may choose the extra on the site; true when left out.',
  })
  shownOnSite?: boolean | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'Picture of an extra: JPEG, PNG or WebP, at most 8 MB. In an edit null removes it.',
  })
  image?: PendingUpload | null;

  @IsChoice([true, false], "L'état")
  @Field(() => Boolean, { nullable: true, description: 'Whether it is in use; true when left out.' })
  active?: boolean | null;
}

@InputType({ description: 'Changes of an extra, fee or charge at the return. What is left out stays as it is.' })
export class UpdateChargeRuleInput extends CreateChargeRuleInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;
}

@InputType({ description: 'Which extra, fee or charge at the return is deleted.' })
export class DeleteChargeRuleInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}
