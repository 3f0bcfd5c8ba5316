import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recognisePicture } from '../../../platform/files/recognise-upload.js';
import { ChargeKind } from '../../fleet/quote/charge.rules.js';
import type { SeasonTable } from '../season/season.entity.js';
import { CHARGE_FIELDS, type ChargeRuleEdit, type NewChargeRule } from './charge.commands.js';
import { ChargeRule, EXTRA_FOLDER } from './charge.entity.js';
import { ChargeRuleNotFoundError, TooManyChargeRulesError } from './charge.errors.js';

const MAX_RULES = 100;

const CHARGE_RULE: RecordKind<ChargeRule> = {
  entity: ChargeRule,
  notFound: () => new ChargeRuleNotFoundError(),
  conflict: 'CHARGE_RULE.VERSION_CONFLICT',
};

/** Lets an Admin edit charge rules. Prices that were quoted before do not change. */
export class ChargeRuleService {
  constructor(
    private readonly em: Em,
    private readonly files: FileStore,
  ) {}

  /** Adds a rule; an extra may have a picture. Admin only. Throws ValidationError, TooManyChargeRulesError, UPLOAD errors. */
  async create(actor: Actor, rule: NewChargeRule, image?: Buffer | null): Promise<ChargeRule> {
    requireAdmin(actor);
    if (image) assertExtra(rule);
    const picture = await this.store(image);
    return inTransaction(this.em, async (tx) => {
      const { em } = tx;
      // The lock prevents that two concurrent calls both find room for the last rule.
      await em.execute(`select pg_advisory_xact_lock(hashtext('charge_rule'))`);
      if ((await em.count(ChargeRule)) >= MAX_RULES) throw new TooManyChargeRulesError(MAX_RULES);
      await assertSeason(tx, rule.seasonId);
      const made = em.create(ChargeRule, { ...rule, ...picture });
      await em.persist(made).flush();
      return made;
    });
  }

  /**
   * Changes the given fields. A picture that is null is removed; one that is left out stays. Admin only. Throws ValidationError,
   * ChargeRuleNotFoundError, VersionConflictError, UPLOAD errors.
   */
  async update(actor: Actor, { id, version, changes }: ChargeRuleEdit, image?: Buffer | null): Promise<ChargeRule> {
    requireAdmin(actor);
    const picture = await this.store(image);
    return inTransaction(this.em, async (tx) => {
      const rule = await lockRecord(tx, CHARGE_RULE, id, version);
      CHARGE_FIELDS.assertFits(rule, changes);
      if (image) assertExtra({ kind: changes.kind ?? rule.kind });
      await assertSeason(tx, changes.seasonId);
      tx.em.assign(rule, { ...changes, ...picture });
      await tx.em.flush();
      return rule;
    });
  }

  /** Deletes a rule permanently; price lines that it made stay. Admin only. Throws ChargeRuleNotFoundError. */
  async remove(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    await inTransaction(this.em, async (tx) => {
      await tx.em.remove(await lockRecord(tx, CHARGE_RULE, id)).flush();
    });
  }

  /** Stores a picture before the transaction begins. If the transaction fails, the nightly job deletes the unreferenced file. */
  private async store(image: Buffer | null | undefined): Promise<{ imageFile?: string | null }> {
    if (image === undefined) return {};
    if (image === null) return { imageFile: null };
    const { bytes, extension } = await recognisePicture(image, 'image');
    return { imageFile: await this.files.save(EXTRA_FOLDER, bytes, extension) };
  }
}

/** Throws ValidationError if a rule that is no extra has a picture. */
function assertExtra({ kind }: Pick<ChargeRule, 'kind'>): void {
  if (kind !== ChargeKind.EXTRA)
    throw new ValidationError({ image: ['Seule une option choisie par le client a une image.'] });
}

/** Throws ValidationError for an unknown season. The lock prevents its deletion before the rule is written. */
async function assertSeason({ em }: Transaction, id: number | null | undefined): Promise<void> {
  if (id == null) return;
  const season = await tablesOf<SeasonTable>(em)
    .selectFrom('season')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!season) throw new ValidationError({ seasonId: ["Cette saison n'existe pas."] });
}
