import { Field, ID, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';

/** The GraphQL type of UnpaidItem. */
@ObjectType('UnpaidItem', { description: 'A part of the price of a rental that is not paid yet.' })
export class UnpaidItemType {
  @Field(() => ID, { nullable: true, description: 'The line of the price; null for the rent.' })
  lineId!: number | null;

  @Field(() => String, { description: 'What it is, in French.' })
  label!: string;

  @Field(() => MoneyScalar, { description: 'What it costs, in Dh.' })
  amount!: Money;

  @Field(() => MoneyScalar, {
    description: 'What can still be paid of it, in Dh. Together the parts pay at most the balance of the rental.',
  })
  open!: Money;
}
