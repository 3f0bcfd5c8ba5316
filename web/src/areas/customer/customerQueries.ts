import type { ApolloClient } from '@apollo/client';
import { MyProfileDocument } from '../../features/customer-profile/MyProfile.generated';
import { MyReservationsDocument } from '../../features/customer-reservations/MyReservations.generated';
import {
  myReservationsVariables,
  nextRentalVariables,
} from '../../features/customer-reservations/myReservationsQuestion';
import { myReservationsView } from '../../features/customer-reservations/myReservationsView';
import { NextRentalDocument } from '../../features/customer-reservations/NextRental.generated';
import { readListState } from '../../kit/list/listParams';
import { askAhead } from '../../platform/query/askAhead';
import type { PageAddress } from '../../platform/session/pageLoader';
import { CustomerTopBarDocument } from './CustomerTopBar.generated';

/**
 * The queries of the customer's pages, by page: a page's route asks them while its code is loaded, with the variables that the page itself
 * will ask with.
 */
export const pageQueries = {
  dashboard: (client: ApolloClient, { query }: PageAddress): void => {
    askAhead(client, CustomerTopBarDocument, {});
    askAhead(client, NextRentalDocument, nextRentalVariables());
    askAhead(client, MyReservationsDocument, myReservationsVariables(readListState(myReservationsView, query)));
  },
  profile: (client: ApolloClient): void => {
    askAhead(client, CustomerTopBarDocument, {});
    askAhead(client, MyProfileDocument, {});
  },
};
