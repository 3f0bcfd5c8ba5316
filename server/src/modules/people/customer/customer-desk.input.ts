import { IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import {
  IsIdentityNumber,
  IsMail,
  IsNewPassword,
  IsPersonName,
  IsPhone,
  IsShortText,
  MAX_ADDRESS,
  MAX_COMMENT,
} from '../../../kernel/field-rules.js';
import type { Criteria } from '../../../kernel/search.js';
import { IsDay } from '../../../kernel/value-rules.js';
import { LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { Title } from '../../../kernel/title.js';
import { CustomerRating, CustomerStatus } from '../account/customer.entity.js';
import { PersonChanges } from '../account/person.input.js';

/** The most characters of the reason of a rating. */
export const MAX_RATING_REASON = 200;

const TITLE = { message: 'La civilité doit être Monsieur ou Madame.' };
const RATING = { message: "L'état doit être Bon Client ou Irresponsable." };
const STATUS = { message: 'Le statut doit être Active ou Inactif.' };

@InputType({
  description:
    'A customer as the staff enter them. The account is verified from the start, unless an access key creates it.',
})
export class CreateCustomerInput {
  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'CIN, at most 12 letters and digits.' })
  nationalId?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'Passport number, at most 12 letters and digits.' })
  passportNumber?: string | null;

  @IsOptional()
  @IsPersonName()
  @Field(() => String, { nullable: true, description: 'Nationality, at most 30 letters.' })
  nationality?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'Driving licence number, at most 12 letters and digits.' })
  licenceNumber?: string | null;

  @IsOptional()
  @IsDay('La date de délivrance')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of issue of the driving licence.' })
  licenceIssuedOn?: string | null;

  @IsOptional()
  @IsDay("La date d'expiration")
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day on which the driving licence is valid.' })
  licenceExpiresOn?: string | null;

  @IsOptional()
  @IsDay('La date de naissance')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  birthDate?: string | null;

  @IsPersonName()
  @Field(() => String, { description: 'Family name, 1 to 30 letters.' })
  lastName!: string;

  @IsPersonName()
  @Field(() => String, { description: 'Given name, 1 to 30 letters.' })
  firstName!: string;

  @IsMail()
  @Field(() => String, { description: 'E-mail address, at most 50 characters; not used by another customer.' })
  email!: string;

  @IsShortText(MAX_ADDRESS)
  @Field(() => String, { description: 'Postal address, at most 200 characters.' })
  address!: string;

  @IsNewPassword()
  @Field(() => String, {
    nullable: true,
    description:
      'Password, 8 to 200 characters, not an easily guessed one. Required of accounts, refused to keys: the customer of a key chooses it by requestPasswordReset.',
  })
  password?: string | null;

  @IsPhone()
  @Field(() => String, { description: 'Telephone, at most 16 characters.' })
  phone!: string;

  @IsIn(Object.values(Title), TITLE)
  @Field(() => Title, { defaultValue: Title.MR, description: 'Monsieur or Madame.' })
  title: Title = Title.MR;

  @IsIn(Object.values(CustomerRating), RATING)
  @Field(() => CustomerRating, { defaultValue: CustomerRating.GOOD, description: 'Manual rating.' })
  rating: CustomerRating = CustomerRating.GOOD;

  @IsOptional()
  @IsShortText(MAX_RATING_REASON)
  @Field(() => String, {
    nullable: true,
    description: `Reason of the rating, at most ${MAX_RATING_REASON} characters.`,
  })
  ratingReason?: string | null;

  @IsOptional()
  @IsDay('La date de réexamen')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Day to look at the rating again.' })
  ratingReviewOn?: string | null;

  @IsIn(Object.values(CustomerStatus), STATUS)
  @Field(() => CustomerStatus, {
    defaultValue: CustomerStatus.ACTIVE,
    description: 'A blocked customer cannot log in.',
  })
  status: CustomerStatus = CustomerStatus.ACTIVE;

  @IsOptional()
  @IsShortText(MAX_COMMENT)
  @Field(() => String, { nullable: true, description: `Remark of the staff, at most ${MAX_COMMENT} characters.` })
  comment?: string | null;
}

