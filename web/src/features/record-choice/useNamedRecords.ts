import { skipToken } from '@apollo/client/react';
import type { Choice } from '../../kit/form/ChoiceField';
import { useNamedAgencyQuery, useNamedBrandQuery, useNamedVehicleQuery } from './RecordChoice.generated';
import { vehicleChoice } from './useFoundRecords';

const options = (id: string) => (id ? ({ variables: { id }, fetchPolicy: 'cache-first' } as const) : skipToken);

/** While its name is not known, or when it is gone. */
const unnamed = (id: string): Choice | null => (id ? { id, label: '…' } : null);

/** The vehicle that an address names by its id, as a field shows it; null without an id. */
export const useNamedVehicle = (id: string): Choice | null => {
  const { data } = useNamedVehicleQuery(options(id));
  return id && data?.vehicle ? vehicleChoice(data.vehicle) : unnamed(id);
};

/** The agency of an id, as a field shows it; null without an id. */
export const useNamedAgency = (id: string): Choice | null => {
  const { data } = useNamedAgencyQuery(options(id));
  return id && data?.agency ? { id, label: data.agency.name } : unnamed(id);
};

/** The brand of an id, as a field shows it; null without an id. */
export const useNamedBrand = (id: string): Choice | null => {
  const { data } = useNamedBrandQuery(options(id));
  return id && data?.brand ? { id, label: data.brand.name } : unnamed(id);
};
