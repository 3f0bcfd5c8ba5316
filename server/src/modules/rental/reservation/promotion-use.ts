import { ref } from '@mikro-orm/core';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Promotion as PricedPromotion } from '../../fleet/quote/promotion.rules.js';
import { Promotion } from '../../price/promotion/promotion.entity.js';
import { PromotionRefusedError } from '../../price/promotion/promotion.errors.js';
import {
  type PromotedTrip,
  promotionProblem,
  type PromotionUses,
  UNKNOWN_CODE,
  USED_UP,
} from '../../price/promotion/promotion-problem.js';
import type { Reservation } from './reservation.entity.js';

/** A reservation has a use of its promotion until it is refused or cancelled. */
const COUNTED = `status in ('PENDING', 'ACCEPTED')`;

/** Counts the reservations that have each promotion (docs/rules/prices.md#promotions). */
export class PromotionUse implements PromotionUses {
  readonly of: (promotionId: number) => Promise<number>;

  constructor(em: Em) {
    this.of = batched(async (ids) => {
      const rows = await em.execute<{ id: number; uses: number }[]>(
        `select promotion_id as id, count(*)::int as uses from reservation where promotion_id in (?) and ${COUNTED} group by 1`,
        [[...ids]],
      );
      const uses = new Map(rows.map((row) => [row.id, row.uses]));
      return ids.map((id) => uses.get(id) ?? 0);
    });
  }
}

/** Gives the promotion of a code, locked until the transaction ends, where it holds for a trip. Throws PromotionRefusedError. */
export async function promotionByCode({ em }: Transaction, code: string, trip: PromotedTrip): Promise<Promotion> {
  const [row] = await em.execute<{ id: number }[]>('select id from promotion where code = ? for no key update', [code]);
  if (!row) throw new PromotionRefusedError(UNKNOWN_CODE);
  const promotion = await em.findOneOrFail(Promotion, { id: row.id }, { refresh: true });
  const problem = promotionProblem(promotion, trip);
  if (problem) throw new PromotionRefusedError(problem);
  return promotion;
}

/**
 * Assures that a reservation may have one more use of a promotion that `promotionByCode` locked: rivals count one after the other. Throws
 * PromotionRefusedError.
 */
export async function assertUseLeft({ em }: Transaction, promotion: Promotion, reservationId = 0): Promise<void> {
  const { id, maxUses } = promotion;
  if (maxUses == null) return;
  const [row] = await em.execute<{ uses: number }[]>(
    `select count(*)::int as uses from reservation where promotion_id = ? and id <> ? and ${COUNTED}`,
    [id, reservationId],
  );
  if ((row?.uses ?? 0) >= maxUses) throw new PromotionRefusedError(USED_UP);
}

/**
 * Returns what a reservation keeps of a promotion, whatever becomes of that. `quoted` are the terms that the price was computed with, which may
 * have been edited since.
 */
export function keptPromotion(
  promotion: Promotion | null,
  quoted: Pick<PricedPromotion, 'percent' | 'amount'> | null = promotion,
): Pick<Reservation, 'promotion' | 'promotionCode' | 'promotionPercent' | 'promotionAmount'> {
  return {
    promotion: promotion && ref(promotion),
    promotionCode: promotion?.code ?? null,
    promotionPercent: promotion && (quoted?.percent ?? null),
    promotionAmount: promotion && (quoted?.amount ?? null),
  };
}

/** Gives what a reservation was promised by a code; undefined without one. */
export function promisedPromotion({
  promotionCode,
  promotionPercent,
  promotionAmount,
}: Pick<Reservation, 'promotionCode' | 'promotionPercent' | 'promotionAmount'>): PricedPromotion | undefined {
  return promotionCode == null
    ? undefined
    : { code: promotionCode, percent: promotionPercent, amount: promotionAmount };
}
