import type { Transaction } from '../../../platform/database/transaction.js';
import type { Period } from '../../../kernel/period.js';
import { toReadableTime } from '../../../kernel/time.js';

/** A current or future rental that prevents the deletion of a record. */
export interface RentalAhead {
  readonly number: string;
  readonly vehicleName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns the earliest current or future rental of a vehicle or of those of an agency or a brand; undefined if there is none. Locks these vehicles
 * until the transaction ends, so that none of them is booked meanwhile. Provided by the module of reservations.
 */
export type RentalAheadAmong = (
  tx: Transaction,
  owner: 'agencyId' | 'brandId' | 'id',
  id: number,
  now: Date,
) => Promise<RentalAhead | undefined>;

/** Returns the reason in French: `la location K7RT4-W9XMP (Dacia Logan) court jusqu'au 01-12-2026 10:00`. */
export function sayRental({ number, vehicleName, ...period }: RentalAhead, now: Date): string {
  return `la location ${number} (${vehicleName}) ${sayWhen(period, now)}`;
}

/** Returns when a rental runs or begins, in French, as a continuation of its name. */
export function sayWhen({ startsAt, endsAt }: Period, now: Date): string {
  if (endsAt <= now) return `devait finir le ${toReadableTime(endsAt)} et n'est pas rentrée`;
  return startsAt <= now ? `court jusqu'au ${toReadableTime(endsAt)}` : `commence le ${toReadableTime(startsAt)}`;
}
