import { ArrayMaxSize, IsEnum, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsGiven, IsWholeNumber } from '../../../kernel/value-rules.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { DepositMethod } from './deposit.enums.js';

const MAX_REASON = 300;
const MAX_REFERENCE = 60;
/** Upper limit of a deposit, in Dh; a larger figure is taken for a typing mistake. */
const MAX_DEPOSIT = 1_000_000;
const MAX_WARNING_DAYS = 60;
/** Parts that a deposit pays in one act. */
const MAX_PARTS = 50;

@InputType({ description: 'A rental, as the caller saw it, and an amount of its deposit.' })
abstract class DepositStep {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, { description: 'Version of the reservation that the caller saw. Every entry raises it.' })
  version!: number;

  @IsAmount(0, MAX_DEPOSIT, 'Le montant')
  @Field(() => MoneyScalar, { description: `More than 0, at most ${MAX_DEPOSIT}, in Dh.` })
  amount!: Money;
}

@InputType({ description: 'A deposit that a customer leaves.' })
export class HoldDepositInput extends DepositStep {
  @IsEnum(DepositMethod, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => DepositMethod, { description: 'How it is left.' })
  method!: DepositMethod;

  @IsOptional()
  @IsShortText(MAX_REFERENCE, 'La référence')
  @Field(() => String, {
    nullable: true,
    description: `Reference of the card imprint or the transfer, at most ${MAX_REFERENCE} characters. Required for an imprint; never the number of the card.`,
  })
  reference?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day of a card imprint, which needs one.' })
  expiresOn?: string | null;

  @Field(() => ID, { nullable: true, description: "Agency that takes it; that of the rental's vehicle if left out." })
  agencyId?: string | null;
}

@InputType({ description: 'A deposit that goes back to the customer.' })
export class ReturnDepositInput extends DepositStep {
  @IsEnum(DepositMethod, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => DepositMethod, { description: 'How it goes back.' })
  method!: DepositMethod;

  @IsOptional()
  @IsShortText(MAX_REASON, 'La note')
  @Field(() => String, { nullable: true, description: `A remark, at most ${MAX_REASON} characters.` })
  reason?: string | null;
}

@InputType({ description: 'What a part of a deposit pays of the price of a rental.' })
export class KeptLineInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The line of the price, as `unpaidItems` names it; null for the rent.',
  })
  lineId?: string | null;

  @IsAmount(0, MAX_DEPOSIT, 'Le montant')
  @Field(() => MoneyScalar, { description: 'More than 0, at most what is still unpaid of it, in Dh.' })
  amount!: Money;
}

@InputType({ description: 'A charge that is made and paid from a deposit in one act.' })
export class KeptChargeInput {
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    description: `What is charged, as the invoice and the statement print it; at most ${MAX_REASON} characters.`,
  })
  label!: string;

  @IsAmount(0, MAX_DEPOSIT, 'Le montant')
  @Field(() => MoneyScalar, { description: 'More than 0, in Dh with TVA.' })
  amount!: Money;
}

@InputType({
  description: 'A part of a deposit that the agency keeps. It names what it pays for: by `lines`, `charges` or both.',
})
export class KeepDepositInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, { description: 'Version of the reservation that the caller saw. Every entry raises it.' })
  version!: number;

  @IsOptional()
  @ArrayMaxSize(MAX_PARTS, { message: `Au plus ${MAX_PARTS} frais à la fois.` })
  @ValidateNested()
  @Field(() => [KeptLineInput], {
    nullable: true,
    description: `Parts of the price that it pays: a payment of the method DEPOSIT is entered for each. At most ${MAX_PARTS}.`,
  })
  lines?: KeptLineInput[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_PARTS, { message: `Au plus ${MAX_PARTS} frais à la fois.` })
  @ValidateNested()
  @Field(() => [KeptChargeInput], {
    nullable: true,
    description: `New charges: each becomes a line of the price, which it pays. Of a cancelled rental and where nobody came they are no lines, and stand below the total of the invoice. At most ${MAX_PARTS}.`,
  })
  charges?: KeptChargeInput[] | null;

  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    nullable: true,
    description: `Why it is kept, printed on the statement of the deposit; at most ${MAX_REASON} characters. By default the label of what it pays.`,
  })
  reason?: string | null;
}

@InputType({ description: 'The deposit that a rental asks for.' })
export class SetDepositAmountInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, { description: 'Version of the reservation that the caller saw.' })
  version!: number;

  @IsAmount(0, MAX_DEPOSIT, 'La caution')
  @Field(() => MoneyScalar, { description: 'In Dh; 0 for none.' })
  amount!: Money;
}

@InputType({ description: 'Takes a wrong entry of a deposit back by a counter-entry.' })
export class CorrectDepositInput {
  @Field(() => ID, { description: 'The wrong entry.' })
  entryId!: string;

  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { description: `Why; at most ${MAX_REASON} characters.` })
  reason!: string;
}

@InputType({ description: 'The deposit that rentals of a category ask for.' })
export class CategoryDepositInput {
  @IsEnum(VehicleCategory, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => VehicleCategory, { description: 'The category.' })
  category!: VehicleCategory;

  @IsAmount(0, MAX_DEPOSIT, 'La caution')
  @Field(() => MoneyScalar, { description: 'In Dh; 0 for none.' })
  amount!: Money;
}

@InputType({ description: 'The excess (franchise) of rentals of a category.' })
export class CategoryExcessInput {
  @IsEnum(VehicleCategory, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => VehicleCategory, { description: 'The category.' })
  category!: VehicleCategory;

  @IsAmount(0, MAX_DEPOSIT, 'La franchise')
  @Field(() => MoneyScalar, { description: 'In Dh; 0 where the customer pays nothing.' })
  amount!: Money;
}

@InputType({ description: 'Changes of what the agency chose for deposits. What is left out stays as it is.' })
export class UpdateDepositSettingsInput {
  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;

  @IsGiven('Les montants')
  @ValidateNested()
  @Field(() => [CategoryDepositInput], {
    nullable: true,
    description: 'The deposit by category, each category once. Rentals that were accepted before keep theirs.',
  })
  amounts?: CategoryDepositInput[] | null;

  @IsGiven('Les franchises')
  @ValidateNested()
  @Field(() => [CategoryExcessInput], {
    nullable: true,
    description:
      'The excess by category, each category once; a category that is left out states none. Rentals that were accepted before keep theirs.',
  })
  excesses?: CategoryExcessInput[] | null;

  @IsWholeNumber(0, MAX_WARNING_DAYS, "Le nombre de jours d'alerte")
  @Field(() => Int, {
    nullable: true,
    description: `Days before its expiry from which on a card imprint is warned of, 0 to ${MAX_WARNING_DAYS}.`,
  })
  imprintWarningDays?: number | null;
}
