import { Field, InputType } from 'type-graphql';
import { IsShortText, MAX_PASSWORD, MAX_TYPED_MAIL } from '../../../kernel/field-rules.js';

@InputType({ description: 'An account and its password.' })
export class LoginInput {
  @IsShortText(MAX_TYPED_MAIL)
  @Field(() => String, { description: 'E-mail address of the account, ignoring case.' })
  email!: string;

  @IsShortText(MAX_PASSWORD)
  @Field(() => String, { description: 'Password.' })
  password!: string;
}
