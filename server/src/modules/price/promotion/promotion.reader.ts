import { sql } from 'kysely';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { Promotion } from './promotion.entity.js';
import type { PromotionCriteria, PromotionSearchField } from './promotion.input.js';

const PROMOTIONS = sourceOf(Promotion, 'p');
const SEARCHED_BY: SearchedBy<PromotionSearchField> = { CODE: (text) => containsText(['p.code'], text) };

/** A promotion as a reader returns it, a plain record. */
export type PromotionRecord = RecordOf<Promotion>;

/** Reads promotions, for the staff's list and by code. */
export class PromotionReader {
  constructor(private readonly reader: Reader) {}

  /** Returns a page of promotions, newest first. Staff only. */
  async list(actor: Actor, filter: PromotionCriteria | undefined, page: PageRequest): Promise<Page<PromotionRecord>> {
    requireStaff(actor);
    const where = searchConditions(SEARCHED_BY, filter?.search);
    if (filter?.active != null) where.push(sql`p.active = ${filter.active}`);
    return this.reader.page(PROMOTIONS, { where, orderBy: sql`p.id desc` }, page);
  }

  /** Returns a promotion; undefined for an unknown id. Staff only. */
  async find(actor: Actor, id: number): Promise<PromotionRecord | undefined> {
    requireStaff(actor);
    const [promotion] = await this.reader.byIds(PROMOTIONS, [id]);
    return promotion;
  }

  /** Returns the promotion of a code in the form that `cleanCode` returns, for quotes; undefined if there is none. */
  async byCode(code: string): Promise<PromotionRecord | undefined> {
    const [promotion] = await this.reader.list(
      PROMOTIONS,
      { where: [sql`p.code = ${code}`], orderBy: sql`p.id` },
      { limit: 1 },
    );
    return promotion;
  }
}
