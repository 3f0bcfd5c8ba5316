import { Field, InputType } from 'type-graphql';
import { IsShortText, MAX_PASSWORD } from '../../../kernel/field-rules.js';

@InputType({ description: "The deletion of the caller's own account." })
export class DeleteAccountInput {
  @IsShortText(MAX_PASSWORD)
  @Field(() => String, { description: "Password, to confirm the caller's identity." })
  password!: string;
}
