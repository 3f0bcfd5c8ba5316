import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type NormalizedCacheObject,
  type Reference,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, Observable, switchMap } from 'rxjs';
import { isLoginLost } from '../lib/errors';
import { session } from '../lib/session';
import { hashLinks } from './hashLinks';
import { hasFiles, makeUploadLink } from './uploadLink';

/** The socket part is loaded with the first subscription: visitors have none. */
const subscriptionLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const subscription = from(import('./subscriptions'))
        .pipe(switchMap(({ socketLink }) => socketLink.request(operation)))
        .subscribe(observer);
      return () => subscription.unsubscribe();
    }),
);

const authorization = (): string | null => {
  const login = session.get();
  return login && `Bearer ${login.token}`;
};

const tokenLink = new SetContextLink((context) => {
  const bearer = authorization();
  return bearer
    ? { sentAs: bearer, headers: { ...(context.headers as object | undefined), authorization: bearer } }
    : {};
});

// The server ended the login (logout elsewhere, blocked, expired): the browser forgets it too, and the guards lead on.
// An answer to an older token says nothing about the present one.
const lostLoginLink = new ErrorLink(({ error, operation }) => {
  if (isLoginLost(error) && operation.getContext().sentAs === authorization()) session.clear();
});

const makeHttpLink = (byHash: boolean): ApolloLink =>
  ApolloLink.split(
    hasFiles,
    makeUploadLink('/graphql'),
    ApolloLink.from([
      ...(byHash ? hashLinks() : []),
      new HttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } }),
    ]),
  );

/** The cache of the browser, and of the server where it draws a page. */
export const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // A vehicle that a list brought is known before its own query answers.
          vehicle: (known: Reference | null | undefined, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'Vehicle', id: args?.id as string }) : known,
        },
      },
      // Values without identity: the newer answer replaces the older.
      Settings: { keyFields: [] },
      // Drivers have no identity of their own: a list's few fields must not push out what the details know.
      Reservation: {
        keyFields: ['number'],
        fields: { driver: { merge: true }, secondDriver: { merge: true } },
      },
      TrackedReservation: { keyFields: ['number'] },
      VehicleStanding: { keyFields: ['vehicleId'] },
      // The client list asks for less of it than the client's own panel.
      CustomerHistory: { merge: true },
      Me: { keyFields: [] },
    },
  });

export interface ApolloOptions {
  /** Send the hashes of operations, not their texts: what a mocked server of a test could not read. */
  readonly byHash?: boolean;
  /** What the server knew when it drew the page: nothing of it is asked again until the page is taken over. */
  readonly cache?: NormalizedCacheObject | undefined;
}

/** The Apollo Client of the browser: HTTP for queries and mutations, a socket for subscriptions. */
export const makeApolloClient = ({ byHash = false, cache }: ApolloOptions = {}): ApolloClient => {
  const client = new ApolloClient({
    cache: cache ? makeCache().restore(cache) : makeCache(),
    link: ApolloLink.from([
      tokenLink,
      lostLoginLink,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        makeHttpLink(byHash),
      ),
    ]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  client.prioritizeCacheValues = cache !== undefined;
  let token = session.get()?.token;
  session.subscribe(() => {
    const next = session.get()?.token;
    if (next === token) return;
    token = next;
    // Another person: nothing of the former one may stay. A failed refetch shows on its own page.
    void client.resetStore().catch(() => undefined);
  });
  return client;
};
