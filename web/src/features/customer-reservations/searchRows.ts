import type { Fields } from '../../platform/graphql/fields';
import { phoneDigits } from '../../platform/format/phoneDigits';
import { plainText } from '../../platform/format/plainText';
import type { MyReservationFragment } from './MyReservations.generated';

type Found = Fields<MyReservationFragment>;

/** The columns that a customer searches by (docs/rules/site.md#the-customers-reservations). */
export const searchFields = ['number', 'name', 'phone', 'nationalId', 'secondNationalId'] as const;
/** The column to search in, one of searchFields. */
export type SearchField = (typeof searchFields)[number];

const textOf: Record<SearchField, (row: Found) => string> = {
  number: ({ number }) => number,
  name: ({ driver }) => `${driver.lastName} ${driver.firstName} ${driver.lastName}`,
  phone: ({ driver }) => driver.phone ?? '',
  nationalId: ({ driver }) => driver.nationalId ?? '',
  secondNationalId: ({ secondDriver }) => secondDriver?.nationalId ?? '',
};

/** Numbers are written with and without spaces, dashes and other signs between their parts. */
const numberText = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '');
const formOf: Record<SearchField, (text: string) => string> = {
  number: numberText,
  name: (text) => plainText(text).trim(),
  phone: (text) => phoneDigits(plainText(text)),
  nationalId: numberText,
  secondNationalId: numberText,
};

/** Returns the rows whose chosen column contains the text, in whatever spelling. */
export const searchRows = (rows: readonly Found[], field: SearchField, text: string): Found[] => {
  if (text.trim() === '') return [...rows];
  const form = formOf[field];
  const wanted = form(text);
  return rows.filter((row) => wanted !== '' && form(textOf[field](row)).includes(wanted));
};
