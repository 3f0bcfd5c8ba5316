import type { FragmentType, StoreObject, TypedDocumentNode } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { Kind } from 'graphql';
import { useState } from 'react';

declare module '@apollo/client' {
  // The types of answers are masked as the answers are (docs/adr/0029-own-fields-of-a-component.md).
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can extend the one that Apollo declares
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** The fields of a fragment, whichever selection they were read by. */
export type Fields<Fragment> = Omit<Fragment, ' $fragmentName'>;

/** A record of the cache that has the fields of a fragment, which only the fragment's component reads. */
export type Holding<Fragment> = FragmentType<Fragment>;

/** The document of a fragment. */
export type FragmentOf<Fragment> = TypedDocumentNode<Fragment, unknown>;

const nameOf = ({ definitions }: TypedDocumentNode<unknown>): string => {
  const [own] = definitions;
  if (own?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error('The document has no fragment.');
  return own.name.value;
};

/**
 * Reads a component's own fields of a record and keeps them up to date, so that a change of the record renders this component and not its
 * parent. Never returns a part: while the cache lacks fields, the last ones stay, until the parent's query has asked for them again (an
 * answer brought less of the record) or the page goes (another person has logged in).
 */
export const useFields = <Fragment extends object>(
  fragment: TypedDocumentNode<Fragment, unknown>,
  record: Holding<Fragment>,
): Fields<Fragment> => {
  const fragmentName = nameOf(fragment);
  const from = record as StoreObject;
  const key = useApolloClient().cache.identify(from);
  const { data, complete, missing } = useFragment({ fragment, fragmentName, from });
  const [kept, keep] = useState({ key, data, complete });
  if (complete && kept.data !== data) keep({ key, data, complete });
  if (complete) return data as unknown as Fields<Fragment>;
  if (!kept.complete || kept.key !== key)
    throw new Error(`The cache lacks fields of ${fragmentName}: ${JSON.stringify(missing ?? 'its key')}`);
  return kept.data as unknown as Fields<Fragment>;
};

/** Returns how to load a component's own fields as they are stored now; `reload` queries their record again. */
export const useStoredFields = <Fragment extends object>(
  fragment: TypedDocumentNode<Fragment, unknown>,
  record: Holding<Fragment>,
  reload: () => Promise<unknown>,
): (() => Promise<Fields<Fragment> | undefined>) => {
  const client = useApolloClient();
  return async () => {
    await reload();
    const from = record as StoreObject;
    const stored = client.readFragment({ fragment, fragmentName: nameOf(fragment), from });
    return (stored as Fields<Fragment> | null) ?? undefined;
  };
};
