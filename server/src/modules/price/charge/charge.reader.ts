import { sql } from 'kysely';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { allOf } from '../../../platform/database/sql-parts.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { ChargeRuleRecord, ChargeRuleTable } from './charge.entity.js';
import type { ChargeRuleCriteria, ChargeRuleSearchField } from './charge.input.js';

const SEARCHED_BY: SearchedBy<ChargeRuleSearchField> = {
  NAME: (text) => containsText(['c.name', 'c.name_en', 'c.name_ar'], text),
};

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
    return readPage(this.rules().where(allOf(where)), page);
  }

  /** Returns a rule; undefined for an unknown id. Staff only. */
  async find(actor: Actor, id: number): Promise<ChargeRuleRecord | undefined> {
    requireStaff(actor);
    return this.rules().where('c.id', '=', id).executeTakeFirst();
  }

  /** Returns the active rules in their order, for quotes. Must not be called within a transaction. */
  inUse(): Promise<ChargeRuleRecord[]> {
    return this.snapshots.remember(['charge rules'], () => this.rules().where('c.active', '=', true).execute());
  }

  /** Selects rules in the agency's order. */
  private rules() {
    return this.reader
      .tables<ChargeRuleTable>()
      .selectFrom('chargeRule as c')
      .selectAll()
      .orderBy('c.position')
      .orderBy('c.id');
  }
}
