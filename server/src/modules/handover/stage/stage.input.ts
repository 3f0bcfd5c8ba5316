import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { PaymentMethod, TAKEN_METHODS } from '../../../kernel/payment-method.js';
import { IsEighths, IsOdometer, MAX_REASON } from '../../booking/reservation/reading.input.js';

@InputType({ description: 'A rental, as the caller saw it.' })
export abstract class RentalStep {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, { description: 'Version of the reservation the caller saw. Every step raises it.' })
  version!: number;
}

@InputType({ description: "A vehicle's readings when it leaves or comes back." })
abstract class Reading extends RentalStep {
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it happened; now when left out.' })
  at?: Date | null;

  @IsOdometer()
  @Field(() => Int, { description: "Odometer in km; never below the vehicle's last known one." })
  km!: number;

  @IsEighths()
  @Field(() => Int, { description: 'Fuel or charge in eighths, 0 to 8.' })
  fuel!: number;
}

@InputType({ description: 'The vehicle leaves with the customer.' })
export class DepartRentalInput extends Reading {
  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    nullable: true,
    description: `Why an Admin lets drivers leave whose papers stop it, at most ${MAX_REASON} characters.`,
  })
  overrideReason?: string | null;

  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    nullable: true,
    description: `Why an Admin lets it leave with less money than the settings ask for, at most ${MAX_REASON} characters.`,
  })
  moneyReason?: string | null;
}

@InputType({ description: 'The vehicle is back.' })
export class ReturnRentalInput extends Reading {}

@InputType({ description: 'The customer did not come: the vehicle is free again.' })
export class MarkNoShowInput extends RentalStep {
  @Field(() => MoneyScalar, { description: 'What the agency keeps of what was paid, in Dh; the rest is given back.' })
  kept!: Money;

  @IsOptional()
  @IsIn(TAKEN_METHODS, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => PaymentMethod, { nullable: true, description: 'How the rest is given back; required if there is one.' })
  refundMethod?: PaymentMethod | null;
}

@InputType({ description: 'A step that may need a reason.' })
export class RentalStepInput extends RentalStep {
  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    nullable: true,
    description: `Why, at most ${MAX_REASON} characters; required where an Admin has to decide.`,
  })
  reason?: string | null;
}
