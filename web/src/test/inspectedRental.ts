import type { InspectedRental } from '../domain/inspection/inspectedEnd';

/** A rental without a second driver, a swap or an inspection, with the fields that drafts are made from. */
export const inspectedRental = {
  number: 'ACCPT-ED234',
  driver: { firstName: 'A', lastName: 'B', licenceNumber: null, nationalId: null, passportNumber: null },
  secondDriver: null,
  signed: true,
  paperWarnings: [],
  vehicle: { name: 'Clio', plateNumber: '1-A-1' },
  legs: [],
  inspections: [],
} as unknown as InspectedRental;
