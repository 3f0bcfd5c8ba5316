import { Arg, Authorized, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Costs } from '../../../api/graphql/costs.js';
import { idOf } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import {
  type CalendarDay,
  type CalendarRow,
  MAX_CALENDAR_DAYS,
  type PriceCalendar as CalendarOfPrices,
  type PriceCalendarReader,
} from './price-calendar.reader.js';
import { Season } from './season.entity.js';

@ObjectType({ description: 'What a day costs in some vehicles. Amounts in Dh, of a rental of one day.' })
export class PriceCalendarDay implements CalendarDay {
  @Field(() => LocalDateScalar, { description: 'Calendar day of the agency.' })
  day!: string;

  @Field(() => MoneyScalar, { description: 'Price of the cheapest of the vehicles.' })
  lowest!: Money;

  @Field(() => MoneyScalar, { description: 'Price of the most expensive one.' })
  highest!: Money;

  @Field(() => [ID], { description: 'Seasons that set the price of any of them.' })
  seasonIds!: number[];
}

@ObjectType({ description: 'The days of a category, or of one vehicle of it.' })
export class PriceCalendarRow implements CalendarRow {
  @Field(() => VehicleCategory, { description: 'The category.' })
  category!: VehicleCategory;

  @Field(() => Int, { description: 'How many vehicles the prices are of.' })
  vehicleCount!: number;

  @Field(() => [PriceCalendarDay], { description: 'Day by day.' })
  days!: PriceCalendarDay[];
}

@ObjectType({ description: 'What each day costs, by category.' })
export class PriceCalendar implements CalendarOfPrices {
  @Field(() => [PriceCalendarRow], { description: 'The categories that have vehicles.' })
  rows!: PriceCalendarRow[];

  @Field(() => [Season], { description: 'The seasons that set any of the prices.' })
  seasons!: Season[];
}

/** The query for the calendar of prices (docs/rules/prices.md#the-calendar-of-prices). */
@Resolver()
export class PriceCalendarResolver {
  constructor(private readonly reader: PriceCalendarReader) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Costs(50)
  @Query(() => PriceCalendar, {
    description: `What each of up to ${MAX_CALENDAR_DAYS} days costs, by category or for one vehicle. Staff only. Error: VALIDATION.`,
  })
  priceCalendar(
    @Ctx() { actor }: GraphQLContext,
    @Arg('from', () => LocalDateScalar) from: string,
    @Arg('days', () => Int) days: number,
    @Arg('vehicleId', () => ID, { nullable: true }) vehicleId?: string,
  ) {
    return this.reader.of(actor, { from, days, vehicleId: vehicleId ? idOf(vehicleId) : undefined });
  }
}
