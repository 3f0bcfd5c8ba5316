import { Field, ID, InputType } from 'type-graphql';
import { IsShortText, MAX_COMMENT } from '../../../kernel/field-rules.js';
import { IsGiven } from '../../../kernel/value-rules.js';

@InputType({ description: 'A note of the staff on a customer.' })
export class AddCustomerNoteInput {
  @Field(() => ID, { description: 'The customer.' })
  customerId!: string;

  @IsShortText(MAX_COMMENT, 'La note')
  @IsGiven('La note')
  @Field(() => String, { description: `What is noted, at most ${MAX_COMMENT} characters.` })
  text!: string;
}
