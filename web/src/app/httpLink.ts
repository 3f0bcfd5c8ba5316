import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { Kind, type DocumentNode } from 'graphql';
import { noteServerTime } from '../platform/clock/deviceClock';
import { isFile } from '../platform/device/isFile';
import { PUBLIC_READS } from '../platform/graphql/publicReads.generated';

const isPublicRead = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (field) =>
          field.kind === Kind.FIELD && (PUBLIC_READS.has(field.name.value) || field.name.value === '__typename'),
      ),
  );

/** Returns the hash that the code generator embedded into a document; undefined for a document that it did not make. */
const hashOf = (document: DocumentNode): string | undefined =>
  (document as { __meta__?: { hash?: string } }).__meta__?.hash;

/** By GET the browser caches what a visitor reads, and only revalidates it. */
const publicReadLink = new SetContextLink(({ sentAs, fetchOptions }, { query }) =>
  sentAs === undefined && isPublicRead(query) ? { fetchOptions: { ...(fetchOptions as object), method: 'GET' } } : {},
);

/** A server that does not know a hash is of another build: it gets texts from then on. */
const isOfAnotherBuild = ({ meta }: PersistedQueryLink.DisableFunctionOptions): boolean =>
  meta.persistedQueryNotFound || meta.persistedQueryNotSupported;

/** Makes the link that sends the hash of an operation, which the server knows from the build, instead of the text. */
const makePersistedLink = (): ApolloLink =>
  ApolloLink.split(
    ({ query }) => hashOf(query) !== undefined,
    ApolloLink.from([
      publicReadLink,
      new PersistedQueryLink({ generateHash: (document) => hashOf(document) ?? '', disable: isOfAnotherBuild }),
    ]),
  );

const fetchNotingTime: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.headers.get('cache-control') === 'no-store') noteServerTime(response.headers.get('date'));
  return response;
};

/** Makes the link that sends queries and mutations, with files as multipart: with `byHash` by their hashes, else by their texts. */
export const makeHttpLink = (byHash: boolean): ApolloLink => {
  const httpLink = new UploadHttpLink({
    fetch: fetchNotingTime,
    headers: { 'apollo-require-preflight': 'true' },
    isExtractableFile: isFile,
  });
  return byHash ? makePersistedLink().concat(httpLink) : httpLink;
};
