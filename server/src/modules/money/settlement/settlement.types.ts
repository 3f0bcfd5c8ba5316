import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Settlement } from './settlement.rules.js';

/** The GraphQL type of Settlement. */
@ObjectType('Settlement', {
  description:
    'What a rental has left to settle, and the one step that is proposed. Charges that nobody has decided on count at their proposed amounts.',
})
export class SettlementType implements Settlement {
  @Field(() => MoneyScalar, { description: 'What is left to pay, in Dh, with the proposed charges.' })
  due!: Money;

  @Field(() => MoneyScalar, { description: 'What was paid, in Dh.' })
  paid!: Money;

  @Field(() => MoneyScalar, { description: 'What is held of the deposit, in Dh.' })
  held!: Money;

  @Field(() => MoneyScalar, { description: 'The part of `held` that was left by a card imprint, in Dh.' })
  heldByImprint!: Money;

  @Field(() => MoneyScalar, {
    description: 'What the deposit pays of `due`, in Dh; nothing before the vehicle is back.',
  })
  kept!: Money;

  @Field(() => MoneyScalar, { description: 'What goes back of the deposit, in Dh.' })
  returned!: Money;

  @Field(() => MoneyScalar, { description: 'What the customer then has left to pay, in Dh.' })
  left!: Money;
}
