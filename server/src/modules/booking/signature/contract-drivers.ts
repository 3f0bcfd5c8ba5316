import type { Em } from '../../../platform/database/orm.js';
import { fullName } from '../../../kernel/full-name.js';
import type { Driver, Reservation } from '../reservation/reservation.entity.js';
import { type ContractDriver, type ContractDrivers, Signature } from './signature.entity.js';

type Drivers = Pick<Reservation, 'id' | 'driver' | 'secondDriver'>;
/** The papers of a driver that the staff read. */
export type ReadPapers = Omit<ContractDriver, 'name' | 'phone' | 'email' | 'nationality'> & {
  readonly driver: 'FIRST' | 'SECOND';
};

/**
 * Returns the papers that the staff read for the departure of a rental. Declared for the contract and implemented by the inspections, which
 * have a higher rank.
 */
export type DeparturePapers = (em: Em, reservationId: number) => Promise<readonly ReadPapers[]>;

/**
 * Returns what the contract of a rental says of its drivers: what its newest signature kept; until it is signed the papers that the staff
 * read for the departure, else what the customer gave (docs/rules/documents.md#the-papers-on-the-contract).
 */
export async function contractDrivers(em: Em, reservation: Drivers, papers: DeparturePapers): Promise<ContractDrivers> {
  const signed = await signedDrivers(em, reservation);
  return signed ?? driversToSign(em, reservation, papers);
}

/** Returns what the signed contract says of its drivers; null if it was not signed. */
export async function signedDrivers(em: Em, reservation: Drivers): Promise<ContractDrivers | null> {
  const last = await em.findOne(
    Signature,
    { reservation: reservation.id },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  // Signatures of earlier releases did not keep them.
  return last && (last.drivers ?? driversOf(reservation, []));
}

/** Returns what the contract would say of its drivers if it was signed now. */
export async function driversToSign(em: Em, reservation: Drivers, papers: DeparturePapers): Promise<ContractDrivers> {
  return driversOf(reservation, await papers(em, reservation.id));
}

/** Returns what a contract says of a driver whose papers nobody has read: what was given with the reservation. */
export function driverAsGiven(driver: Driver): ContractDriver {
  const { phone, email, nationality, licenceNumber, nationalId, passportNumber } = driver;
  return {
    name: fullName(driver),
    phone: phone ?? null,
    email: email ?? null,
    nationality: nationality ?? null,
    licenceNumber: licenceNumber ?? null,
    ...{ licenceCategory: null, licenceIssuedOn: null, licenceExpiresOn: null, birthDate: null },
    nationalId: nationalId ?? null,
    passportNumber: passportNumber ?? null,
  };
}

function driversOf({ driver, secondDriver }: Drivers, read: readonly ReadPapers[]): ContractDrivers {
  const merged = (which: ReadPapers['driver'], by: Driver): ContractDriver => {
    const given = driverAsGiven(by);
    const seen = read.find((one) => one.driver === which);
    if (!seen) return given;
    const { licenceNumber, licenceCategory, licenceIssuedOn, licenceExpiresOn, birthDate } = seen;
    return {
      ...given,
      licenceNumber: licenceNumber ?? given.licenceNumber,
      // The form proposes a category before any licence was read.
      licenceCategory: licenceNumber && licenceCategory,
      ...{ licenceIssuedOn, licenceExpiresOn, birthDate },
      nationalId: seen.nationalId ?? given.nationalId,
      passportNumber: seen.passportNumber ?? given.passportNumber,
    };
  };
  return { first: merged('FIRST', driver), second: secondDriver ? merged('SECOND', secondDriver) : null };
}
