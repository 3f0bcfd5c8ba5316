import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';

@InputType({ description: 'Agency days, both included; at most three years.' })
export class DaySpanInput {
  @Field(() => LocalDateScalar, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDateScalar, { description: 'Last day.' })
  to!: string;
}

/** Reports that can be exported as a workbook. */
export enum ReportKind {
  RENTALS = 'RENTALS',
  VEHICLES = 'VEHICLES',
  CHARGES = 'CHARGES',
  REVENUE = 'REVENUE',
  FLEET = 'FLEET',
}
registerEnumType(ReportKind, {
  name: 'ReportKind',
  description: 'A report that can be exported as a workbook.',
  valuesConfig: {
    RENTALS: { description: 'Rentals per day.' },
    VEHICLES: { description: 'The most rented vehicles.' },
    CHARGES: { description: 'Charges per day.' },
    REVENUE: { description: 'Revenue per day.' },
    FLEET: { description: 'Use and profit of each vehicle.' },
  },
});

@ObjectType('DayCount', { description: 'The count of a day.' })
export class DayCountType {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'The count.' })
  count!: number;
}

@ObjectType('DayAmount', { description: 'The amount of a day.' })
export class DayAmountType {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => MoneyScalar, { description: 'The amount, in Dh.' })
  amount!: string;
}

@ObjectType('DayAmounts', { description: 'Amounts per day over a period.' })
export class DayAmountsType {
  @Field(() => [DayAmountType], { description: 'One entry per day, including zeros.' })
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

@ObjectType('MonthTotals', { description: 'What a month came to.' })
export class MonthTotalsType {
  @Field(() => LocalDateScalar, { description: 'First day of the month.' })
  from!: string;

  @Field(() => MoneyScalar, { description: 'Agreed totals of the rentals that began in it, in Dh.' })
  revenue!: string;

  @Field(() => Int, { description: 'Rentals that began in it.' })
  rentalCount!: number;

  @Field(() => Int, { description: 'Customers who registered in it.' })
  newCustomerCount!: number;
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

  @Field(() => [MonthTotalsType], {
    nullable: true,
    description:
      'The last six months, oldest first and the current one last, to compare with; null for who is no Admin.',
  })
  recentMonths?: readonly MonthTotalsType[] | null;
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

/** The figures of a vehicle or of the whole fleet. */
@ObjectType()
abstract class Performance {
  @Field(() => MoneyScalar, { description: 'Agreed totals of the rentals that began in the period, in Dh.' })
  revenue!: string;

  @Field(() => MoneyScalar, { description: 'Cost of maintenance done in the period, in Dh.' })
  charges!: string;

  @Field(() => MoneyScalar, { description: 'Revenue less charges, in Dh.' })
  profit!: string;

  @Field(() => Float, { description: 'Rented hours as a share of the hours in the fleet, 0 to 100, one decimal.' })
  usePercent!: number;
}

@ObjectType('VehicleReport', { description: 'The figures of a vehicle over a period.' })
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
