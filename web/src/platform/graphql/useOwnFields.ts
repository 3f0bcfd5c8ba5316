import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
export type X = FragmentType<TypedDocumentNode>;
