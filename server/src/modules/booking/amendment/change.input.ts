import { ArrayMaxSize, IsEnum, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount } from '../../../kernel/value-rules.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { MAX_PRICE } from '../../fleet/vehicle/vehicle-desk.input.js';
import { PaymentMethod, TAKEN_METHODS } from '../../../kernel/payment-method.js';
import { IsEighths, IsOdometer, MAX_REASON } from '../reservation/reading.input.js';
import { ChangePricing } from './amendment.enums.js';

/** Upper limit of an agreed difference, in Dh; a larger figure is taken for a typing mistake. */
const MAX_DIFFERENCE = 10_000_000;
/** How many other rentals one extension may move. */
const MAX_MOVES = 10;
const CHOOSE = 'Veuillez-vous sélectionner un choix';

@InputType({ description: 'The vehicle is back before the promised end.' })
export class EarlyReturnInput {
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it came back; now when left out.' })
  at?: Date | null;

  @IsOdometer()
  @Field(() => Int, { description: "Odometer in km; never below the vehicle's last known one." })
  km!: number;

  @IsEighths()
  @Field(() => Int, { description: 'Fuel or charge in eighths, 0 to 8.' })
  fuel!: number;
}

@InputType({
  description:
    'The rental goes on in another vehicle. Once it is out, the readings of both are required; before the departure there are none.',
})
export class RentalSwapInput {
  @Field(() => ID, { description: 'The vehicle it goes on in.' })
  vehicleId!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they were exchanged; now when left out.' })
  at?: Date | null;

  @IsOptional()
  @IsOdometer()
  @Field(() => Int, { nullable: true, description: 'Odometer of the vehicle that comes back, in km.' })
  returnedKm?: number | null;

  @IsOptional()
  @IsEighths()
  @Field(() => Int, { nullable: true, description: 'Its fuel or charge in eighths, 0 to 8.' })
  returnedFuel?: number | null;

  @IsOptional()
  @IsOdometer()
  @Field(() => Int, { nullable: true, description: 'Odometer of the vehicle that leaves, in km.' })
  km?: number | null;

  @IsOptional()
  @IsEighths()
  @Field(() => Int, { nullable: true, description: 'Its fuel or charge in eighths, 0 to 8.' })
  fuel?: number | null;
}

@InputType({ description: 'Moves a rental that an extension lies across to another vehicle, in the same transaction.' })
export class RentalMoveInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, { description: 'Version of that reservation the caller saw.' })
  version!: number;

  @Field(() => ID, { description: 'The vehicle it gets.' })
  vehicleId!: string;
}

@InputType()
abstract class PricedChange {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The new promised end: later extends, earlier shortens. Left out it stays.',
  })
  endsAt?: Date | null;

  @IsOptional()
  @IsEnum(ChangePricing, { message: CHOOSE })
  @Field(() => ChangePricing, {
    nullable: true,
    description: 'The price rule. By default TIERS where the end moves, UNCHANGED for an early return and a swap.',
  })
  pricing?: ChangePricing | null;

  @IsOptional()
  @IsAmount(-MAX_PRICE, MAX_PRICE, 'Le prix par jour')
  @Field(() => MoneyScalar, { nullable: true, description: 'Agreed price a day in Dh, for DAILY.' })
  dailyPrice?: Money | null;

  @IsOptional()
  @IsAmount(-MAX_DIFFERENCE, MAX_DIFFERENCE, 'Le montant convenu')
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Agreed sum in Dh, for AGREED; negative for a credit.',
  })
  difference?: Money | null;
}

@InputType({
  description:
    'A change of a rental to look at before it is saved. With nothing but the number it asks in which vehicles the rental could go on.',
})
export class RentalChangePreviewInput extends PricedChange {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the vehicle came back, for an early return; `endsAt` is left out then.',
  })
  returnedAt?: Date | null;

  @Field(() => ID, { nullable: true, description: 'The vehicle it would go on in, for a swap.' })
  vehicleId?: string | null;
}

@InputType({ description: 'A change of a rental: a new end, an early return, another vehicle.' })
export class ChangeRentalInput extends PricedChange {
  @Field(() => Int, { description: 'Version of the reservation the caller saw.' })
  version!: number;

  @IsOptional()
  @ValidateNested()
  @Field(() => EarlyReturnInput, { nullable: true, description: 'For an early return; `endsAt` is left out then.' })
  returned?: EarlyReturnInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => RentalSwapInput, { nullable: true, description: 'The vehicle that it goes on in.' })
  swap?: RentalSwapInput | null;

  @IsOptional()
  @ArrayMaxSize(MAX_MOVES, { message: `Au plus ${MAX_MOVES} locations peuvent être déplacées à la fois.` })
  @Field(() => [RentalMoveInput], {
    nullable: true,
    description: 'Rentals that an extension lies across, and where they go.',
  })
  moves?: RentalMoveInput[] | null;

  @IsOptional()
  @IsIn(TAKEN_METHODS, { message: CHOOSE })
  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How money goes back that was paid beyond the new total; required if there is some.',
  })
  refundMethod?: PaymentMethod | null;

  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { nullable: true, description: `Why, at most ${MAX_REASON} characters.` })
  reason?: string | null;
}
