import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';

/** Default for how many days before its expiry the staff are warned of a card imprint. */
export const IMPRINT_WARNING_DAYS = 3;

@ObjectType({ description: 'The deposit that rentals of a category ask for.' })
export class CategoryDeposit {
  @Field(() => VehicleCategory, { description: 'The category.' })
  category!: VehicleCategory;

  @Field(() => MoneyScalar, { description: 'In Dh; 0 for none.' })
  amount!: Money;
}

@ObjectType({
  description:
    'The excess (franchise) of rentals of a category: what a customer pays at most for a damage that is insured.',
})
export class CategoryExcess {
  @Field(() => VehicleCategory, { description: 'The category.' })
  category!: VehicleCategory;

  @Field(() => MoneyScalar, { description: 'In Dh; 0 where the customer pays nothing.' })
  amount!: Money;
}

/** The agency's settings of deposits: a single row with the id 1. */
@ObjectType({ description: 'What the agency chose for deposits.' })
@Entity()
export class DepositSettings {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => [CategoryDeposit], { description: 'The deposit by category; none for a category that is left out.' })
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' })
  amounts: CategoryDeposit[] = [];

  @Field(() => [CategoryExcess], { description: 'The excess by category; not stated for a category that is left out.' })
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' })
  excesses: CategoryExcess[] = [];

  @Field(() => Int, { description: 'Days before its expiry from which on a card imprint is warned of.' })
  @Property({ type: 'integer', default: IMPRINT_WARNING_DAYS })
  imprintWarningDays: number = IMPRINT_WARNING_DAYS;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of DepositSettings for queries. */
export interface DepositSettingsTable {
  readonly depositSettings: Columns<DepositSettings>;
}
