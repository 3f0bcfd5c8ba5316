import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadList, listVariablesAt, type LoadedList } from '../../kit/list/listQuery';
import { onOtherVariables } from '../../platform/session/guards';
import { cachedAgencyTime } from '../../platform/time/cachedAgencyTime';
import { RentalsDocument } from './RentalList.generated';
import { variablesOn, rentalsView } from './rentalsView';

/** Returns the query of the list of rentals on the agency's day, `YYYY-MM-DD`. */
export const rentalsQuery = (today: string) => ({
  view: rentalsView,
  query: RentalsDocument,
  variables: variablesOn(today),
});

/** What the route of the list of rentals loads. */
export interface LoadedRentals extends LoadedList {
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
}

/** Makes what the route of the list of rentals loads. */
export const rentalsRoute = (client: ApolloClient) => ({
  loader: async ({ request }: LoaderFunctionArgs): Promise<LoadedRentals> => {
    const today = (await cachedAgencyTime(client)).slice(0, 10);
    return { ...preloadList(client, rentalsQuery(today), new URL(request.url)), today };
  },
  shouldRevalidate: onOtherVariables((address) => listVariablesAt(rentalsQuery(''), address)),
});
