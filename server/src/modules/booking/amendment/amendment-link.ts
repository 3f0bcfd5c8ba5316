import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';

/**
 * Returns the subject of an amendment's link key. It differs per amendment, so that neither the contract's link nor another amendment's
 * opens it.
 */
export function amendmentSubject(numberKey: string, amendment: number): string {
  return `${numberKey}/avenant/${amendment}`;
}

/** The signatures that a rental still lacks. */
export interface OpenSignatures {
  readonly contractSigned: boolean;
  /** The number of the newest amendment if it is not signed; null otherwise. */
  readonly amendment: number | null;
}

/** Returns what the signatures of a rental still lack, for the mails about it. */
export async function openSignatures(reader: Reader, reservationId: number): Promise<OpenSignatures> {
  return reader
    .tables<object>()
    .selectNoFrom([
      sql<boolean>`exists (select 1 from signature s where s.reservation_id = ${reservationId})`.as('contractSigned'),
      sql<number | null>`(select case when a.signed_at is null then a.number end from rental_amendment a
        where a.reservation_id = ${reservationId} order by a.number desc limit 1)`.as('amendment'),
    ])
    .executeTakeFirstOrThrow();
}
