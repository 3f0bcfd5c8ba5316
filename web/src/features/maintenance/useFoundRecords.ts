import { vehicleChoice, type Choice } from './maintenanceDraft';
import { useMaintenanceProvidersQuery, useMaintenanceVehiclesQuery } from './MaintenanceForm.generated';

interface Found {
  choices: Choice[] | undefined;
  loading: boolean;
  failed: boolean;
}

/** Vehicles in use whose name or registration contains the text, by name. */
export const useFoundVehicles = (text: string): Found => {
  const { data, previousData, loading, error } = useMaintenanceVehiclesQuery({
    variables: { filter: text ? { search: text } : {}, sort: { field: 'NAME', direction: 'ASC' } },
  });
  return {
    choices: (data ?? previousData)?.vehicles.items.map(vehicleChoice),
    loading,
    failed: Boolean(error),
  };
};

/** Service providers whose name contains the text. */
export const useFoundProviders = (text: string): Found => {
  const { data, previousData, loading, error } = useMaintenanceProvidersQuery({
    variables: { filter: text ? { search: { field: 'NAME', text } } : {} },
  });
  return {
    choices: (data ?? previousData)?.serviceProviders.items.map(({ id, name }) => ({ id, label: name })),
    loading,
    failed: Boolean(error),
  };
};
