import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { Promotion, type PromotionTable } from './promotion.entity.js';
import { PromotionRefusedError } from './promotion.errors.js';
import { type PromotedTrip, promotionProblem, UNKNOWN_CODE } from './promotion-problem.js';

/** Returns the promotion of a code if it is valid for a trip, and locks it until the transaction ends. Throws PromotionRefusedError. */
export async function promotionByCode({ em }: Transaction, code: string, trip: PromotedTrip): Promise<Promotion> {
  const row = await tablesOf<PromotionTable>(em)
    .selectFrom('promotion')
    .select('id')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new PromotionRefusedError(UNKNOWN_CODE);
  const promotion = await em.findOneOrFail(Promotion, { id: row.id }, { refresh: true });
  const problem = promotionProblem(promotion, trip);
  if (problem) throw new PromotionRefusedError(problem);
  return promotion;
}
