import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import type { PriceQuote } from './pricing.js';

@ObjectType('PriceQuote', {
  description: 'What a rental costs, as a visitor and as a registered customer. Amounts in Dh.',
})
export class PriceQuoteType implements PriceQuote {
  @Field(() => Int, { description: 'Rental days: started periods of 24 h.' })
  days!: number;

  @Field(() => MoneyScalar, {
    description: "Price a day for this length, by the vehicle's tiers, before any discount.",
  })
  dailyPrice!: Money;

  @Field(() => MoneyScalar, { description: 'days × dailyPrice.' })
  total!: Money;

  @Field(() => MoneyScalar, { description: 'What a registered customer pays a day.' })
  registeredDailyPrice!: Money;

  @Field(() => MoneyScalar, { description: 'What a registered customer pays in all.' })
  registeredTotal!: Money;

  @Field(() => Int, { description: "A registered customer's discount, in percent." })
  registeredDiscountPercent!: number;

  @Field(() => Boolean, { description: 'Whether the caller is a customer, and so pays registeredTotal.' })
  discounted!: boolean;

  @Field(() => MoneyScalar, { description: 'What the caller pays.' })
  payable!: Money;
}
