import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SEARCH_IN_FILTER, SearchIn } from '../../../api/graphql/search.type.js';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';

export const MAX_BRAND_NAME = 40;

export enum BrandSortField {
  NAME = 'NAME',
  CREATED_AT = 'CREATED_AT',
}
registerEnumType(BrandSortField, { name: 'BrandSortField', description: 'What brands are sorted by.' });

/** The columns that the list is searched by. */
export enum BrandSearchField {
  NAME = 'NAME',
}
registerEnumType(BrandSearchField, {
  name: 'BrandSearchField',
  description: 'What a search of brands looks into.',
});

@InputType({ description: 'A search of brands, in one column or in all.' })
export class BrandSearch extends SearchIn(BrandSearchField) {}

@InputType({ description: 'Which brands.' })
export class BrandFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, without regard to case and accents.',
    deprecationReason: SEARCH_IN_FILTER,
  })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those the site shows, or only those it does not.' })
  shownOnSite?: boolean | null;
}

export type BrandCriteria = Criteria<BrandFilter, BrandSearchField>;

@InputType({ description: 'Order of brands; by name when left out.' })
export class BrandSort {
  @Field(() => BrandSortField, { description: 'What by.' })
  field!: BrandSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Which way.' })
  direction: SortDirection = SortDirection.ASC;
}

/** What is kept of a brand, ready to be checked. */
export class BrandFields {
  @IsShortText(MAX_BRAND_NAME, 'Le nom')
  name!: string;
}

@InputType({ description: 'A make of vehicles.' })
export class CreateBrandInput {
  @Field(() => String, { description: 'Name, at most 40 characters; not that of another brand.' })
  name!: string;

  @Field(() => UploadScalar, { nullable: true, description: 'Logo: JPEG, PNG or WebP, at most 8 MB.' })
  image?: PendingUpload | null;
}

@InputType({ description: 'Changes of a brand. What is left out stays as it is.' })
export class UpdateBrandInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name, at most 40 characters; not that of another brand.' })
  name?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'New logo: JPEG, PNG or WebP, at most 8 MB.' })
  image?: PendingUpload | null;
}

@InputType({ description: 'Whether the public site shows a brand.' })
export class SetBrandShownInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Boolean, { description: 'Shown or not.' })
  shownOnSite!: boolean;
}

@InputType({ description: 'Which brand leaves the lists.' })
export class DeleteBrandInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}
