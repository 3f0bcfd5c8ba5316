import type {
  AlertLevel,
  MaintenanceFilter,
  MaintenanceSearchField,
  MaintenanceSortField,
} from '../../platform/graphql/types.generated';
import { listParams } from '../../platform/url/paths';
import { choicesParam, dayParam, searchParams, sortParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of maintenance. */
export const maintenancesView = {
  ...searchParams<MaintenanceSearchField>({
    nom: 'VEHICLE_NAME',
    nature_maintenance: 'NATURE',
    nom_prestataire: 'PROVIDER_NAME',
  }),
  alerts: choicesParam<AlertLevel>('alerte', { good: 'GOOD', bad: 'BAD', expire: 'EXPIRED' }),
  from: dayParam('du'),
  to: dayParam('au'),
  vehicleId: textParam(listParams.vehicle),
  /** The id of the one maintenance that a notification links to. */
  opened: textParam(listParams.maintenance),
  ...sortParams<MaintenanceSortField>(
    { date: 'PERFORMED_ON', echeance: 'NEXT_ON', cout: 'COST', vehicule: 'VEHICLE_NAME' },
    'PERFORMED_ON',
    'DESC',
  ),
};

/** The search, filters, order and page of the list of maintenance. */
export type MaintenancesView = ListState<typeof maintenancesView>;

const toFilter = ({ alerts, from, to, vehicleId, opened }: MaintenancesView): MaintenanceFilter => ({
  ...(alerts.length > 0 && { alerts: [...alerts] }),
  ...(from && { from }),
  ...(to && { to }),
  ...(vehicleId && { vehicleId }),
  ...(opened && { ids: [opened] }),
});

/** Returns the variables of the list's query. */
export const variablesOf = (view: MaintenancesView) => ({
  filter: toFilter(view),
  ...searchAndSort(view),
});
