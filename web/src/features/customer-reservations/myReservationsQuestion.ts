import type { MyReservationsQueryVariables } from './MyReservations.generated';
import type { MyReservationsView } from './myReservationsView';

/** Rows of a page (docs/rules/site.md#the-customers-reservations). */
const pageSize = 20;
/** A search looks through as many as the server gives at once. */
export const searchedRows = 100;

/** Whether a view looks for something. */
export const isSearching = ({ text }: Pick<MyReservationsView, 'text'>): boolean => text.trim() !== '';

/** What the list of a customer's reservations asks the server; a search filters in the browser. */
export const myReservationsVariables = (
  view: Pick<MyReservationsView, 'text' | 'page'>,
): MyReservationsQueryVariables => ({
  page: isSearching(view) ? { page: 1, size: searchedRows } : { page: view.page, size: pageSize },
});

/** What the card of the next rental asks: rentals that have not ended by this minute. The page's route asks it a moment earlier. */
export const nextRentalVariables = (): { from: string } => ({
  from: `${new Date().toISOString().slice(0, 16)}:00.000Z`,
});
