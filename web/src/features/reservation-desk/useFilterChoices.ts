import { fullName } from '../../lib/format';
import { useNamedAgency, useNamedVehicle } from '../record-choice/useNamedRecords';
import type { ListState } from './listState';
import type { FilterChoices } from './ReservationFilters';
import { useReservationFilterChoicesQuery, useReservationFilterCustomerQuery } from './ReservationFilters.generated';

/** What the filters offer, and the names of the records that the view's address holds by their ids. */
export const useFilterChoices = ({ vehicleId, agencyId, customerId }: ListState): FilterChoices => {
  const { data: choices } = useReservationFilterChoicesQuery();
  const { data: named } = useReservationFilterCustomerQuery({ variables: { id: customerId }, skip: !customerId });
  return {
    ...choices,
    vehicleName: useNamedVehicle(vehicleId)?.label,
    agencyName: useNamedAgency(agencyId)?.label,
    customerName: named?.customer ? fullName(named.customer) : undefined,
  };
};
