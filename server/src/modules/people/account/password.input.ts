import { IsIn } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import {
  IsNewPassword,
  IsPasswordLong,
  IsShortText,
  MAX_PASSWORD,
  MAX_TYPED_MAIL,
} from '../../../kernel/field-rules.js';

/** Whose account: the two have login pages of their own. */
export enum AccountKind {
  CUSTOMER = 'CUSTOMER',
  STAFF = 'STAFF',
}
registerEnumType(AccountKind, {
  name: 'AccountKind',
  description: 'Whose account it is.',
  valuesConfig: {
    CUSTOMER: { description: 'Logs in at /login.' },
    STAFF: { description: 'Logs in at /loginAdmin.' },
  },
});

@InputType({ description: 'A password that was forgotten.' })
export class RequestPasswordResetInput {
  @IsShortText(MAX_TYPED_MAIL)
  @Field(() => String, { description: 'E-mail address of the account, without regard to case.' })
  email!: string;

  @IsIn(Object.values(AccountKind), { message: "Le type de compte n'est pas valable." })
  @Field(() => AccountKind, {
    defaultValue: AccountKind.CUSTOMER,
    description: 'At which login page it was forgotten.',
  })
  account: AccountKind = AccountKind.CUSTOMER;
}

@InputType({ description: 'A new password in place of a forgotten one.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'What the link in the mail carries.' })
  token!: string;

  @IsNewPassword()
  @Field(() => String, { description: 'New password, 8 to 200 characters, none that is guessed among the first.' })
  password!: string;
}

@InputType({ description: 'Another password for the account that is logged in.' })
export class ChangePasswordInput {
  @IsShortText(MAX_PASSWORD, "L'ancien mot de passe")
  @Field(() => String, { description: 'The password until now.' })
  currentPassword!: string;

  @IsPasswordLong('Le nouveau mot de passe')
  @Field(() => String, {
    description: 'New password, 8 to 200 characters, another one, none that is guessed among the first.',
  })
  newPassword!: string;
}
