import type { Em } from '../../infra/database/orm.js';
import { type Actor, isStaff } from '../../shared/actor.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { Brand } from './brand.entity.js';

/** Makes of vehicles. */
export class BrandService {
  constructor(private readonly em: Em) {}

  /** By name; visitors and customers only see what the site shows (spec/3-decisions §4). */
  async list(actor: Actor, page: PageRequest): Promise<Page<Brand>> {
    const where = { archivedAt: null, ...(isStaff(actor) ? {} : { shownOnSite: true }) };
    const [items, total] = await this.em.findAndCount(Brand, where, {
      orderBy: { name: 'asc' },
      limit: page.size,
      offset: (page.page - 1) * page.size,
    });
    return toPage(items, total, page);
  }

  /** All of them, for the call that knows no pages. */
  async all(actor: Actor): Promise<Brand[]> {
    return this.em.find(
      Brand,
      { archivedAt: null, ...(isStaff(actor) ? {} : { shownOnSite: true }) },
      { orderBy: { name: 'asc' } },
    );
  }
}
