import type { Choice, Found } from '../../kit/form/ChoiceField';
import { searchOf } from '../../kit/list/searchOf';
import {
  useFoundAgenciesQuery,
  useFoundBrandsQuery,
  useFoundProvidersQuery,
  useFoundVehiclesQuery,
} from './RecordChoice.generated';

/** Labels a vehicle for a field. */
export const vehicleChoice = ({
  id,
  name,
  plateNumber,
}: {
  id: string;
  name: string;
  plateNumber: string | null;
}): Choice => ({ id, label: plateNumber ? `${name} · ${plateNumber}` : name });

const recordChoice = ({ id, name }: { id: string; name: string }): Choice => ({ id, label: name });

/** Finds vehicles in use whose name or registration contains the text, by name. */
export const useFoundVehicles = (text: string): Found => {
  const { data, previousData, loading, error } = useFoundVehiclesQuery({
    variables: { search: searchOf(text), sort: { field: 'NAME', direction: 'ASC' } },
  });
  return { choices: (data ?? previousData)?.vehicles.items.map(vehicleChoice), loading, failed: Boolean(error) };
};

/** Finds service providers whose name contains the text. */
export const useFoundProviders = (text: string): Found => {
  const { data, previousData, loading, error } = useFoundProvidersQuery({
    variables: { search: searchOf(text, 'NAME') },
  });
  return {
    choices: (data ?? previousData)?.serviceProviders.items.map(recordChoice),
    loading,
    failed: Boolean(error),
  };
};

/** Finds agencies whose name contains the text. */
export const useFoundAgencies = (text: string): Found => {
  const { data, previousData, loading, error } = useFoundAgenciesQuery({
    variables: { search: searchOf(text) },
  });
  return { choices: (data ?? previousData)?.agencies.items.map(recordChoice), loading, failed: Boolean(error) };
};

/** Finds brands whose name contains the text. */
export const useFoundBrands = (text: string): Found => {
  const { data, previousData, loading, error } = useFoundBrandsQuery({
    variables: { search: searchOf(text) },
  });
  return { choices: (data ?? previousData)?.brands.items.map(recordChoice), loading, failed: Boolean(error) };
};
