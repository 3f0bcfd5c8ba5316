import { Migration } from '@mikro-orm/migrations';

/** Adds the settings of vehicle tracking and of its map. */
export class Migration20261121120000 extends Migration {
  override up(): void {
    this.addSql(`alter table "settings"
      add column "position_retention_days" int not null default 90,
      add column "track_always" boolean not null default false,
      add column "overspeed_kph" int null default 120,
      add column "tile_url" text null,
      add column "tile_attribution" text null`);
  }
}
