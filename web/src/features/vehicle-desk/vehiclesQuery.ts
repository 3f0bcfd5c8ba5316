import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readListState } from '../../kit/list/listParams';
import { listVariablesAt, preloadList, type LoadedList } from '../../kit/list/listQuery';
import { onOtherVariables } from '../../platform/session/guards';
import { DeskVehiclesDocument } from './VehicleList.generated';
import { askedOf, vehicleView } from './vehicleView';

/** The query of the staff's list of vehicles, for the list and the loader of its route. */
export const vehiclesQuery = { view: vehicleView, query: DeskVehiclesDocument, asked: askedOf };

const locatedAt = ({ searchParams }: URL): string => readListState(vehicleView, searchParams).located;

/** Makes what the route of the fleet loads: the list, unless the page shows the position of one vehicle instead. */
export const vehiclesRoute = (client: ApolloClient) => ({
  loader: ({ request }: LoaderFunctionArgs): LoadedList | null => {
    const address = new URL(request.url);
    return locatedAt(address) ? null : preloadList(client, vehiclesQuery, address);
  },
  shouldRevalidate: onOtherVariables((address) => [locatedAt(address), listVariablesAt(vehiclesQuery, address)]),
});
