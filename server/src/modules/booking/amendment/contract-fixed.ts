import type { Transaction } from '../../../platform/database/transaction.js';
import { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** Tells whether a contract can no longer be edited, because it was signed or amended, or the rental has begun. */
export async function isFixed({ em }: Transaction, { id, stage }: Reservation): Promise<boolean> {
  if (stage !== RentalStage.PLANNED) return true;
  const [row] = await em.execute<{ fixed: boolean }[]>(
    `select exists (select 1 from signature where reservation_id = ?) or exists (select 1 from rental_amendment where reservation_id = ?) as fixed`,
    [id, id],
  );
  return row?.fixed ?? false;
}
