import { RentalsDocument } from './RentalList.generated';
import { askedOn, rentalsView } from './rentalsView';

/** What the list of rentals asks the server on the agency's day, `YYYY-MM-DD`. Until the server said it, the browser's serves. */
export const rentalsQuestion = (today = new Date().toISOString().slice(0, 10)) => ({
  view: rentalsView,
  query: RentalsDocument,
  asked: askedOn(today),
});
