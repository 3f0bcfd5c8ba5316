import type { Driver, ReservationRecord } from './reservation.entity.js';

/** Returns the first driver of a reservation's row. */
export function driverOf(row: ReservationRecord): Driver {
  return {
    lastName: row.driverLastName,
    firstName: row.driverFirstName,
    phone: row.driverPhone,
    email: row.driverEmail,
    licenceNumber: row.driverLicenceNumber,
    nationalId: row.driverNationalId,
    passportNumber: row.driverPassportNumber,
    nationality: row.driverNationality,
  };
}

/** Returns the second driver of a reservation's row; null if there is none. */
export function secondDriverOf(row: ReservationRecord): Driver | null {
  const { secondDriverLastName: lastName, secondDriverFirstName: firstName } = row;
  if (lastName === null || firstName === null) return null;
  return {
    lastName,
    firstName,
    phone: row.secondDriverPhone,
    email: row.secondDriverEmail,
    licenceNumber: row.secondDriverLicenceNumber,
    nationalId: row.secondDriverNationalId,
    passportNumber: row.secondDriverPassportNumber,
    nationality: row.secondDriverNationality,
  };
}
