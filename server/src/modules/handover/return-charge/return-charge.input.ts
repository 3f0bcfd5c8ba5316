import { ArrayMaxSize, ArrayNotEmpty, IsEnum, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount } from '../../../kernel/value-rules.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { MAX_PRICE } from '../../fleet/vehicle/vehicle-desk.input.js';
import { ReturnChargeDecision } from './return-charge.enums.js';

const MAX_REASON = 500;
/** A label may hold the name of a rule, a place on the vehicle and a note. */
const MAX_LABEL = 1000;
const MAX_CHARGES = 100;

@InputType({ description: 'What the staff decide on a charge.' })
abstract class ChargeDecisionInput {
  @IsEnum(ReturnChargeDecision, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => ReturnChargeDecision, { description: 'Whether it is charged.' })
  decision!: ReturnChargeDecision;

  @IsOptional()
  @IsAmount(0, MAX_PRICE, 'Le montant')
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What is charged instead of the proposed amount, in Dh with TVA; more than 0.',
  })
  amount?: Money | null;

  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    nullable: true,
    description: `Why it is dropped, or charged at another amount than a proposed one; at most ${MAX_REASON} characters.`,
  })
  reason?: string | null;
}

@InputType({ description: 'What the staff decide on one proposed charge.' })
export class SettledChargeInput extends ChargeDecisionInput {
  @Field(() => ID, { description: 'The proposed charge.' })
  chargeId!: string;
}

@InputType({ description: 'What the staff decide on a charge of `returnPreview`, before it is stored.' })
export class PreviewedChargeInput extends ChargeDecisionInput {
  @IsShortText(MAX_LABEL, 'Le libellé')
  @Field(() => String, { description: '`label` of the preview.' })
  label!: string;

  @IsAmount(0, MAX_PRICE, 'Le montant proposé')
  @Field(() => MoneyScalar, { description: '`amount` of the preview, in Dh.' })
  proposed!: Money;
}

@InputType({ description: 'What the staff decide on proposed charges of a rental; others stay undecided.' })
export class SettleReturnChargesInput {
  @Field(() => String, { description: 'Number of the rental.' })
  number!: string;

  @Field(() => Int, { description: 'Version that was seen; another one since then is refused.' })
  version!: number;

  @ArrayNotEmpty({ message: 'Aucun frais n’est indiqué.' })
  @ArrayMaxSize(MAX_CHARGES, { message: `Au plus ${MAX_CHARGES} frais à la fois.` })
  @ValidateNested()
  @Field(() => [SettledChargeInput], { description: `One for each charge, at most ${MAX_CHARGES}.` })
  charges!: SettledChargeInput[];
}
