import type { Sql } from '../../../platform/database/sql-parts.js';
import type { DepositFilter } from './reservation.enums.js';

/**
 * SQL conditions on the reservation `r` for the filters of the list that ask for records of higher modules. Each module provides its own by
 * its manifest.
 */
export interface ListConditions {
  /** Returns the condition that the vehicle of a rental to come may not be there at its start. */
  readonly atRiskCondition: (now: Date) => Sql;
  readonly depositCondition: (filter: DepositFilter) => Sql;
  /** The customer asks for an extension that nobody has decided on. */
  readonly extensionCondition: Sql;
  /** An end of a swap was not inspected. */
  readonly uninspectedSwapCondition: Sql;
}

/** Tells whether contracts are signed; implemented by the signatures. */
export interface SignedContracts {
  isSigned(reservationId: number): Promise<boolean>;
}
