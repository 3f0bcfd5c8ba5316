import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
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
}
