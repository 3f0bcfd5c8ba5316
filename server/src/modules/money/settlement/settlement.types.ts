import { Field, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { ReturnFinding } from '../../fleet/quote/charge.rules.js';
import type { Proposal } from '../../handover/return-charge/charge-proposals.js';
import type { ReturnPreview, Settlement } from './settlement.rules.js';

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

/** The GraphQL type of Proposal. */
@ObjectType('PreviewedCharge', { description: 'A charge that a return would propose.' })
export class PreviewedChargeType implements Pick<
  Proposal,
  'finding' | 'label' | 'detail' | 'quantity' | 'unitPrice' | 'amount'
> {
  @Field(() => ReturnFinding, { description: 'What the return shows.' })
  finding!: ReturnFinding;

  @Field(() => String, { description: 'What it is for, as documents print it.' })
  label!: string;

  @Field(() => String, { description: 'How it came about, in French.' })
  detail!: string;

  @Field(() => Int, { description: 'Km, eighths or begun hours; 1 for everything else, and where a cap bounds it.' })
  quantity!: number;

  @Field(() => MoneyScalar, { description: 'Price of a unit, in Dh with TVA.' })
  unitPrice!: Money;

  @Field(() => MoneyScalar, { description: 'Proposed amount, in Dh with TVA; 0 where the agency has no price for it.' })
  amount!: Money;
}

/** The GraphQL type of ReturnPreview. */
@ObjectType('ReturnPreview', { description: 'What a return would propose, if it were completed now.' })
export class ReturnPreviewType implements ReturnPreview {
  @Field(() => [PreviewedChargeType], { description: 'The charges, in the order in which they will be proposed.' })
  charges!: readonly Proposal[];

  @Field(() => SettlementType, { description: 'What is left to settle with them, and the proposed step.' })
  settlement!: Settlement;
}
