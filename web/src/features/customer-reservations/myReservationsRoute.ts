import type { LoaderFunctionArgs } from 'react-router-dom';
import { serverNow } from '../../platform/clock/deviceClock';
import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import { onOtherVariables } from '../../platform/session/guards';
import { readListState } from '../../kit/list/listParams';
import {
  MyReservationsDocument,
  type MyReservationsQuery,
  type MyReservationsQueryVariables,
} from './MyReservations.generated';
import { myReservationsView, type MyReservationsView } from './myReservationsView';
import { NextRentalDocument, type NextRentalQuery } from './NextRental.generated';

/** Rows of a page (docs/rules/site.md#the-customers-reservations). */
const pageSize = 20;
/** A search filters in the browser, so it loads the maximum number of rows of a page. */
export const searchedRows = 100;

/** Tells whether a view has a search. */
export const isSearching = ({ text }: Pick<MyReservationsView, 'text'>): boolean => text.trim() !== '';

const variablesOf = (view: Pick<MyReservationsView, 'text' | 'page'>): MyReservationsQueryVariables => ({
  page: isSearching(view) ? { page: 1, size: searchedRows } : { page: view.page, size: pageSize },
});

const variablesAt = ({ searchParams }: URL): MyReservationsQueryVariables =>
  variablesOf(readListState(myReservationsView, searchParams));

/** What `NextRental` reads of its route. */
export interface LoadedNext {
  next: Started<NextRentalQuery>;
}

/** Starts the query of the rentals that have not ended by this minute. */
export const preloadNext = (client: ApolloClient): LoadedNext => ({
  next: preload(client, NextRentalDocument, { from: `${new Date(serverNow()).toISOString().slice(0, 16)}:00.000Z` }),
});

/** What the list of the customer's reservations reads of its route. */
export interface LoadedReservations {
  list: Started<MyReservationsQuery>;
}

/** Starts the query of the list at an address. */
export const preloadReservations = (client: ApolloClient, address: URL): LoadedReservations => ({
  list: preload(client, MyReservationsDocument, variablesAt(address)),
});

/** Makes what the route of the customer's dashboard loads. */
export const myReservationsRoute = (client: ApolloClient) => ({
  loader: ({ request }: LoaderFunctionArgs): LoadedNext & LoadedReservations => ({
    ...preloadNext(client),
    ...preloadReservations(client, new URL(request.url)),
  }),
  shouldRevalidate: onOtherVariables(variablesAt),
});
