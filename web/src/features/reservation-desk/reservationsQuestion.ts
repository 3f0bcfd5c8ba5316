import { ReservationsDocument } from './ReservationList.generated';
import { askedOf, reservationsView } from './reservationsView';

/** The query of the staff's list of reservations, for the list and its route. */
export const reservationsQuestion = { view: reservationsView, query: ReservationsDocument, asked: askedOf };
