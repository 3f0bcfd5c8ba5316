import { RentalsDocument } from './RentalList.generated';
import { askedOn, rentalsView } from './rentalsView';
import { serverNow } from '../../platform/clock/deviceClock';

/**
 * Returns the query of the list of rentals on the agency's day, `YYYY-MM-DD`; by default the browser's day, until the server has answered.
 */
export const rentalsQuestion = (today = new Date(serverNow()).toISOString().slice(0, 10)) => ({
  view: rentalsView,
  query: RentalsDocument,
  asked: askedOn(today),
});
