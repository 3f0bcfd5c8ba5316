import { DeskVehiclesDocument } from './VehicleList.generated';
import { askedOf, vehicleView } from './vehicleView';

/** The query of the staff's list of vehicles, for the list and its route. */
export const vehiclesQuestion = { view: vehicleView, query: DeskVehiclesDocument, asked: askedOf };
