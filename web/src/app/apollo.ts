import {
  ApolloClient,
  ApolloLink,
  type FieldReadFunction,
  InMemoryCache,
  type NormalizedCacheObject,
  type Reference,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, Observable, switchMap } from 'rxjs';
import { noteClock } from '../platform/time/agencyClock';
import { isLoginLost } from '../platform/errors/errors';
import { isSamePerson, session } from '../platform/session/session';
import { makeFreshLink } from './freshLink';
import { makeHttpLink } from './httpLink';
import { repeatLink } from './repeatLink';

/** Makes a link whose code is loaded with its first operation. */
const loadedLater = (load: () => Promise<ApolloLink>): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const subscription = from(load())
          .pipe(switchMap((link) => link.request(operation, forward)))
          .subscribe(observer);
        return () => subscription.unsubscribe();
      }),
  );

// Visitors do not subscribe. What every change needs is not loaded later: without a network it could not be, and a browser does not try again.
const subscriptionLink = loadedLater(async () => (await import('./subscriptions')).socketLink);

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

// The server ended the login (logout elsewhere, blocked, expired), so the browser forgets it: the guards redirect, and public pages start anew
// and query as a visitor. What was to be changed is not sent again, because it would be changed without the account. An answer to an older
// token says nothing about the current one.
const lostLoginLink = new ErrorLink(({ error, operation }) => {
  if (isLoginLost(error) && operation.getContext().sentAs === authorization())
    session.lose(operation.operationType === OperationTypeNode.MUTATION);
});

const cachedRecord =
  (__typename: string): FieldReadFunction<Reference | null> =>
  (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename, id: args?.id as string }) : existing;

/** The cache of the browser, and of the server where it draws a page. */
export const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          agencyNow: {
            merge: (_, incoming: string) => {
              noteClock();
              return incoming;
            },
          },
          // A record that a list brought is known before its own query answers.
          agency: cachedRecord('Agency'),
          brand: cachedRecord('Brand'),
          customer: cachedRecord('Customer'),
          employee: cachedRecord('Employee'),
          maintenance: cachedRecord('Maintenance'),
          serviceProvider: cachedRecord('ServiceProvider'),
          vehicle: cachedRecord('Vehicle'),
        },
      },
      // There is one of each, so that every answer, of mutations too, adds to what the cache knows of it.
      DepositSettings: { keyFields: [] },
      InspectionSettings: { keyFields: [] },
      PriceSettings: { keyFields: [] },
      Settings: { keyFields: [] },
      SiteClaims: { keyFields: [] },
      StaffSecurity: { keyFields: [] },
      // Drivers have no id of their own: the few fields of a list must not replace those of the details.
      Driver: { merge: true },
      Reservation: { keyFields: ['number'] },
      // The choice of another vehicle queries less of a price than the lists do.
      PriceQuote: { merge: true },
      NotedDamage: { keyFields: ['clientId'] },
      TrackedReservation: { keyFields: ['number'] },
      VehicleStanding: { keyFields: ['vehicleId'] },
      // The customer list queries fewer of its fields than the customer's panel.
      CustomerHistory: { merge: true },
      // Pages query different fields of these settings, which are merged.
      RentalSettings: { merge: true },
      Me: { keyFields: [] },
    },
  });

/** Options of the Apollo Client: whether operations are sent by hash, and the data to start with. */
export interface ApolloOptions {
  /** If true, operations are sent by hash instead of by text; the mock server of tests needs the text. */
  readonly byHash?: boolean;
  /** The data with which the server rendered the page: it is not queried again while the page is hydrated. */
  readonly cache?: NormalizedCacheObject | undefined;
}

/** Milliseconds in which the data of a rendered page counts as new. A page of a slow phone is hydrated by then. */
const newFor = 5_000;

/** Makes the Apollo Client of the browser: HTTP for queries and mutations, a WebSocket for subscriptions. */
export const makeApolloClient = ({ byHash = false, cache }: ApolloOptions = {}): ApolloClient => {
  const client = new ApolloClient({
    cache: cache ? makeCache().restore(cache) : makeCache(),
    link: ApolloLink.from([
      makeFreshLink(),
      ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.MUTATION, repeatLink),
      tokenLink,
      lostLoginLink,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        makeHttpLink(byHash),
      ),
    ]),
    dataMasking: true,
    ssrForceFetchDelay: cache ? newFor : 0,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  let login = session.get();
  // Subscribed before the pages, so that the cache is empty when they start anew for another account.
  session.subscribe(() => {
    const before = login;
    login = session.get();
    if (login?.token === before?.token) return;
    client.prioritizeCacheValues = false;
    // Whoever logs in again, because a login ended over a form, keeps the page; for another person all data is dropped. A failed refetch
    // shows on its own page.
    const update = isSamePerson(before, login) ? client.refetchQueries({ include: 'active' }) : client.resetStore();
    void Promise.resolve(update).catch(() => undefined);
  });
  return client;
};
