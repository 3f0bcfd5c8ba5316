import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import { IsMail, IsPhone, IsShortText, MAX_ADDRESS } from '../../../kernel/field-rules.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';

/** The most characters of a service provider's name. */
export const MAX_PROVIDER_NAME = 80;

/** The columns that a search of the list covers (docs/rules/maintenance.md#service-providers). */
export enum ServiceProviderSearchField {
  NAME = 'NAME',
  PHONE = 'PHONE',
}
registerEnumType(ServiceProviderSearchField, {
  name: 'ServiceProviderSearchField',
  description: 'Fields that a search of service providers covers.',
});

export enum ServiceProviderSortField {
  NAME = 'NAME',
  CREATED_AT = 'CREATED_AT',
}
registerEnumType(ServiceProviderSortField, {
  name: 'ServiceProviderSortField',
  description: 'Fields by which service providers are sorted.',
});

@InputType({ description: 'A search of service providers, in one column or in all.' })
export class ServiceProviderSearch extends SearchIn(ServiceProviderSearchField) {}

/** The conditions of the list of service providers. */
export type ServiceProviderCriteria = Criteria<object, ServiceProviderSearchField>;

@InputType({ description: 'Order of service providers; by name if left out.' })
export class ServiceProviderSort {
  @Field(() => ServiceProviderSortField, { description: 'The field to sort by.' })
  field!: ServiceProviderSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'The direction of sorting.' })
  direction: SortDirection = SortDirection.ASC;
}

@InputType({ description: 'A workshop or supplier.' })
export class CreateServiceProviderInput {
  @IsShortText(MAX_PROVIDER_NAME, 'Le nom')
  @Field(() => String, { description: 'Name, at most 80 characters.' })
  name!: string;

  @IsMail()
  @Field(() => String, { description: 'E-mail address, at most 50 characters.' })
  email!: string;

  @IsPhone()
  @Field(() => String, { description: 'Telephone, at most 16 characters.' })
  phone!: string;

  @IsShortText(MAX_ADDRESS)
  @Field(() => String, { description: 'Postal address, at most 200 characters.' })
  address!: string;
}

@InputType({ description: 'Changes of a service provider. Fields that are left out keep their value.' })
export class UpdateServiceProviderInput {
  @Field(() => ID, { description: 'The record to change.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name, at most 80 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address, at most 50 characters.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone, at most 16 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address, at most 200 characters.' })
  address?: string | null;
}

@InputType({ description: 'A service provider to archive.' })
export class DeleteServiceProviderInput {
  @Field(() => ID, { description: 'The service provider.' })
  id!: string;
}
