import { Authorized, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { PriceLineKind } from './price-quote.js';

registerEnumType(PriceLineKind, {
  name: 'PriceLineKind',
  description: 'What a line of a price is for.',
  valuesConfig: {
    DAYS: { description: 'Days of one price.' },
    DISCOUNT: { description: "The registered customer's discount." },
    PROMOTION: { description: 'What a promotion takes off.' },
    FEE: { description: 'A fee that applies by itself.' },
    EXTRA: { description: 'An extra that was chosen.' },
    AGREED: { description: 'What the staff agreed beside the lines above.' },
  },
});

@ObjectType('PriceLine', { description: 'One line of how a price comes about. Amounts in Dh, with TVA.' })
export class PriceLineType {
  @Field(() => PriceLineKind, { description: 'What it is for.' })
  kind!: PriceLineKind;

  @Field(() => String, { description: 'What it is, in French, as documents print it.' })
  label!: string;

  @Field(() => Int, { description: 'How many units: days, for example.' })
  quantity!: number;

  @Field(() => MoneyScalar, { description: 'Price of a unit; negative for what is taken off.' })
  unitPrice!: Money;

  @Field(() => MoneyScalar, { description: 'quantity × unitPrice.' })
  amount!: Money;

  @Field(() => MoneyScalar, { description: 'Rate of the TVA in it, in percent.' })
  vatPercent!: string;

  @Field(() => ID, { nullable: true, description: 'The extra or fee that it comes from, if it does.' })
  ruleId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many pieces of an extra it is for, negative where they were taken back; null for everything else.',
  })
  pieces?: number | null;

  @Field(() => ID, { nullable: true, description: "Names a reservation's line when staff remove it; null in a quote." })
  id?: number | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Why staff entered it; null for what was quoted. Staff only.' })
  reason?: string | null;

  @Authorized('STAFF')
  @Field(() => DateTimeScalar, { nullable: true, description: 'When staff entered it. Staff only.' })
  enteredAt?: Date | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Name of who entered it. Staff only.' })
  enteredBy?: string | null;

  @Authorized('STAFF')
  @Field(() => ID, { nullable: true, description: 'The line that it takes back. Staff only.' })
  reversesId?: number | null;
}
