import { sql } from 'kysely';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Search } from '../../../kernel/search.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.reader.js';
import { PriceSettings, Season } from './season.entity.js';
import type { SeasonSearchField } from './season.input.js';

const SEASONS = sourceOf(Season, 's');
const PRICE_SETTINGS = sourceOf(PriceSettings, 'p');
const SEARCHED_BY: SearchedBy<SeasonSearchField> = { NAME: (text) => containsText(['s.name'], text) };
const VEHICLES = sourceOf(Vehicle, 'v', { brand: true, agency: true });

/** Reads seasons, for the staff's list and for quotes. */
export class SeasonReader {
  private readonly loadVehicle: (id: number) => Promise<VehicleRecord | null>;

  constructor(
    private readonly reader: Reader,
    private readonly snapshots: Snapshots,
  ) {
    this.loadVehicle = batched(async (ids) => {
      const vehicles = await reader.byIds(VEHICLES, ids);
      return ids.map((id) => vehicles.find((vehicle) => vehicle.id === id) ?? null);
    });
  }

  /** Returns a page of seasons, newest first. Staff only. */
  async list(
    actor: Actor,
    search: Search<SeasonSearchField> | undefined,
    page: PageRequest,
  ): Promise<Page<RecordOf<Season>>> {
    requireStaff(actor);
    const where = searchConditions(SEARCHED_BY, search);
    return this.reader.page(SEASONS, { where, orderBy: sql`s.id desc` }, page);
  }

  /** Returns a season; undefined for an unknown id. Staff only. */
  async find(actor: Actor, id: number): Promise<RecordOf<Season> | undefined> {
    requireStaff(actor);
    const [season] = await this.reader.byIds(SEASONS, [id]);
    return season;
  }

  /** Returns the vehicle that a rate is for; null if it no longer exists. Staff only. */
  async vehicle(actor: Actor, id: number): Promise<VehicleRecord | null> {
    requireStaff(actor);
    return this.loadVehicle(id);
  }

  /** Returns the settings of prices. Must not be called within a transaction. */
  settings(): Promise<RecordOf<PriceSettings>> {
    return this.snapshots.remember(['price settings'], async () => {
      const [settings] = await this.reader.byIds(PRICE_SETTINGS, [1]);
      // Without a row, the defaults have version 1, which the first edit sends.
      return settings ?? Object.assign(new PriceSettings(), { id: 1, version: 1 });
    });
  }

  /** Returns all seasons, for quotes. Must not be called within a transaction. */
  inUse(): Promise<RecordOf<Season>[]> {
    return this.snapshots.remember(['seasons'], () => this.reader.list(SEASONS, { where: [], orderBy: sql`s.id` }));
  }
}
