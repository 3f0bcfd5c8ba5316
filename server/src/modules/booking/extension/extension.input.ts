import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import { IsGiven } from '../../../kernel/value-rules.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';

const MAX_NOTE = 500;

@InputType({ description: 'Asks to keep the vehicle of a rental longer.' })
export class RequestExtensionInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => DateTimeScalar, { description: 'The end that is asked for, later than the promised one.' })
  endsAt!: Date;

  @IsOptional()
  @IsShortText(MAX_NOTE, 'Le message')
  @Field(() => String, { nullable: true, description: `A word to the agency, at most ${MAX_NOTE} characters.` })
  note?: string | null;
}

@InputType({ description: 'Takes a request for an extension back.' })
export class WithdrawExtensionInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;
}

@InputType({ description: 'Refuses a request for an extension.' })
export class RefuseExtensionInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;

  @IsShortText(MAX_NOTE, 'Le motif')
  @IsGiven('Le motif')
  @Field(() => String, { description: `Why; the customer reads it. At most ${MAX_NOTE} characters.` })
  reason!: string;
}
