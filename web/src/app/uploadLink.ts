import { ApolloLink } from '@apollo/client';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import { isFile } from '../platform/device/isFile';

/** Returns a copy of the variables with `null` for each file, and the files by their path (`variables.input.image`). */
const takeFilesOut = (value: unknown, path: string, files: Map<string, Blob>): unknown => {
  if (isFile(value)) {
    files.set(path, value);
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => takeFilesOut(item, `${path}.${index}`, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, takeFilesOut(item, `${path}.${key}`, files)]),
  );
};

/** Makes the body that https://github.com/jaydenseric/graphql-multipart-request-spec requires. */
export const multipartBody = ({ query, variables, operationName }: ApolloLink.Operation): FormData => {
  const files = new Map<string, Blob>();
  const plain = takeFilesOut(variables, 'variables', files);
  const body = new FormData();
  body.append('operations', JSON.stringify({ operationName, query: print(query), variables: plain }));
  body.append('map', JSON.stringify(Object.fromEntries([...files.keys()].map((path, index) => [index, [path]]))));
  [...files.values()].forEach((file, index) => body.append(String(index), file));
  return body;
};

/** Sends operations with files as multipart; reports errors as Apollo's own HTTP link does. */
export const makeUploadLink = (uri: string): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { headers } = operation.getContext() as { headers?: Record<string, string> };
        fetch(uri, {
          method: 'POST',
          body: multipartBody(operation),
          headers: {
            ...headers,
            accept: 'application/graphql-response+json,application/json;q=0.9',
            'apollo-require-preflight': 'true',
          },
          signal: abort.signal,
        })
          .then(parseAndCheckHttpResponse(operation))
          .then(
            (result) => {
              observer.next(result as ApolloLink.Result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        return () => abort.abort();
      }),
  );
