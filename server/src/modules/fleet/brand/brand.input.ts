import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';

/** The most characters of a brand's name. */
export const MAX_BRAND_NAME = 40;

export enum BrandSortField {
  NAME = 'NAME',
  CREATED_AT = 'CREATED_AT',
}
registerEnumType(BrandSortField, { name: 'BrandSortField', description: 'Fields by which brands are sorted.' });

/** The columns that a search of the list covers. */
export enum BrandSearchField {
  NAME = 'NAME',
}
registerEnumType(BrandSearchField, {
  name: 'BrandSearchField',
  description: 'Fields that a search of brands covers.',
});

@InputType({ description: 'A search of brands, in one column or in all.' })
export class BrandSearch extends SearchIn(BrandSearchField) {}

@InputType({ description: 'A filter of brands.' })
export class BrandFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only brands that the site shows (true), or that it does not (false).',
  })
  shownOnSite?: boolean | null;
}

/** The conditions of the list of brands: the fields of its filter, and its search. */
export type BrandCriteria = Criteria<BrandFilter, BrandSearchField>;

@InputType({ description: 'Order of brands; by name if left out.' })
export class BrandSort {
  @Field(() => BrandSortField, { description: 'The field to sort by.' })
  field!: BrandSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'The direction of sorting.' })
  direction: SortDirection = SortDirection.ASC;
}

/** The stored fields of a brand with their checks. */
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

@InputType({ description: 'Changes of a brand. Fields that are left out keep their value.' })
export class UpdateBrandInput {
  @Field(() => ID, { description: 'The record to change.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name, at most 40 characters; not that of another brand.' })
  name?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'New logo: JPEG, PNG or WebP, at most 8 MB.' })
  image?: PendingUpload | null;
}

@InputType({ description: 'Whether the public site shows a brand.' })
export class SetBrandShownInput {
  @Field(() => ID, { description: 'The brand to show or hide.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether to show it.' })
  shownOnSite!: boolean;
}

@InputType({ description: 'The brand to archive.' })
export class DeleteBrandInput {
  @Field(() => ID, { description: 'The brand.' })
  id!: string;
}
