import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Promotion as PricedPromotion } from '../../fleet/quote/promotion.rules.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Selectable } from 'kysely';

/** A promotion code with its discount and conditions (docs/rules/prices.md#promotions). */
@ObjectType({ description: 'A code that takes something off the rent: percent or an amount, under conditions.' })
@Entity()
export class Promotion extends BaseEntity<'version'> implements PricedPromotion {
  @Field(() => String, { description: 'What customers enter, in capitals.' })
  @Property({ type: 'text', unique: true })
  code!: string;

  @Field(() => Int, { nullable: true, description: 'Percent off the rent; null where an amount is taken off.' })
  @Property({ type: 'integer', nullable: true })
  percent!: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Dh off the rent; null where percent are taken off.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  amount!: Money | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'First day on which it can be entered.' })
  @Property({ type: 'date', nullable: true })
  bookedFrom!: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day on which it can be entered.' })
  @Property({ type: 'date', nullable: true })
  bookedTo!: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'First day that a rental may have.' })
  @Property({ type: 'date', nullable: true })
  rentalFrom!: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day that a rental may have.' })
  @Property({ type: 'date', nullable: true })
  rentalTo!: string | null;

  @Field(() => Int, { nullable: true, description: 'Days that a rental has at least.' })
  @Property({ type: 'integer', nullable: true })
  minDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many reservations may have it; null for any number.' })
  @Property({ type: 'integer', nullable: true })
  maxUses!: number | null;

  @Field(() => [VehicleCategory], { description: 'Only for these categories; none for all.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  categories!: VehicleCategory[];

  @Field(() => Boolean, { description: 'Whether it is in use.' })
  @Property({ type: 'boolean' })
  active!: boolean;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Promotion for queries. */
export interface PromotionTable {
  readonly promotion: Columns<Promotion>;
}

/** A row of Promotion as readers return it. */
export type PromotionRecord = Selectable<PromotionTable['promotion']>;