@InputType({ description: 'An edit of a customer. Fields that are left out keep their value.' })
export class UpdateCustomerInput extends PersonChanges {
  @Field(() => ID, { description: 'The customer to change.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'CIN; empty removes it.' })
  nationalId?: string | null;

  @Field(() => String, { nullable: true, description: 'Passport number; empty removes it.' })
  passportNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Nationality; empty removes it.' })
  nationality?: string | null;

  @Field(() => String, { nullable: true, description: 'Driving licence number; empty removes it.' })
  licenceNumber?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of issue of the licence; null removes it.' })
  licenceIssuedOn?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the licence; null removes it.' })
  licenceExpiresOn?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth; null removes it.' })
  birthDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; not used by another account. Only an Admin changes that of an account.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A new password, which ends every session of the account; Admins only, empty keeps the old one.',
  })
  password?: string | null;

  @Field(() => CustomerRating, { nullable: true, description: 'Manual rating.' })
  rating?: CustomerRating | null;

  @Field(() => String, { nullable: true, description: 'Reason of the rating; empty removes it.' })
  ratingReason?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day to look at the rating again; null removes it.' })
  ratingReviewOn?: string | null;

  @Field(() => CustomerStatus, { nullable: true, description: 'Blocking ends every session of the account at once.' })
  status?: CustomerStatus | null;

  @Field(() => String, { nullable: true, description: 'Remark of the staff; empty removes it.' })
  comment?: string | null;
}

@InputType({ description: 'A customer.' })
export class CustomerInput {
  @Field(() => ID, { description: 'Their id.' })
  id!: string;
}

export enum CustomerSortField {
  CREATED_AT = 'CREATED_AT',
  UPDATED_AT = 'UPDATED_AT',
  NAME = 'NAME',
  RENTALS = 'RENTALS',
}
registerEnumType(CustomerSortField, {
  name: 'CustomerSortField',
  description: 'Fields by which customers are sorted.',
  valuesConfig: { RENTALS: { description: 'The number of rentals.' } },
});

/** The columns that a search of the list covers. */
export enum CustomerSearchField {
  NAME = 'NAME',
  EMAIL = 'EMAIL',
  NATIONAL_ID = 'NATIONAL_ID',
  PHONE = 'PHONE',
  LICENCE_NUMBER = 'LICENCE_NUMBER',
  PASSPORT_NUMBER = 'PASSPORT_NUMBER',
}
registerEnumType(CustomerSearchField, {
  name: 'CustomerSearchField',
  description: 'Fields that a search of customers covers.',
});

@InputType({ description: 'A search of customers, in one column or in all.' })
export class CustomerSearch extends SearchIn(CustomerSearchField) {}

@InputType({ description: 'A filter of customers.' })
export class CustomerFilter {
  @Field(() => [ID], { nullable: true, description: 'These customers.' })
  ids?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'With an account (true), or renters without one (false); both if left out.',
  })
  registered?: boolean | null;

  @Field(() => CustomerStatus, { nullable: true, description: 'Active or blocked.' })
  status?: CustomerStatus | null;

  @Field(() => CustomerRating, { nullable: true, description: 'With this manual rating.' })
  rating?: CustomerRating | null;

  @Field(() => Boolean, { nullable: true, description: 'With a verified e-mail address (true), or an unverified one.' })
  verified?: boolean | null;
}

/** The conditions of the list of customers: the fields of its filter, and its search. */
export type CustomerCriteria = Criteria<CustomerFilter, CustomerSearchField>;

@InputType({ description: 'Order of customers.' })
export class CustomerSort {
  @Field(() => CustomerSortField, { description: 'The field to sort by.' })
  field!: CustomerSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.DESC, description: 'The direction of sorting.' })
  direction!: SortDirection;
}
