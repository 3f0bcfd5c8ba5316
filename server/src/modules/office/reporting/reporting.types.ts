import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';

@InputType({ description: 'Agency days, both included; at most three years.' })
export class DaySpanInput {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDateScalar, { description: 'Last day.' })
  to!: string;
}

/** What can leave as a workbook. */
export enum ReportKind {
  RENTALS = 'RENTALS',
  VEHICLES = 'VEHICLES',
  CHARGES = 'CHARGES',
  REVENUE = 'REVENUE',
  FLEET = 'FLEET',
}
registerEnumType(ReportKind, {
  name: 'ReportKind',
  description: 'A report that can leave as a workbook.',
  valuesConfig: {
    RENTALS: { description: 'Rentals a day.' },
    VEHICLES: { description: 'The most rented vehicles.' },
    CHARGES: { description: 'Charges a day.' },
    REVENUE: { description: 'Revenue a day.' },
    FLEET: { description: 'Use and profit of each vehicle.' },
  },
});

@ObjectType('DayCount', { description: 'A day and how many.' })
export class DayCountType {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType('DayAmount', { description: 'A day and how much.' })
export class DayAmountType {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => MoneyScalar, { description: 'How much, in Dh.' })
  amount!: string;
}

@ObjectType('DayAmounts', { description: 'Amounts a day over a period.' })
export class DayAmountsType {
  @Field(() => [DayAmountType], { description: 'One entry a day, zeros included.' })
  days!: readonly DayAmountType[];

  @Field(() => MoneyScalar, { description: 'Their sum, in Dh.' })
  sum!: string;
}

@ObjectType('VehicleCount', { description: 'A vehicle and how often it was rented.' })
export class VehicleCountType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its registration plate.' })
  plateNumber!: string;

  @Field(() => Int, { description: 'Rentals that began in the period.' })
  count!: number;
}

@ObjectType('MonthFigures', { description: 'The current month in three figures.' })
export class MonthFiguresType {
  @Field(() => LocalDateScalar, { description: 'First day of the month.' })
  from!: string;

  @Field(() => LocalDateScalar, { description: 'Last day of the month.' })
  to!: string;

  @Field(() => MoneyScalar, { description: 'Agreed totals of the rentals that begin this month, in Dh.' })
  revenue!: string;

  @Field(() => Int, { description: 'Rentals that begin this month.' })
  rentalCount!: number;

  @Field(() => Int, { description: 'Customers who registered this month.' })
  newCustomerCount!: number;
}

@ObjectType('LoyalCustomer', { description: 'A registered customer who rents often.' })
export class LoyalCustomerType {
  @Field(() => ID, { description: 'The customer.' })
  id!: number;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Telephone.' })
  phone!: string;

  @Field(() => Int, { description: 'Their rentals.' })
  rentalCount!: number;
}

@ObjectType('LoyalCustomers', { description: 'The ten registered customers with most rentals.' })
export class LoyalCustomersType {
  @Field(() => [LoyalCustomerType], { description: 'Most rentals first.' })
  customers!: readonly LoyalCustomerType[];

  @Field(() => Int, { description: 'Rentals of all registered customers.' })
  rentalTotal!: number;
}

/** What a vehicle and the whole fleet are measured by. */
@ObjectType()
abstract class Performance {
  @Field(() => MoneyScalar, { description: 'Agreed totals of the rentals that began in the period, in Dh.' })
  revenue!: string;

  @Field(() => MoneyScalar, { description: 'What works done in the period cost, in Dh.' })
  charges!: string;

  @Field(() => MoneyScalar, { description: 'Revenue less charges, in Dh.' })
  profit!: string;

  @Field(() => Float, { description: 'Hours rented of the hours in the fleet, 0 to 100, one decimal.' })
  usePercent!: number;
}

@ObjectType('VehicleReport', { description: 'How a vehicle did over a period.' })
export class VehicleReportType extends Performance {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its registration plate.' })
  plateNumber!: string;

  @Field(() => Int, { description: 'Rentals that began in the period.' })
  rentalCount!: number;
}

@ObjectType('FleetReport', { description: 'Use and profit of the fleet over a period.' })
export class FleetReportType extends Performance {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDateScalar, { description: 'Last day.' })
  to!: string;

  @Field(() => [VehicleReportType], { description: 'Each vehicle, best profit first.' })
  vehicles!: readonly VehicleReportType[];
}
