import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, of, type Observable } from 'rxjs';

/** How often an answer is asked for again; then it is taken as it is. */
const most = 2;

/** Calls `visit` with each record of an answer that has a key and a version. */
const eachVersion = (value: unknown, visit: (key: string, version: number) => void): void => {
  if (Array.isArray(value)) for (const item of value) eachVersion(item, visit);
  else if (value !== null && typeof value === 'object') {
    const { __typename, number, id, version } = value as Readonly<Record<string, unknown>>;
    const key = number ?? id;
    if (typeof key === 'string' && typeof version === 'number') visit(`${String(__typename)} ${key}`, version);
    for (const part of Object.values(value)) eachVersion(part, visit);
  }
};

/**
 * Makes a link that asks again for what was read before a change and answered after it, such as by a page that reloads while its form is being
 * saved. Otherwise the page would show the record as it was, and the next change would be refused for its version.
 */
export const makeFreshLink = (): ApolloLink => {
  /** The highest version that was seen of each record, by type and key. */
  const seen = new Map<string, number>();

  /** Tells whether an answer has a record as it was before what was seen, and notes its versions. */
  const isOlder = ({ data }: ApolloLink.Result): boolean => {
    let older = false;
    eachVersion(data, (key, version) => {
      const newest = seen.get(key) ?? version;
      older ||= version < newest;
      seen.set(key, Math.max(newest, version));
    });
    return older;
  };

  return new ApolloLink((operation, forward) => {
    const send = (left: number): Observable<ApolloLink.Result> =>
      forward(operation).pipe(
        mergeMap((answer) => {
          const older = isOlder(answer);
          return older && left > 0 && operation.operationType === OperationTypeNode.QUERY ? send(left - 1) : of(answer);
        }),
      );
    return send(most);
  });
};
