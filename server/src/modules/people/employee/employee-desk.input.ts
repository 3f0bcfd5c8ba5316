import { IsIn } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import { IsMail, IsNewPassword, IsPersonName, IsPhone, IsShortText, MAX_ADDRESS } from '../../../kernel/field-rules.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { Title } from '../../../kernel/title.js';
import { EmployeeRole } from '../account/employee.entity.js';
import { PersonChanges } from '../account/person.input.js';

const TITLE = { message: 'La civilité doit être Monsieur ou Madame.' };
const ROLE = { message: "Le rôle n'est pas valide." };

@InputType({ description: 'A new member of staff.' })
export class CreateEmployeeInput {
  @IsPersonName()
  @Field(() => String, { description: 'Family name, 1 to 30 letters.' })
  lastName!: string;

  @IsPersonName()
  @Field(() => String, { description: 'Given name, 1 to 30 letters.' })
  firstName!: string;

  @IsMail()
  @Field(() => String, { description: 'E-mail address, at most 50 characters; not used by another employee.' })
  email!: string;

  @IsNewPassword()
  @Field(() => String, { description: 'Password, 8 to 200 characters, not an easily guessed one.' })
  password!: string;

  @IsShortText(MAX_ADDRESS)
  @Field(() => String, { description: 'Postal address, at most 200 characters.' })
  address!: string;

  @IsPhone()
  @Field(() => String, { description: 'Telephone, at most 16 characters.' })
  phone!: string;

  @IsIn(Object.values(Title), TITLE)
  @Field(() => Title, { defaultValue: Title.MR, description: 'Monsieur or Madame.' })
  title: Title = Title.MR;

  @IsIn(Object.values(EmployeeRole), ROLE)
  @Field(() => EmployeeRole, { defaultValue: EmployeeRole.EMPLOYEE, description: 'Role.' })
  role: EmployeeRole = EmployeeRole.EMPLOYEE;
}

@InputType({ description: 'An edit of a member of staff. Fields that are left out keep their value.' })
export class UpdateEmployeeInput extends PersonChanges {
  @Field(() => ID, { description: 'The employee to change.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "E-mail address; not used by another employee. A colleague's: Admins only. One's own: with currentPassword.",
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A new password, which ends the sessions of the account; Admins only, empty keeps the old one. For one's own use changeMyPassword.",
  })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The caller's password as confirmation; needed when their own e-mail address changes.",
  })
  currentPassword?: string | null;

  @Field(() => EmployeeRole, { nullable: true, description: 'Role; only an Admin changes it.' })
  role?: EmployeeRole | null;
}

@InputType({ description: 'A member of staff.' })
export class EmployeeInput {
  @Field(() => ID, { description: 'Their id.' })
  id!: string;
}

export enum EmployeeSortField {
  CREATED_AT = 'CREATED_AT',
  NAME = 'NAME',
}
registerEnumType(EmployeeSortField, {
  name: 'EmployeeSortField',
  description: 'Fields by which employees are sorted.',
});

/** The columns that a search of the list covers. */
export enum EmployeeSearchField {
  NAME = 'NAME',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
}
registerEnumType(EmployeeSearchField, {
  name: 'EmployeeSearchField',
  description: 'Fields that a search of employees covers.',
});

@InputType({ description: 'A search of employees, in one column or in all.' })
export class EmployeeSearch extends SearchIn(EmployeeSearchField) {}

@InputType({ description: 'A filter of the staff.' })
export class EmployeeFilter {
  @Field(() => EmployeeRole, { nullable: true, description: 'With this role.' })
  role?: EmployeeRole | null;
}

/** The conditions of the list of employees: the fields of its filter, and its search. */
export type EmployeeCriteria = Criteria<EmployeeFilter, EmployeeSearchField>;

@InputType({ description: 'Order of employees.' })
export class EmployeeSort {
  @Field(() => EmployeeSortField, { description: 'The field to sort by.' })
  field!: EmployeeSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'The direction of sorting.' })
  direction!: SortDirection;
}
