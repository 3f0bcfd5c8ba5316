import { ReservationsDocument } from './ReservationList.generated';
import { variablesOf, reservationsView } from './reservationsView';

/** The query of the staff's list of reservations, for the list and the loader of its route. */
export const reservationsQuery = { view: reservationsView, query: ReservationsDocument, variables: variablesOf };
