import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { changeSettingsRow, type SettingsRow } from '../../../platform/database/settings-row.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { NewSeason, PriceSettingsEdit, SeasonEdit } from './season.commands.js';
import { PriceSettings, Season } from './season.entity.js';
import { SeasonNotFoundError, TooManySeasonsError } from './season.errors.js';

const MAX_SEASONS = 100;

const SEASON: RecordKind<Season> = {
  entity: Season,
  notFound: () => new SeasonNotFoundError(),
  conflict: 'SEASON.VERSION_CONFLICT',
};

const PRICE_SETTINGS: SettingsRow<PriceSettings> = {
  entity: PriceSettings,
  insert: ['insert into price_settings (id) values (1) on conflict do nothing'],
  conflict: 'PRICE_SETTINGS.VERSION_CONFLICT',
};

/** Lets an Admin edit seasons and the settings of prices. Prices that were quoted before do not change. */
export class SeasonService {
  constructor(private readonly em: Em) {}

  /** Adds a season. Admin only. Throws ValidationError, TooManySeasonsError. */
  async create(actor: Actor, season: NewSeason): Promise<Season> {
    requireAdmin(actor);
    await this.assertVehicles(season.rates);
    return inTransaction(this.em, async ({ em }) => {
      // The lock prevents that two concurrent calls both find room for the last season.
      await em.execute(`select pg_advisory_xact_lock(hashtext('season'))`);
      if ((await em.count(Season)) >= MAX_SEASONS) throw new TooManySeasonsError(MAX_SEASONS);
      const made = em.create(Season, season);
      await em.persist(made).flush();
      return made;
    });
  }

  /** Changes the given fields. Admin only. Throws ValidationError, SeasonNotFoundError, VersionConflictError. */
  async update(actor: Actor, { id, version, changes }: SeasonEdit): Promise<Season> {
    requireAdmin(actor);
    await this.assertVehicles(changes.rates ?? []);
    return inTransaction(this.em, async (tx) => {
      const season = await lockRecord(tx, SEASON, id, version);
      tx.em.assign(season, changes);
      await tx.em.flush();
      return season;
    });
  }

  /** Deletes a season permanently. Admin only. Throws SeasonNotFoundError. */
  async remove(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    await inTransaction(this.em, async (tx) => {
      await tx.em.remove(await lockRecord(tx, SEASON, id)).flush();
    });
  }

  /** Changes the settings of prices. Admin only. Throws VersionConflictError. */
  async updateSettings(actor: Actor, edit: PriceSettingsEdit): Promise<PriceSettings> {
    requireAdmin(actor);
    return changeSettingsRow(this.em, PRICE_SETTINGS, edit);
  }

  /** Throws ValidationError for rates whose vehicle does not exist. An archived vehicle may stay. */
  private async assertVehicles(rates: NewSeason['rates']): Promise<void> {
    const ids = rates.flatMap(({ vehicleId }) => vehicleId ?? []);
    if (ids.length === 0) return;
    const found = await this.em.find(Vehicle, { id: { $in: ids } }, { fields: ['id'] });
    const existing = new Set(found.map(({ id }) => id));
    refuse(
      Object.fromEntries(
        rates.flatMap(({ vehicleId }, index) =>
          vehicleId === null || existing.has(vehicleId)
            ? []
            : [[`rates.${index}.vehicleId`, ["Ce véhicule n'existe pas."]]],
        ),
      ),
    );
  }
}
