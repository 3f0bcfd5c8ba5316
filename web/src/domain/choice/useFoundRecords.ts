import { inLine } from '../../platform/i18n/ltr';
import type { Choice, Found } from '../../kit/form/ChoiceField';
import type { QueryState } from '../../kit/state/Loaded';
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
}): Choice => ({ id, label: inLine([name, plateNumber]) });

/** Returns what a query found; the previous records stay while those of another text are searched. */
const foundOf = <Data>(
  { data, previousData, loading, error }: QueryState<Data>,
  choicesOf: (data: Data) => Choice[],
): Found => {
  const latest = data ?? previousData;
  return { choices: latest && choicesOf(latest), loading, failed: Boolean(error) };
};

const recordChoice = ({ id, name }: { id: string; name: string }): Choice => ({ id, label: name });

/** Finds vehicles in use whose name or registration contains the text, by name. */
export const useFoundVehicles = (text: string): Found =>
  foundOf(
    useFoundVehiclesQuery({ variables: { search: searchOf(text), sort: { field: 'NAME', direction: 'ASC' } } }),
    ({ vehicles }) => vehicles.items.map(vehicleChoice),
  );

/** Finds service providers whose name contains the text. */
export const useFoundProviders = (text: string): Found =>
  foundOf(useFoundProvidersQuery({ variables: { search: searchOf(text, 'NAME') } }), ({ serviceProviders }) =>
    serviceProviders.items.map(recordChoice),
  );

/** Finds agencies whose name contains the text. */
export const useFoundAgencies = (text: string): Found =>
  foundOf(useFoundAgenciesQuery({ variables: { search: searchOf(text) } }), ({ agencies }) =>
    agencies.items.map(recordChoice),
  );

/** Finds brands whose name contains the text. */
export const useFoundBrands = (text: string): Found =>
  foundOf(useFoundBrandsQuery({ variables: { search: searchOf(text) } }), ({ brands }) =>
    brands.items.map(recordChoice),
  );
