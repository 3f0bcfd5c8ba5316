/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BrandRowFragment = { __typename: 'Brand', id: string, name: string, imageUrl: string | null, shownOnSite: boolean } & { ' $fragmentName'?: 'BrandRowFragment' };

export type BrandListQueryVariables = Exact<{
  filter?: Types.BrandFilter | null | undefined;
  search?: Types.BrandSearch | null | undefined;
  sort?: Types.BrandSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type BrandListQuery = { brands: { __typename: 'BrandPage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'Brand', id: string }
      & { ' $fragmentRefs'?: { 'BrandRowFragment': BrandRowFragment } }
    )> } };

export type BrandsExportQueryVariables = Exact<{
  filter?: Types.BrandFilter | null | undefined;
  search?: Types.BrandSearch | null | undefined;
  sort?: Types.BrandSort | null | undefined;
}>;


export type BrandsExportQuery = { brandsExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type SetBrandShownMutationVariables = Exact<{
  input: Types.SetBrandShownInput;
}>;


export type SetBrandShownMutation = { setBrandShown: (
    { __typename: 'Brand' }
    & { ' $fragmentRefs'?: { 'BrandRowFragment': BrandRowFragment } }
  ) };

export type DeleteBrandMutationVariables = Exact<{
  input: Types.DeleteBrandInput;
}>;


export type DeleteBrandMutation = { deleteBrand: boolean };

export type BrandOfActQueryVariables = Exact<{
  id: string;
}>;


export type BrandOfActQuery = { brand: (
    { __typename: 'Brand', id: string, name: string }
    & { ' $fragmentRefs'?: { 'BrandRowFragment': BrandRowFragment } }
  ) | null };

export const BrandRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Brand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shownOnSite"}}]}}]} as unknown as DocumentNode<BrandRowFragment, unknown>;
export const BrandListDocument = {"__meta__":{"hash":"714488f75d1ab8fc960d0ea8f698bbc66f6242a928cb618b37617203472f6ebb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Brand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shownOnSite"}}]}}]} as unknown as DocumentNode<BrandListQuery, BrandListQueryVariables>;
export const BrandsExportDocument = {"__meta__":{"hash":"4e43a269c677e59bbfb2f32cef956d5650cf66da715d9bd1fc936ec2f33bb40a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandsExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brandsExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<BrandsExportQuery, BrandsExportQueryVariables>;
export const SetBrandShownDocument = {"__meta__":{"hash":"37fa08517b209f4ef7f1e2abeff6ffe02b23eeb42f6b3d00af6b107aa15d7214"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBrandShown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBrandShownInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBrandShown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Brand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shownOnSite"}}]}}]} as unknown as DocumentNode<SetBrandShownMutation, SetBrandShownMutationVariables>;
export const DeleteBrandDocument = {"__meta__":{"hash":"547d483d23a174c5799e84d6d7910e0a0163b83a7cea08943d15dae2b49fe958"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteBrandMutation, DeleteBrandMutationVariables>;
export const BrandOfActDocument = {"__meta__":{"hash":"a652d0d74cec9236c989c0ceec4c149ee4957e3d3a2128fe65022d7a7a873024"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandOfAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Brand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shownOnSite"}}]}}]} as unknown as DocumentNode<BrandOfActQuery, BrandOfActQueryVariables>;

export function useBrandListQuery(options?: useQuery.Options<BrandListQuery, BrandListQueryVariables> | SkipToken) {
  return useQuery(BrandListDocument, options);
}

export function useBrandListLazyQuery(options?: useLazyQuery.Options<BrandListQuery, BrandListQueryVariables>) {
  return useLazyQuery(BrandListDocument, options);
}

export function useBrandsExportQuery(options?: useQuery.Options<BrandsExportQuery, BrandsExportQueryVariables> | SkipToken) {
  return useQuery(BrandsExportDocument, options);
}

export function useBrandsExportLazyQuery(options?: useLazyQuery.Options<BrandsExportQuery, BrandsExportQueryVariables>) {
  return useLazyQuery(BrandsExportDocument, options);
}

export function useSetBrandShownMutation(options?: Omit<useMutation.Options<SetBrandShownMutation, SetBrandShownMutationVariables>, 'variables'>) {
  return useMutation(SetBrandShownDocument, options);
}

export function useDeleteBrandMutation(options?: Omit<useMutation.Options<DeleteBrandMutation, DeleteBrandMutationVariables>, 'variables'>) {
  return useMutation(DeleteBrandDocument, options);
}

export function useBrandOfActQuery(options: useQuery.Options<BrandOfActQuery, BrandOfActQueryVariables> | SkipToken) {
  return useQuery(BrandOfActDocument, options);
}

export function useBrandOfActLazyQuery(options?: useLazyQuery.Options<BrandOfActQuery, BrandOfActQueryVariables>) {
  return useLazyQuery(BrandOfActDocument, options);
}