import { DeskVehiclesDocument } from './VehicleList.generated';
import { askedOf, vehicleView } from './vehicleView';

/** What the staff's list of vehicles asks the server. */
export const vehiclesQuestion = { view: vehicleView, query: DeskVehiclesDocument, asked: askedOf };
