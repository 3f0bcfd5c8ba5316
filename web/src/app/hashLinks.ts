import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Kind } from 'graphql';
import { PUBLIC_READS } from '../platform/graphql/publicReads.generated';

const isPublicRead = ({ query }: ApolloLink.Operation): boolean =>
  query.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (field) =>
          field.kind === Kind.FIELD && (PUBLIC_READS.has(field.name.value) || field.name.value === '__typename'),
      ),
  );

/** Sends a visitor's public reads by GET, so that the browser caches the answer and only revalidates it. */
const getLink = new ApolloLink((operation, forward) => {
  const { sentAs } = operation.getContext() as { sentAs?: string };
  if (sentAs === undefined && isPublicRead(operation)) operation.setContext({ fetchOptions: { method: 'GET' } });
  return forward(operation);
});

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Sends the hash of an operation instead of its text, which the server knows from the build; if it does not, the text follows. Browsers
 * compute hashes only on HTTPS and localhost; elsewhere the text is sent.
 */
export const hashLinks = (): ApolloLink[] =>
  globalThis.crypto?.subtle === undefined ? [] : [getLink, new PersistedQueryLink({ sha256 })];
