import { skipToken } from '@apollo/client/react';
import type { Choice } from '../../kit/form/ChoiceField';
import { useNamedAgencyQuery, useNamedBrandQuery, useNamedVehicleQuery } from './RecordChoice.generated';
import { vehicleChoice } from './useFoundRecords';

const options = (id: string) => (id ? ({ variables: { id }, fetchPolicy: 'cache-first' } as const) : skipToken);

/** Stands in until the name is loaded, or if the record is gone. */
const unnamed = (id: string): Choice | null => (id ? { id, label: '…' } : null);

/** Loads the vehicle with the id of an address, as a field shows it; null without an id. */
export const useNamedVehicle = (id: string): Choice | null => {
  const { data } = useNamedVehicleQuery(options(id));
  return id && data?.vehicle ? vehicleChoice(data.vehicle) : unnamed(id);
};

/** Loads the agency of an id, as a field shows it; null without an id. */
export const useNamedAgency = (id: string): Choice | null => {
  const { data } = useNamedAgencyQuery(options(id));
  return id && data?.agency ? { id, label: data.agency.name } : unnamed(id);
};

/** Loads the brand of an id, as a field shows it; null without an id. */
export const useNamedBrand = (id: string): Choice | null => {
  const { data } = useNamedBrandQuery(options(id));
  return id && data?.brand ? { id, label: data.brand.name } : unnamed(id);
};
