import type { Em } from '../../infra/database/orm.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { Agency } from './agency.entity.js';

/** Branches of the company. */
export class AgencyService {
  constructor(private readonly em: Em) {}

  /** By name. Legal identifiers are shown to staff alone, by the fields' own permission. */
  async list(page: PageRequest): Promise<Page<Agency>> {
    const [items, total] = await this.em.findAndCount(
      Agency,
      { archivedAt: null },
      {
        orderBy: { name: 'asc' },
        limit: page.size,
        offset: (page.page - 1) * page.size,
      },
    );
    return toPage(items, total, page);
  }
}
