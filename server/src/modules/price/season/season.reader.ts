import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Search } from '../../../kernel/search.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { allOf } from '../../../platform/database/sql-parts.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import {
  PriceSettings,
  type SeasonRecord,
  type SeasonTable,
  type PriceSettingsRecord,
  type PriceSettingsTable,
} from './season.entity.js';
import type { SeasonSearchField } from './season.input.js';

const SEARCHED_BY: SearchedBy<SeasonSearchField> = { NAME: (text) => containsText(['s.name'], text) };

/** Reads seasons, for the staff's list and for quotes. */
export class SeasonReader {
  constructor(
    private readonly reader: Reader,
    private readonly snapshots: Snapshots,
    private readonly vehicles: VehiclesById,
  ) {}

  /** Returns a page of seasons, newest first. Staff only. */
  async list(
    actor: Actor,
    search: Search<SeasonSearchField> | undefined,
    page: PageRequest,
  ): Promise<Page<SeasonRecord>> {
    requireStaff(actor);
    const where = searchConditions(SEARCHED_BY, search);
    return readPage(this.seasons().where(allOf(where)).orderBy('s.id', 'desc'), page);
  }

  /** Returns a season; undefined for an unknown id. Staff only. */
  async find(actor: Actor, id: number): Promise<SeasonRecord | undefined> {
    requireStaff(actor);
    return this.seasons().where('s.id', '=', id).executeTakeFirst();
  }

  /** Returns the vehicle that a rate is for; null if it no longer exists. Staff only. */
  async vehicle(actor: Actor, id: number): Promise<VehicleRecord | null> {
    requireStaff(actor);
    return this.vehicles.find(id);
  }

  /** Returns the settings of prices. Must not be called within a transaction. */
  settings(): Promise<PriceSettingsRecord> {
    return this.snapshots.remember(['price settings'], async () => {
      const settings = await this.reader
        .tables<PriceSettingsTable>()
        .selectFrom('priceSettings')
        .selectAll()
        .where('id', '=', 1)
        .executeTakeFirst();
      // Without a row, the defaults have version 1, which the first edit sends.
      return settings ?? Object.assign(new PriceSettings(), { id: 1, version: 1 });
    });
  }

  /** Returns all seasons, for quotes. Must not be called within a transaction. */
  inUse(): Promise<SeasonRecord[]> {
    return this.snapshots.remember(['seasons'], () => this.seasons().orderBy('s.id').execute());
  }

  private seasons() {
    return this.reader.tables<SeasonTable>().selectFrom('season as s').selectAll();
  }
}
