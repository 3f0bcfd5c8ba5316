import { MaintenancesDocument } from './MaintenanceList.generated';
import { variablesOf, maintenancesView } from './maintenancesView';

/** The query of the list, for the list and the loader of its route. */
export const maintenancesQuery = { view: maintenancesView, query: MaintenancesDocument, variables: variablesOf };
