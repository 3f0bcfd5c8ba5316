import { ref } from '@mikro-orm/core';
import type { Driver, Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { InspectionKind } from '../modules/handover/inspection/inspection.enums.js';
import { Inspection } from '../modules/handover/inspection/inspection.entity.js';
import { Customer } from '../modules/people/account/customer.entity.js';
import { make } from './make-entity.js';

const keyOf = ({ lastName, firstName, phone }: Driver): string => [lastName, firstName, phone].join();

/** Links the drivers of reservations to customer records. Returns the records of those without an account, the earliest first. */
export function createRenters(reservations: readonly Reservation[]): Customer[] {
  const records = new Map<string, Customer>();
  const recordOf = (driver: Driver, account: Customer | undefined, createdAt: Date): Customer => {
    const { lastName, firstName, phone, email, licenceNumber, nationalId, passportNumber, nationality } = driver;
    const isAccount = account?.lastName === lastName && account.firstName === firstName;
    const record = isAccount
      ? account
      : (records.get(keyOf(driver)) ??
        make(Customer, {
          ...{ registered: false, lastName, firstName, phone: phone ?? '', email: email ?? '', address: '' },
          ...{ passwordHash: '', createdAt, updatedAt: createdAt },
        }));
    if (!isAccount) records.set(keyOf(driver), record);
    record.licenceNumber ??= licenceNumber;
    record.nationalId ??= nationalId;
    record.passportNumber ??= passportNumber;
    record.nationality ??= nationality;
    return record;
  };
  for (const reservation of reservations) {
    const { driver, secondDriver, customer, createdAt } = reservation;
    reservation.renter = ref(recordOf(driver, customer?.getEntity() as Customer | undefined, createdAt));
    if (secondDriver) reservation.secondRenter = ref(recordOf(secondDriver, undefined, createdAt));
  }
  return [...records.values()];
}

/** Keeps the papers that departures have read in the records of the first drivers. */
export function keepReadPapers(rows: readonly object[]): void {
  for (const { kind, papers, reservation, completedAt } of rows.filter((row) => row instanceof Inspection)) {
    const [read] = kind === InspectionKind.DEPARTURE ? papers : [];
    const record = reservation.getEntity().renter?.getEntity();
    if (!read || !record) continue;
    const { licenceCategory, licenceIssuedOn, licenceExpiresOn, birthDate } = read;
    Object.assign(record, {
      licenceCategory,
      licenceIssuedOn,
      licenceExpiresOn,
      birthDate,
      papersCheckedAt: completedAt,
    });
  }
}
