import { ReservationsDocument } from './ReservationList.generated';
import { askedOf, reservationsView } from './reservationsView';

/** What the staff's list of reservations asks the server. */
export const reservationsQuestion = { view: reservationsView, query: ReservationsDocument, asked: askedOf };
