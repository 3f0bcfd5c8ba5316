import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Season as PricedSeason, SeasonRate as PricedRate, Stretch } from '../../fleet/quote/season-rates.js';
import { RentalTier } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Selectable } from 'kysely';

@ObjectType({ description: 'Calendar days of the agency, both included.' })
export class SeasonStretch implements Stretch {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  startsOn!: string;

  @Field(() => LocalDateScalar, { description: 'Last day.' })
  endsOn!: string;

  @Field(() => Boolean, { description: 'Whether the same days of every year are meant.' })
  everyYear!: boolean;
}

@ObjectType({ description: 'What a season makes of the price of some vehicles: a percentage, or prices of its own.' })
export class SeasonRate implements PricedRate {
  @Field(() => ID, { nullable: true, description: 'The one vehicle that it is for.' })
  vehicleId!: number | null;

  @Field(() => VehicleCategory, {
    nullable: true,
    description: 'The category that it is for. Without category and vehicle it is for every vehicle.',
  })
  category!: VehicleCategory | null;

  @Field(() => Int, {
    nullable: true,
    description: "Percent added to the vehicle's own price a day, negative for less; null where prices are given.",
  })
  percent!: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Price a day without tiers, in Dh.' })
  dailyPrice!: Money | null;

  @Field(() => [RentalTier], { description: 'Cheaper daily prices for longer rentals, by rising length.' })
  tiers!: RentalTier[];
}

/** A season: calendar days on which vehicles have other prices (docs/rules/prices.md#which-season). */
@ObjectType({ description: 'Days on which vehicles have another price.' })
@Entity()
export class Season extends BaseEntity<'version'> implements PricedSeason {
  @Field(() => String, { description: 'Name, as quotes show it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => [SeasonStretch], { description: 'Its days.' })
  @Property({ type: 'json', columnType: 'jsonb' })
  stretches!: SeasonStretch[];

  @Field(() => [SeasonRate], { description: 'Its prices. A vehicle that none is for keeps its own.' })
  @Property({ type: 'json', columnType: 'jsonb' })
  rates!: SeasonRate[];

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

@ObjectType({ description: 'Kilometres a day that the price of a category includes.' })
export class IncludedKm {
  @Field(() => VehicleCategory, { description: 'The category.' })
  category!: VehicleCategory;

  @Field(() => Int, { description: 'Km a day; 0 for unlimited.' })
  kmPerDay!: number;
}

/** The agency's settings of prices: a single row with the id 1. */
@ObjectType({ description: 'What the agency chose for its prices.' })
@Entity()
export class PriceSettings {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => Boolean, {
    description: "Whether the first day's season prices the whole rental; else each day has its own.",
  })
  @Property({ type: 'boolean', default: false })
  seasonOfFirstDay = false;

  @Field(() => [IncludedKm], {
    description: 'Kilometres a day that prices include, for the categories that have a limit.',
  })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  includedKm: IncludedKm[] = [];

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Season for queries. */
export interface SeasonTable {
  readonly season: Columns<Season>;
}

/** The table of PriceSettings for queries. */
export interface PriceSettingsTable {
  readonly priceSettings: Columns<PriceSettings>;
}

/** A row of Season as readers return it. */
export type SeasonRecord = Selectable<SeasonTable['season']>;

/** A row of PriceSettings as readers return it. */
export type PriceSettingsRecord = Selectable<PriceSettingsTable['priceSettings']>;
