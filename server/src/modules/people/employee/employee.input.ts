import { IsMail, IsNewPassword, IsPersonName } from '../../../kernel/field-rules.js';

/** The first admin of an agency. */
export class CreateAdminInput {
  @IsMail()
  email!: string;

  @IsPersonName()
  lastName!: string;

  @IsPersonName()
  firstName!: string;

  @IsNewPassword()
  password!: string;
}
