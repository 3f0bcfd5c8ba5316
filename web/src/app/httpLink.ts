import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { Kind, print, type DocumentNode } from 'graphql';
import { Observable } from 'rxjs';
import { noteServerTime } from '../platform/clock/deviceClock';
import { PUBLIC_READS } from '../platform/graphql/publicReads.generated';

const endpoint = '/graphql';

/** What other links and the pages may set for a request. */
interface HttpContext {
  headers?: Record<string, string>;
  /** The login that is sent along. */
  sentAs?: string;
  fetchOptions?: { signal?: AbortSignal };
}

/** The body of a request; a GET sends its fields as parameters. */
type Body = Pick<ApolloLink.Operation, 'operationName' | 'variables'> & {
  query?: string;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
};

const isPublicRead = ({ query }: ApolloLink.Operation): boolean =>
  query.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (field) =>
          field.kind === Kind.FIELD && (PUBLIC_READS.has(field.name.value) || field.name.value === '__typename'),
      ),
  );

const hashes = new WeakMap<DocumentNode, Promise<string>>();

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const hashOf = (document: DocumentNode): Promise<string> => {
  const hash = hashes.get(document) ?? sha256(print(document));
  hashes.set(document, hash);
  return hash;
};

/** Reads the server's answer, which may consist of errors. Rejects if it is none, such as the page of a proxy. */
const readAnswer = async (response: Response): Promise<ApolloLink.Result> => {
  if (response.headers.get('cache-control') === 'no-store') noteServerTime(response.headers.get('date'));
  const bodyText = await response.text();
  const isAnswer = response.headers.get('content-type')?.includes('application/graphql-response+json');
  if (response.status >= 300 && !isAnswer)
    throw new ServerError(`The server answers with status ${response.status}.`, { response, bodyText });
  const answer = JSON.parse(bodyText) as ApolloLink.Result | null;
  if (answer?.data === undefined && answer?.errors === undefined)
    throw new ServerError('The answer has neither data nor errors.', { response, bodyText });
  return answer;
};

/** Sends a request to the server's GraphQL API. */
export const request = async (
  parameters: string,
  { headers, ...options }: RequestInit & { headers?: Record<string, string> | undefined },
): Promise<ApolloLink.Result> =>
  readAnswer(
    await fetch(endpoint + parameters, {
      ...options,
      headers: {
        ...headers,
        accept: 'application/graphql-response+json,application/json;q=0.9',
        'apollo-require-preflight': 'true',
      },
    }),
  );

const isUnknownHash = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

const send = async (operation: ApolloLink.Operation, byHash: boolean, aborted: AbortSignal) => {
  const { operationName, variables, query } = operation;
  const { headers, sentAs, fetchOptions } = operation.getContext() as HttpContext;
  const signal = fetchOptions?.signal ? AbortSignal.any([aborted, fetchOptions.signal]) : aborted;
  const post = (body: Body): Promise<ApolloLink.Result> =>
    request('', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
      signal,
    });
  const get = (body: Body): Promise<ApolloLink.Result> => {
    const parameters = Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return request(`?${new URLSearchParams(parameters).toString()}`, { headers, signal });
  };

  const asked = { operationName, variables };
  if (!byHash) return post({ ...asked, query: print(query) });
  const extensions = { persistedQuery: { version: 1, sha256Hash: await hashOf(query) } } as const;
  // By GET the browser caches the answer and only revalidates it.
  const byGet = sentAs === undefined && isPublicRead(operation);
  const answer = await (byGet ? get : post)({ ...asked, extensions });
  return isUnknownHash(answer) ? post({ ...asked, extensions, query: print(query) }) : answer;
};

/** Makes a link that sends each operation by a function, which is told when nobody waits for the answer any more. */
export const sendingLink = (
  sent: (operation: ApolloLink.Operation, aborted: AbortSignal) => Promise<ApolloLink.Result>,
): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        sent(operation, abort.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );

/**
 * Makes the link that sends queries and mutations. With `byHash` it sends the hash of an operation, which the server knows from the build,
 * instead of the text; if the server does not know it, the text follows. Browsers compute hashes only on HTTPS and localhost; elsewhere
 * the text is sent. It replaces Apollo's own links, which have five times its size because they also read answers that arrive in parts.
 */
export const makeHttpLink = (byHash: boolean): ApolloLink =>
  sendingLink((operation, aborted) => send(operation, byHash && globalThis.crypto?.subtle !== undefined, aborted));
