import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import type { Criteria } from '../../../kernel/search.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsChoice, IsDay, IsWholeNumber } from '../../../kernel/value-rules.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { MAX_PRICE } from '../../fleet/vehicle/vehicle-desk.input.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { IsPromotionCode } from '../../fleet/quote/promotion-code.js';

const MAX_DAYS = 90;
const MAX_USES = 1_000_000;

/** The fields that a search covers. */
export enum PromotionSearchField {
  CODE = 'CODE',
}
registerEnumType(PromotionSearchField, {
  name: 'PromotionSearchField',
  description: 'Where a search for promotions looks.',
});

@InputType({ description: 'A search of promotions.' })
export class PromotionSearch extends SearchIn(PromotionSearchField) {}

@InputType({ description: 'Which promotions.' })
export class PromotionFilter {
  @Field(() => Boolean, { nullable: true, description: 'Those in use, or those that are not.' })
  active?: boolean | null;
}

/** The conditions of the list of promotions: the fields of its filter, and its search. */
export type PromotionCriteria = Criteria<PromotionFilter, PromotionSearchField>;

@InputType({ description: 'A new promotion: either percent or amount.' })
export class CreatePromotionInput {
  @IsPromotionCode()
  @Field(() => String, {
    nullable: true,
    description: 'Required of a new one. 3 to 20 letters, digits or dashes; kept in capitals, each code once.',
  })
  code?: string | null;

  @IsOptional()
  @IsWholeNumber(1, 100, 'Le pourcentage')
  @Field(() => Int, { nullable: true, description: 'Percent off the rent, 1 to 100.' })
  percent?: number | null;

  @IsOptional()
  @IsAmount(1, MAX_PRICE, 'Le montant')
  @Field(() => MoneyScalar, { nullable: true, description: 'Dh off the rent, 1 to 100 000.' })
  amount?: Money | null;

  @IsOptional()
  @IsDay('Le premier jour de réservation')
  @Field(() => LocalDateScalar, { nullable: true, description: 'First day on which it can be entered.' })
  bookedFrom?: string | null;

  @IsOptional()
  @IsDay('Le dernier jour de réservation')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day on which it can be entered.' })
  bookedTo?: string | null;

  @IsOptional()
  @IsDay('Le premier jour de location')
  @Field(() => LocalDateScalar, { nullable: true, description: 'First day that a rental may have.' })
  rentalFrom?: string | null;

  @IsOptional()
  @IsDay('Le dernier jour de location')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day that a rental may have.' })
  rentalTo?: string | null;

  @IsOptional()
  @IsWholeNumber(1, MAX_DAYS, 'La durée minimale')
  @Field(() => Int, { nullable: true, description: `Days that a rental has at least, 1 to ${MAX_DAYS}.` })
  minDays?: number | null;

  @IsOptional()
  @IsWholeNumber(1, MAX_USES, "Le nombre d'utilisations")
  @Field(() => Int, { nullable: true, description: 'How many reservations may have it; none for any number.' })
  maxUses?: number | null;

  @Field(() => [VehicleCategory], { nullable: true, description: 'Only for these categories; none for all.' })
  categories?: VehicleCategory[] | null;

  @IsChoice([true, false], "L'état")
  @Field(() => Boolean, { nullable: true, description: 'Whether it is in use; true when left out.' })
  active?: boolean | null;
}

@InputType({ description: 'Changes of a promotion. What is left out stays as it is.' })
export class UpdatePromotionInput extends CreatePromotionInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;
}

@InputType({ description: 'Which promotion is deleted.' })
export class DeletePromotionInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}
