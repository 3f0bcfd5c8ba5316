import { sql } from 'kysely';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import { ChargeRule } from './charge.entity.js';
import type { ChargeRuleCriteria, ChargeRuleSearchField } from './charge.input.js';

const CHARGE_RULES = sourceOf(ChargeRule, 'c');
const SEARCHED_BY: SearchedBy<ChargeRuleSearchField> = {
  NAME: (text) => containsText(['c.name', 'c.name_en', 'c.name_ar'], text),
};
const IN_ORDER = sql`c.position, c.id`;

/** A charge rule as a reader returns it, a plain record. */
export type ChargeRuleRecord = RecordOf<ChargeRule>;

/** Reads charge rules, for the staff's list and for quotes. */
export class ChargeRuleReader {
  constructor(
    private readonly reader: Reader,
    private readonly snapshots: Snapshots,
  ) {}

  /** Returns a page of rules in the agency's order. Staff only. */
  async list(actor: Actor, filter: ChargeRuleCriteria | undefined, page: PageRequest): Promise<Page<ChargeRuleRecord>> {
    requireStaff(actor);
    const where = searchConditions(SEARCHED_BY, filter?.search);
    if (filter?.kinds?.length) where.push(sql`c.kind = any(${filter.kinds})`);
    if (filter?.active != null) where.push(sql`c.active = ${filter.active}`);
    return this.reader.page(CHARGE_RULES, { where, orderBy: IN_ORDER }, page);
  }

  /** Returns a rule; undefined for an unknown id. Staff only. */
  async find(actor: Actor, id: number): Promise<ChargeRuleRecord | undefined> {
    requireStaff(actor);
    const [rule] = await this.reader.byIds(CHARGE_RULES, [id]);
    return rule;
  }

  /** Returns the active rules in their order, for quotes. Must not be called within a transaction. */
  inUse(): Promise<ChargeRuleRecord[]> {
    return this.snapshots.remember(['charge rules'], () =>
      this.reader.list(CHARGE_RULES, { where: [sql`c.active`], orderBy: IN_ORDER }),
    );
  }
}
