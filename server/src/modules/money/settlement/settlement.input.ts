import { ArrayMaxSize, IsEnum, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { PaymentMethod, TAKEN_METHODS } from '../../../kernel/payment-method.js';
import { IsAmount } from '../../../kernel/value-rules.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { CompleteInspectionInput } from '../../handover/inspection/inspection.input.js';
import { PreviewedChargeInput, SettledChargeInput } from '../../handover/return-charge/return-charge.input.js';
import { DepositMethod } from '../deposit/deposit.enums.js';

const MAX_LABEL = 300;
/** Upper limit of an amount, in Dh; a larger figure is taken for a typing mistake. */
const MAX_AMOUNT = 1_000_000;
const MAX_CHARGES = 100;
/** Ways in which money of a deposit goes back. An imprint is released as an imprint. */
export const MONEY_METHODS = [DepositMethod.CASH, DepositMethod.TRANSFER];

@InputType({ description: 'A charge that nobody proposed.' })
export class AddedChargeInput {
  @IsShortText(MAX_LABEL, 'Le motif')
  @Field(() => String, { description: `What is charged, as documents print it; at most ${MAX_LABEL} characters.` })
  label!: string;

  @IsAmount(0, MAX_AMOUNT, 'Le montant')
  @Field(() => MoneyScalar, { description: 'More than 0, in Dh with TVA.' })
  amount!: Money;
}

@InputType({ description: 'What the customer pays at the settlement.' })
export class SettlementPaymentInput {
  @IsAmount(0, MAX_AMOUNT, 'Le montant')
  @Field(() => MoneyScalar, { description: 'More than 0, at most what the deposit leaves to pay, in Dh.' })
  amount!: Money;

  @IsIn(TAKEN_METHODS, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  method!: PaymentMethod;
}

@InputType({ description: 'What a settlement moves besides the proposed charges.' })
abstract class SettlementContent {
  @IsOptional()
  @ArrayMaxSize(MAX_CHARGES, { message: `Au plus ${MAX_CHARGES} frais à la fois.` })
  @ValidateNested()
  @Field(() => [AddedChargeInput], {
    nullable: true,
    description:
      'Further charges: they become lines of the price. Of a cancelled rental and where nobody came they are no lines, and `kept` has to cover them.',
  })
  added?: AddedChargeInput[] | null;

  @IsAmount(0, MAX_AMOUNT, 'Le montant retenu')
  @Field(() => MoneyScalar, {
    defaultValue: '0.00',
    description: 'What the deposit pays of what is due, the charges before the rent, in Dh.',
  })
  kept!: Money;

  @IsAmount(0, MAX_AMOUNT, 'Le montant rendu')
  @Field(() => MoneyScalar, { defaultValue: '0.00', description: 'What goes back of the deposit, in Dh.' })
  returned!: Money;

  @IsOptional()
  @IsEnum(DepositMethod, { message: 'Veuillez-vous sélectionner un choix' })
  @IsIn(MONEY_METHODS, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => DepositMethod, {
    nullable: true,
    description:
      'How money of the deposit goes back, in cash or by transfer; by default as it was left. An imprint is released first.',
  })
  returnMethod?: DepositMethod | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SettlementPaymentInput, {
    nullable: true,
    description: 'What is paid of the rest; what is not becomes due.',
  })
  payment?: SettlementPaymentInput | null;
}

@InputType({ description: 'The settlement of a rental: all of it is done, or nothing.' })
export class SettleRentalInput extends SettlementContent {
  @Field(() => String, { description: 'Number of the rental.' })
  number!: string;

  @Field(() => Int, { description: 'Version that was seen; another one since then is refused.' })
  version!: number;

  @IsOptional()
  @ArrayMaxSize(MAX_CHARGES, { message: `Au plus ${MAX_CHARGES} frais à la fois.` })
  @ValidateNested()
  @Field(() => [SettledChargeInput], {
    nullable: true,
    description: 'What is decided on the proposed charges, each of which needs a decision.',
  })
  charges?: SettledChargeInput[] | null;
}

@InputType({ description: 'The settlement that is agreed on before the return is signed.' })
export class ReturnSettlementInput extends SettlementContent {
  @ArrayMaxSize(MAX_CHARGES, { message: `Au plus ${MAX_CHARGES} frais à la fois.` })
  @ValidateNested()
  @Field(() => [PreviewedChargeInput], {
    description: 'What is decided on the charges of `returnPreview`, all of them and in their order.',
  })
  charges!: PreviewedChargeInput[];
}

@InputType({ description: 'The completed inspection of a return, and the settlement that the customer signs with it.' })
export class SettleReturnInput extends CompleteInspectionInput {
  @Field(() => ReturnSettlementInput, { description: 'What is charged, kept, returned and paid.' })
  settlement!: ReturnSettlementInput;
}
