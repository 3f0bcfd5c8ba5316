import { IsIn } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsMail, IsNewPassword, IsPersonName, IsPhone, IsShortText, MAX_ADDRESS } from '../../../kernel/field-rules.js';
import { Title } from '../../../kernel/title.js';

@InputType({ description: 'Registration of a customer.' })
export class RegisterCustomerInput {
  @IsPersonName()
  @Field(() => String, { description: 'Family name, 1 to 30 letters.' })
  lastName!: string;

  @IsPersonName()
  @Field(() => String, { description: 'Given name, 1 to 30 letters.' })
  firstName!: string;

  @IsShortText(MAX_ADDRESS)
  @Field(() => String, { description: 'Postal address, at most 200 characters.' })
  address!: string;

  @IsIn(Object.values(Title), { message: 'La civilité doit être Monsieur ou Madame.' })
  @Field(() => Title, { defaultValue: Title.MR, description: 'Monsieur or Madame.' })
  title: Title = Title.MR;

  @IsPhone()
  @Field(() => String, { description: 'Telephone, at most 16 characters.' })
  phone!: string;

  @IsMail()
  @Field(() => String, { description: 'E-mail address, at most 50 characters; not used by another account.' })
  email!: string;

  @IsNewPassword()
  @Field(() => String, { description: 'Password, 8 to 200 characters, none that is guessed among the first.' })
  password!: string;
}

@InputType({ description: 'The proof of an e-mail address.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'What the link in the mail carries.' })
  token!: string;
}

@InputType({ description: 'The own profile, whole.' })
export class UpdateProfileInput {
  @IsPersonName()
  @Field(() => String, { description: 'Family name, 1 to 30 letters.' })
  lastName!: string;

  @IsPersonName()
  @Field(() => String, { description: 'Given name, 1 to 30 letters.' })
  firstName!: string;

  @IsShortText(MAX_ADDRESS)
  @Field(() => String, { description: 'Postal address, at most 200 characters.' })
  address!: string;

  @IsIn(Object.values(Title), { message: 'La civilité doit être Monsieur ou Madame.' })
  @Field(() => Title, { description: 'Monsieur or Madame.' })
  title!: Title;

  @IsPhone()
  @Field(() => String, { description: 'Telephone, at most 16 characters.' })
  phone!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;
}
