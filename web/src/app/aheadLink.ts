import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { shareReplay, tap } from 'rxjs';
import { session } from '../lib/session';

/** Milliseconds for which an answer waits for its page; a page whose code comes later asks again. */
const keptFor = 20_000;

const keyOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  JSON.stringify([session.get()?.token, operationName, variables]);

/**
 * Makes a link that hands the answer of a query asked ahead (`lib/askAhead.ts`) to the first equal query that follows, whether the answer
 * is there or still under way. So a page's query starts beside the download of its code and is sent once; every further one is sent anew.
 * Events and mutations make what still waits outdated.
 */
export const makeAheadLink = (): ApolloLink => {
  const waiting = new Map<string, { answer: Observable<ApolloLink.Result>; until: number }>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation).pipe(tap(() => waiting.clear()));
    const key = keyOf(operation);
    if (operation.getContext()['ahead'] === true) {
      const answer = forward(operation).pipe(shareReplay(1));
      waiting.set(key, { answer, until: Date.now() + keptFor });
      return answer;
    }
    const known = waiting.get(key);
    waiting.delete(key);
    return known && known.until > Date.now() ? known.answer : forward(operation);
  });
};
