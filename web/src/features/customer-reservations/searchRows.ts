import type { Fields } from '../../platform/graphql/fields';
import type { MyReservationFragment } from './MyReservations.generated';

type Found = Fields<MyReservationFragment>;

/** The columns that a customer searches by (docs/rules/site.md#the-customers-reservations). */
export const searchFields = ['number', 'name', 'phone', 'nationalId', 'secondNationalId'] as const;
/** The column to search in, one of searchFields. */
export type SearchField = (typeof searchFields)[number];

const textOf: Record<SearchField, (row: Found) => string> = {
  number: ({ number }) => `${number} ${number.replace('-', '')}`,
  name: ({ driver }) => `${driver.lastName} ${driver.firstName} ${driver.lastName}`,
  phone: ({ driver }) => driver.phone ?? '',
  nationalId: ({ driver }) => driver.nationalId ?? '',
  secondNationalId: ({ secondDriver }) => secondDriver?.nationalId ?? '',
};

/** Returns the rows whose chosen column contains the text, ignoring case. */
export const searchRows = (rows: readonly Found[], field: SearchField, text: string): Found[] => {
  const wanted = text.trim().toLowerCase();
  return rows.filter((row) => textOf[field](row).toLowerCase().includes(wanted));
};
