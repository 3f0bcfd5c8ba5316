/** A part of the agency's data that a key opens, either for reading or for reading and writing. */
export enum KeyArea {
  RESERVATIONS = 'RESERVATIONS',
  FLEET = 'FLEET',
  CUSTOMERS = 'CUSTOMERS',
  TRACKING = 'TRACKING',
}

/** What a key may do in an area; writing includes reading. */
export type KeyLevel = 'READ' | 'WRITE';

/** An area that is left out is closed. */
export type KeyGrants = Readonly<Partial<Record<KeyArea, KeyLevel>>>;
