import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { sql } from 'kysely';

/** Tells whether a contract can no longer be edited, because it was signed or amended, or the rental has begun. */
export async function isFixed({ em }: Transaction, { id, stage }: Reservation): Promise<boolean> {
  if (stage !== RentalStage.PLANNED) return true;
  const fixed = sql<boolean>`exists (select 1 from signature where reservation_id = ${id})
    or exists (select 1 from rental_amendment where reservation_id = ${id})`;
  const row = await tablesOf<object>(em).selectNoFrom(fixed.as('fixed')).executeTakeFirstOrThrow();
  return row.fixed;
}
