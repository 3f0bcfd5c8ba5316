import type { LoaderFunctionArgs } from 'react-router-dom';
import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import { onOtherVariables } from '../../platform/session/guards';
import { RentalFileDocument, type RentalFileQuery } from './RentalFile.generated';

/** What the route of a rental's file loads. */
export interface LoadedFile {
  file: Started<RentalFileQuery>;
}

/** Makes what the route of a rental's file loads: the query of the reservation with the number in the path. */
export const rentalFileRoute = (client: ApolloClient) => ({
  loader: ({ params: { number = '' } }: LoaderFunctionArgs): LoadedFile => ({
    file: preload(client, RentalFileDocument, { number }),
  }),
  shouldRevalidate: onOtherVariables(({ pathname }) => [pathname]),
});
