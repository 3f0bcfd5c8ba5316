import { fullName } from '../../lib/format';
import type { FilterChoices } from './ReservationFilters';
import { useReservationFilterChoicesQuery, useReservationFilterCustomerQuery } from './ReservationFilters.generated';

/** What the filters offer, and the name of the customer whose reservations alone are shown. */
export const useFilterChoices = (customerId: string): FilterChoices => {
  const { data: choices } = useReservationFilterChoicesQuery();
  const { data: named } = useReservationFilterCustomerQuery({ variables: { id: customerId }, skip: !customerId });
  return { ...choices, customerName: named?.customer ? fullName(named.customer) : undefined };
};
