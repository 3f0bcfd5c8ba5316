import { DeskVehiclesDocument } from './VehicleList.generated';
import { variablesOf, vehicleView } from './vehicleView';

/** The query of the staff's list of vehicles, for the list and the loader of its route. */
export const vehiclesQuery = { view: vehicleView, query: DeskVehiclesDocument, variables: variablesOf };
