import { IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { PaymentMethod, TAKEN_METHODS } from '../../../kernel/payment-method.js';

const MAX_NOTE = 300;

@InputType({ description: 'Money that came in for a rental, or went back.' })
export class RecordPaymentInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, {
    description:
      'Version of the reservation the caller saw. Every entry raises it, so that a repeated call is refused.',
  })
  version!: number;

  @Field(() => MoneyScalar, { description: 'More than 0, in Dh.' })
  amount!: Money;

  @IsIn(TAKEN_METHODS, { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  method!: PaymentMethod;

  @Field(() => LocalDateScalar, {
    description: 'Day it was paid: today at the latest, a year before the reservation was made at the earliest.',
  })
  paidOn!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the money went back to the customer.' })
  refund!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "Agency where the money was taken or given back; that of the rental's vehicle if it is left out.",
  })
  agencyId?: string | null;

  @IsOptional()
  @IsShortText(MAX_NOTE, 'La note')
  @Field(() => String, { nullable: true, description: `A remark, at most ${MAX_NOTE} characters.` })
  note?: string | null;
}

@InputType({ description: 'Takes a wrong entry back by a counter-entry.' })
export class CorrectPaymentInput {
  @Field(() => ID, { description: 'The wrong entry.' })
  paymentId!: string;

  @IsShortText(MAX_NOTE, 'Le motif')
  @Field(() => String, { description: `Why; at most ${MAX_NOTE} characters.` })
  reason!: string;
}
