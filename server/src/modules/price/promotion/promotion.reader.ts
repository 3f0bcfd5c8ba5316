import { sql } from 'kysely';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { allOf } from '../../../platform/database/sql-parts.js';
import type { PromotionRecord, PromotionTable } from './promotion.entity.js';
import type { PromotionCriteria, PromotionSearchField } from './promotion.input.js';

const SEARCHED_BY: SearchedBy<PromotionSearchField> = { CODE: (text) => containsText(['p.code'], text) };

/** Reads promotions, for the staff's list and by code. */
export class PromotionReader {
  constructor(private readonly reader: Reader) {}

  /** Returns a page of promotions, newest first. Staff only. */
  async list(actor: Actor, filter: PromotionCriteria | undefined, page: PageRequest): Promise<Page<PromotionRecord>> {
    requireStaff(actor);
    const where = searchConditions(SEARCHED_BY, filter?.search);
    if (filter?.active != null) where.push(sql`p.active = ${filter.active}`);
    return readPage(this.promotions().where(allOf(where)).orderBy('p.id', 'desc'), page);
  }

  /** Returns a promotion; undefined for an unknown id. Staff only. */
  async find(actor: Actor, id: number): Promise<PromotionRecord | undefined> {
    requireStaff(actor);
    return this.promotions().where('p.id', '=', id).executeTakeFirst();
  }

  /** Returns the promotion of a code in the form that `cleanCode` returns, for quotes; undefined if there is none. */
  async byCode(code: string): Promise<PromotionRecord | undefined> {
    return this.promotions().where('p.code', '=', code).executeTakeFirst();
  }

  private promotions() {
    return this.reader.tables<PromotionTable>().selectFrom('promotion as p').selectAll();
  }
}
