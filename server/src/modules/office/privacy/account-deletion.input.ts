import { Field, InputType } from 'type-graphql';
import { IsShortText, MAX_PASSWORD } from '../../../kernel/field-rules.js';

@InputType({ description: 'The end of the own account.' })
export class DeleteAccountInput {
  @IsShortText(MAX_PASSWORD)
  @Field(() => String, { description: 'Password, to prove who asks.' })
  password!: string;
}
