import type { MyReservationsQueryVariables } from './MyReservations.generated';
import type { MyReservationsView } from './myReservationsView';
import { serverNow } from '../../platform/clock/deviceClock';

/** Rows of a page (docs/rules/site.md#the-customers-reservations). */
const pageSize = 20;
/** A search filters in the browser, so it loads the maximum number of rows of a page. */
export const searchedRows = 100;

/** Tells whether a view has a search. */
export const isSearching = ({ text }: Pick<MyReservationsView, 'text'>): boolean => text.trim() !== '';

/** Returns the variables of the list's query; a search filters in the browser. */
export const myReservationsVariables = (
  view: Pick<MyReservationsView, 'text' | 'page'>,
): MyReservationsQueryVariables => ({
  page: isSearching(view) ? { page: 1, size: searchedRows } : { page: view.page, size: pageSize },
});

/**
 * Returns the variables of the card's query: rentals that have not ended by this minute. The page's route uses the same variables a moment
 * earlier.
 */
export const nextRentalVariables = (): { from: string } => ({
  from: `${new Date(serverNow()).toISOString().slice(0, 16)}:00.000Z`,
});
