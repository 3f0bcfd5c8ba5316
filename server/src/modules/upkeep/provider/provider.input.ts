import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SEARCH_IN_FILTER, SearchIn } from '../../../api/graphql/search.type.js';
import { IsMail, IsPhone, IsShortText, MAX_ADDRESS } from '../../../kernel/field-rules.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';

export const MAX_PROVIDER_NAME = 80;

/** The columns that the list is searched by (docs/rules/maintenance.md#service-providers). */
export enum ServiceProviderSearchField {
  NAME = 'NAME',
  PHONE = 'PHONE',
}
registerEnumType(ServiceProviderSearchField, {
  name: 'ServiceProviderSearchField',
  description: 'What a search of service providers looks into.',
});

export enum ServiceProviderSortField {
  NAME = 'NAME',
  CREATED_AT = 'CREATED_AT',
}
registerEnumType(ServiceProviderSortField, {
  name: 'ServiceProviderSortField',
  description: 'What service providers are sorted by.',
});

@InputType({ description: 'A search of service providers, in one column or in all.' })
export class ServiceProviderSearch extends SearchIn(ServiceProviderSearchField) {}

@InputType({ description: 'Which service providers.' })
export class ServiceProviderFilter {
  @Field(() => ServiceProviderSearch, {
    nullable: true,
    description: 'Search in one column.',
    deprecationReason: SEARCH_IN_FILTER,
  })
  search?: ServiceProviderSearch | null;
}

export type ServiceProviderCriteria = Criteria<ServiceProviderFilter, ServiceProviderSearchField>;

@InputType({ description: 'Order of service providers; by name when left out.' })
export class ServiceProviderSort {
  @Field(() => ServiceProviderSortField, { description: 'What by.' })
  field!: ServiceProviderSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Which way.' })
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

@InputType({ description: 'Changes of a service provider. What is left out stays as it is.' })
export class UpdateServiceProviderInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
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

@InputType({ description: 'Which service provider leaves the lists.' })
export class DeleteServiceProviderInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}
