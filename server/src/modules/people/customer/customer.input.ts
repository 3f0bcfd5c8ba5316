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
  @Field(() => String, { description: 'Password, 8 to 200 characters, not an easily guessed one.' })
  password!: string;
}

@InputType({ description: 'The verification of an e-mail address.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The token of the mailed link.' })
  token!: string;
}

@InputType({ description: "The caller's whole profile." })
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

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;
}
