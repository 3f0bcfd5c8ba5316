import type { ApolloClient } from '@apollo/client';
import { listRoute } from '../../kit/list/listQuery';
import { DeskVehiclesDocument } from './VehicleList.generated';
import { askedOf, vehicleView } from './vehicleView';

/** The query of the staff's list of vehicles, for the list and the loader of its route. */
export const vehiclesQuery = { view: vehicleView, query: DeskVehiclesDocument, asked: askedOf };

/** Makes what the route of the fleet loads: the list, also behind the position of one vehicle, from which one comes back to it. */
export const vehiclesRoute = (client: ApolloClient) => listRoute(client, vehiclesQuery);
