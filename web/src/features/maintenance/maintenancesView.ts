import type {
  AlertLevel,
  MaintenanceFilter,
  MaintenanceSearch,
  MaintenanceSearchField,
  MaintenanceSortField,
} from '../../lib/graphql/types.generated';
import { choiceParam, choicesParam, dayParam, textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** What the address holds of the list (paths.maintenancesFor writes `maintenance` and `vehicule`). */
export const maintenancesView = {
  field: choiceParam<MaintenanceSearchField, MaintenanceSearchField>(
    'champ',
    { nom: 'VEHICLE_NAME', nature_maintenance: 'NATURE', nom_prestataire: 'PROVIDER_NAME' },
    'VEHICLE_NAME',
  ),
  text: textParam('recherche'),
  alerts: choicesParam<AlertLevel>('alerte', { good: 'GOOD', bad: 'BAD', expire: 'EXPIRED' }),
  from: dayParam('du'),
  to: dayParam('au'),
  vehicleId: textParam('vehicule'),
  /** The one work a notice is about. */
  opened: textParam('maintenance'),
  sortBy: choiceParam<MaintenanceSortField, MaintenanceSortField>(
    'tri',
    { date: 'PERFORMED_ON', echeance: 'NEXT_ON', cout: 'COST', vehicule: 'VEHICLE_NAME' },
    'PERFORMED_ON',
  ),
  direction: choiceParam<'ASC' | 'DESC', 'DESC'>('ordre', { croissant: 'ASC', decroissant: 'DESC' }, 'DESC'),
};

export type MaintenancesView = ListState<typeof maintenancesView>;

/** Everything that narrows the list, taken away. */
export const noFilter: Partial<MaintenancesView> = {
  text: '',
  alerts: [],
  from: '',
  to: '',
  vehicleId: '',
  opened: '',
};

/** The filter for the server. */
export const toFilter = ({ alerts, from, to, vehicleId, opened }: MaintenancesView): MaintenanceFilter => ({
  ...(alerts.length > 0 && { alerts: [...alerts] }),
  ...(from && { from }),
  ...(to && { to }),
  ...(vehicleId && { vehicleId }),
  ...(opened && { ids: [opened] }),
});

/** The search for the server. */
export const toSearch = ({ field, text }: MaintenancesView): MaintenanceSearch | undefined => searchOf(text, field);
