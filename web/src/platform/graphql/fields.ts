import type { ApolloClient, FragmentType, StoreObject, TypedDocumentNode } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { Kind } from 'graphql';
import { use, useState } from 'react';

declare module '@apollo/client' {
  // The types of answers are masked as the answers are (docs/adr/0029-own-fields-of-a-component.md).
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface can extend the one that Apollo declares
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** The fields of a fragment, whichever selection they were read by. */
export type Fields<Fragment> = Omit<Fragment, ' $fragmentName'>;

/** A record of the cache that has the fields of a fragment, which only the fragment's component reads. */
export type Holding<Fragment> = FragmentType<Fragment>;

/** The typed document of a fragment. */
export type FragmentOf<Fragment> = TypedDocumentNode<Fragment, unknown>;

const nameOf = ({ definitions }: TypedDocumentNode<unknown>): string => {
  const [own] = definitions;
  if (own?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error('The document has no fragment.');
  return own.name.value;
};

/** How long a component waits for fields that the cache lacks, in ms: longer than a query takes on a slow connection. */
const WAIT_MS = 20_000;

/** The pending waits of each client, by fragment name and record key. */
const waits = new WeakMap<ApolloClient, Map<string, Promise<void>>>();

/**
 * Resolves once the cache has the wanted fields; rejects after WAIT_MS. `name` identifies the fields, so that all who wait for them share
 * one promise.
 */
const arrivalOf = (client: ApolloClient, wanted: ApolloClient.WatchFragmentOptions, name: string): Promise<void> => {
  const ofClient = waits.get(client) ?? new Map<string, Promise<void>>();
  waits.set(client, ofClient);
  const existing = ofClient.get(name);
  if (existing) return existing;
  let end = (): void => undefined;
  const arrival = new Promise<void>((resolve, reject) => {
    const watch = client.watchFragment(wanted).subscribe(({ complete }) => {
      if (complete) resolve();
    });
    const late = setTimeout(() => reject(new Error(`The cache lacks fields of ${name}.`)), WAIT_MS);
    end = () => {
      clearTimeout(late);
      watch.unsubscribe();
      ofClient.delete(name);
    };
  });
  ofClient.set(name, arrival);
  // Until then those who wait share one failure; who tries again later waits anew.
  arrival.then(end, () => setTimeout(end, 1000));
  return arrival;
};

/**
 * Reads a component's own fields of a record and keeps them up to date: a change of the record renders this component, not its parent. It
 * never returns a part of the fields. If an answer with fewer fields leaves the cache incomplete, the last fields are returned until the
 * parent's query has loaded the record again. If the component has had no fields of this record yet, it suspends for that time. Throws if
 * the record has no key, and if the fields are still missing after 20 s.
 */
export const useFields = <Fragment extends object>(
  fragment: TypedDocumentNode<Fragment, unknown>,
  record: Holding<Fragment>,
): Fields<Fragment> => {
  const fragmentName = nameOf(fragment);
  const from = record as StoreObject;
  const client = useApolloClient();
  const key = client.cache.identify(from);
  if (key === undefined) throw new Error(`A record without its key cannot have the fields of ${fragmentName}.`);
  const wanted = { fragment, fragmentName, from };
  const { data, complete } = useFragment(wanted);
  const [last, setLast] = useState({ key, data, complete });
  if (complete && last.data !== data) setLast({ key, data, complete });
  if (complete) return data as unknown as Fields<Fragment>;
  if (!last.complete || last.key !== key) use(arrivalOf(client, wanted, `${fragmentName} of ${key}`));
  return last.data as unknown as Fields<Fragment>;
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
