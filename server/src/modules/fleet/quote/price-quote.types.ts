import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import type { PriceQuote } from './price-quote.js';
import { PriceLineType } from './price-line.types.js';

@ObjectType('PriceQuote', {
  description: 'The price of a rental, for a visitor and for a registered customer. Amounts in Dh.',
})
export class PriceQuoteType implements Omit<PriceQuote, 'lines' | 'graceMinutes' | 'promotion'> {
  @Field(() => Int, { description: 'Rental days: started periods of 24 h, less the minutes of grace.' })
  days!: number;

  @Field(() => MoneyScalar, {
    description:
      'Price a day for this length before any discount; the average where a season gives its days several prices.',
  })
  dailyPrice!: Money;

  @Field(() => MoneyScalar, { description: 'What a visitor pays in all.' })
  total!: Money;

  @Field(() => MoneyScalar, { description: 'Price per day for a registered customer.' })
  registeredDailyPrice!: Money;

  @Field(() => MoneyScalar, { description: 'Total price for a registered customer.' })
  registeredTotal!: Money;

  @Field(() => Int, { description: "A registered customer's discount, in percent." })
  registeredDiscountPercent!: number;

  @Field(() => Boolean, { description: 'Whether the caller is a customer, who pays registeredTotal.' })
  discounted!: boolean;

  @Field(() => MoneyScalar, { description: 'Total price for the caller.' })
  payable!: Money;

  @Field(() => MoneyScalar, { description: 'Fees that apply by themselves; they are in every total.' })
  fees!: Money;

  @Field(() => [PriceLineType], { description: 'How payable comes about: the amounts of the lines add up to it.' })
  lines!: readonly PriceLineType[];
}
