import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { shareReplay, tap } from 'rxjs';
import { session } from '../platform/session/session';
import { deviceNow } from '../platform/clock/deviceClock';

/** Milliseconds for which an early answer is kept for its page. A page whose code takes longer queries again. */
const keptFor = 20_000;

const keyOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  JSON.stringify([session.get()?.token, operationName, variables]);

/**
 * Creates a link that passes the answer of an early query (`platform/query/askAhead.ts`) to the first equal query that follows, even if it
 * is still under way. So a page's query starts during the download of its code and is sent once; later queries are sent as usual. Events
 * and mutations discard the answers that were not used yet.
 */
export const makeAheadLink = (): ApolloLink => {
  const waiting = new Map<string, { answer: Observable<ApolloLink.Result>; until: number }>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation).pipe(tap(() => waiting.clear()));
    const key = keyOf(operation);
    if (operation.getContext()['ahead'] === true) {
      const answer = forward(operation).pipe(shareReplay(1));
      waiting.set(key, { answer, until: deviceNow() + keptFor });
      return answer;
    }
    const known = waiting.get(key);
    waiting.delete(key);
    return known && known.until > deviceNow() ? known.answer : forward(operation);
  });
};
