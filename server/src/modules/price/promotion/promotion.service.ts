import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { type NewPromotion, PROMOTION_FIELDS, type PromotionEdit } from './promotion.commands.js';
import { Promotion } from './promotion.entity.js';
import { PromotionCodeTakenError, PromotionNotFoundError } from './promotion.errors.js';

const PROMOTION: RecordKind<Promotion> = {
  entity: Promotion,
  notFound: () => new PromotionNotFoundError(),
  conflict: 'PROMOTION.VERSION_CONFLICT',
};

/** Lets an Admin edit promotions. Reservations keep the terms that they were promised. */
export class PromotionService {
  constructor(private readonly em: Em) {}

  /** Adds a promotion. Admin only. Throws ValidationError, PromotionCodeTakenError. */
  async create(actor: Actor, promotion: NewPromotion): Promise<Promotion> {
    requireAdmin(actor);
    const work = inTransaction(this.em, async ({ em }) => {
      const made = em.create(Promotion, promotion);
      await em.persist(made).flush();
      return made;
    });
    return refusingDuplicates(work, () => new PromotionCodeTakenError());
  }

  /**
   * Changes the given fields. Admin only. Throws ValidationError, PromotionCodeTakenError, PromotionNotFoundError, VersionConflictError.
   */
  async update(actor: Actor, { id, version, changes, problems }: PromotionEdit): Promise<Promotion> {
    requireAdmin(actor);
    const work = inTransaction(this.em, async (tx) => {
      const promotion = await lockRecord(tx, PROMOTION, id, version);
      refuse({ ...PROMOTION_FIELDS.problemsBeside(promotion, changes), ...problems });
      tx.em.assign(promotion, changes);
      await tx.em.flush();
      return promotion;
    });
    return refusingDuplicates(work, () => new PromotionCodeTakenError());
  }

  /** Deletes a promotion permanently; reservations keep its discount. Admin only. Throws PromotionNotFoundError. */
  async remove(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    await inTransaction(this.em, async (tx) => {
      await tx.em.remove(await lockRecord(tx, PROMOTION, id)).flush();
    });
  }
}
