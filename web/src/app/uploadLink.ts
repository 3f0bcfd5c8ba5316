import type { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { isFile } from '../platform/device/isFile';
import { request, sendingLink } from './httpLink';

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
const multipartBody = ({ query, variables, operationName }: ApolloLink.Operation): FormData => {
  const files = new Map<string, Blob>();
  const plain = takeFilesOut(variables, 'variables', files);
  const body = new FormData();
  body.append('operations', JSON.stringify({ operationName, query: print(query), variables: plain }));
  body.append('map', JSON.stringify(Object.fromEntries([...files.keys()].map((path, index) => [index, [path]]))));
  [...files.values()].forEach((file, index) => body.append(String(index), file));
  return body;
};

/** Sends operations with files as multipart; reports errors as the link for all others does. */
export const uploadLink = sendingLink((operation, signal) => {
  const { headers } = operation.getContext() as { headers?: Record<string, string> };
  return request('', { method: 'POST', body: multipartBody(operation), headers, signal });
});
