import { IsIn } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import {
  IsNewPassword,
  IsPasswordLong,
  IsShortText,
  MAX_PASSWORD,
  MAX_TYPED_MAIL,
} from '../../../kernel/field-rules.js';

/** The kind of account: each has its own login page. */
export enum AccountKind {
  CUSTOMER = 'CUSTOMER',
  STAFF = 'STAFF',
}
registerEnumType(AccountKind, {
  name: 'AccountKind',
  description: 'The kind of account.',
  valuesConfig: {
    CUSTOMER: { description: 'Logs in at /login.' },
    STAFF: { description: 'Logs in at /loginAdmin.' },
  },
});

@InputType({ description: 'A forgotten password.' })
export class RequestPasswordResetInput {
  @IsShortText(MAX_TYPED_MAIL)
  @Field(() => String, { description: 'E-mail address of the account, ignoring case.' })
  email!: string;

  @IsIn(Object.values(AccountKind), { message: "Le type de compte n'est pas valable." })
  @Field(() => AccountKind, {
    defaultValue: AccountKind.CUSTOMER,
    description: 'The kind of account, by its login page.',
  })
  account: AccountKind = AccountKind.CUSTOMER;
}

@InputType({ description: 'A new password in place of a forgotten one.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the mailed link.' })
  token!: string;

  @IsNewPassword()
  @Field(() => String, { description: 'New password, 8 to 200 characters, not an easily guessed one.' })
  password!: string;
}

@InputType({ description: 'A new password for the logged-in account.' })
export class ChangePasswordInput {
  @IsShortText(MAX_PASSWORD, "L'ancien mot de passe")
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @IsPasswordLong('Le nouveau mot de passe')
  @Field(() => String, {
    description: 'New password, 8 to 200 characters, different from the current one and not easily guessed.',
  })
  newPassword!: string;
}
