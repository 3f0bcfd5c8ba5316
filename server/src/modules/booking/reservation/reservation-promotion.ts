import { ref } from '@mikro-orm/core';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Promotion as PricedPromotion } from '../../fleet/quote/promotion.rules.js';
import type { Promotion } from '../../price/promotion/promotion.entity.js';
import { PromotionRefusedError } from '../../price/promotion/promotion.errors.js';
import { type PromotionUses, USED_UP } from '../../price/promotion/promotion-problem.js';
import type { Reservation, ReservationTable } from './reservation.entity.js';
import { ReservationStatus } from './reservation-status.js';
import { sql } from 'kysely';

/** A reservation counts as a use of its promotion until it is refused or cancelled. */
const COUNTED = [ReservationStatus.PENDING, ReservationStatus.ACCEPTED];

/** Counts the uses of promotions (docs/rules/prices.md#promotions). */
export class ReservedPromotions implements PromotionUses {
  readonly of: (promotionId: number) => Promise<number>;

  constructor(em: Em) {
    this.of = batched(async (ids) => {
      const rows = await tablesOf<ReservationTable>(em)
        .selectFrom('reservation')
        .select(['promotionId as id', sql<number>`count(*)::int`.as('uses')])
        .where('promotionId', 'in', ids)
        .where('status', 'in', COUNTED)
        .groupBy('promotionId')
        .execute();
      const uses = new Map(rows.map((row) => [row.id, row.uses]));
      return ids.map((id) => uses.get(id) ?? 0);
    });
  }
}

/**
 * Checks that a reservation may use a promotion that `promotionByCode` has locked, so that concurrent uses are counted one after the other.
 * Throws PromotionRefusedError.
 */
export async function assertUseLeft({ em }: Transaction, promotion: Promotion, reservationId = 0): Promise<void> {
  const { id, maxUses } = promotion;
  if (maxUses == null) return;
  const { uses } = await tablesOf<ReservationTable>(em)
    .selectFrom('reservation')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('promotionId', '=', id)
    .where('id', '<>', reservationId)
    .where('status', 'in', COUNTED)
    .executeTakeFirstOrThrow();
  if (uses >= maxUses) throw new PromotionRefusedError(USED_UP);
}

/**
 * Returns the fields of a promotion to store with a reservation, so that later edits of the promotion do not affect it. `quoted` are the
 * terms of the quote; the promotion may have been edited since.
 */
export function promotionFields(
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

/** Returns the terms that a reservation stored of its promotion; undefined without one. */
export function promisedPromotion({
  promotionCode,
  promotionPercent,
  promotionAmount,
}: Pick<Reservation, 'promotionCode' | 'promotionPercent' | 'promotionAmount'>): PricedPromotion | undefined {
  return promotionCode == null
    ? undefined
    : { code: promotionCode, percent: promotionPercent, amount: promotionAmount };
}
