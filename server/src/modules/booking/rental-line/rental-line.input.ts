import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsWholeNumber } from '../../../kernel/value-rules.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { MAX_PRICE } from '../../fleet/vehicle/vehicle-desk.input.js';

const MAX_LABEL = 120;
const MAX_REASON = 500;
const MAX_QUANTITY = 99_999;

@InputType({
  description: 'A line that is added to the price of a rental: by a rule, or with a label and a price of its own.',
})
export class AddRentalLineInput {
  @Field(() => String, { description: 'Number of the rental.' })
  number!: string;

  @Field(() => Int, { description: 'Version that was seen; another one since then is refused.' })
  version!: number;

  @IsOptional()
  @Field(() => ID, {
    nullable: true,
    description: 'The extra, fee or charge that prices it; without it, label and unitPrice do.',
  })
  ruleId?: string | number | null;

  @IsOptional()
  @IsShortText(MAX_LABEL, 'Le libellé')
  @Field(() => String, { nullable: true, description: `Without a rule: what it is, at most ${MAX_LABEL} characters.` })
  label?: string | null;

  @IsOptional()
  @IsAmount(-MAX_PRICE, MAX_PRICE, 'Le prix')
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Without a rule: price of a unit in Dh with TVA; negative for less.',
  })
  unitPrice?: Money | null;

  @IsWholeNumber(1, MAX_QUANTITY, 'La quantité')
  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces, or what the return measured: km, hours, litres, eighths. 1 when left out.',
  })
  quantity?: number | null;

  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { nullable: true, description: `Required. Why, at most ${MAX_REASON} characters.` })
  reason?: string | null;
}

@InputType({ description: 'A line of the price of a rental that is taken back.' })
export class RemoveRentalLineInput {
  @Field(() => String, { description: 'Number of the rental.' })
  number!: string;

  @Field(() => Int, { description: 'Version that was seen; another one since then is refused.' })
  version!: number;

  @Field(() => ID, { description: 'The line: an extra, a fee or what was agreed.' })
  lineId!: string;

  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { nullable: true, description: `Required. Why, at most ${MAX_REASON} characters.` })
  reason?: string | null;
}
