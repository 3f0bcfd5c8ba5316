import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the finding of charges at the return, the effects of extras on km and deposit, and the km promised to each rental. Rentals that were
 * accepted before get the present settings.
 */
export class Migration20261123080000 extends Migration {
  override up(): void {
    this.addSql(`alter table "charge_rule" add "finding" text null
        check ("finding" in ('KM', 'FUEL', 'DELAY', 'CLEANING', 'ACCESSORY', 'DAMAGE')),
      add "unlimited_km" boolean not null default false, add "deposit_reduction" numeric(12,2) null,
      add "deposit_reduction_percent" numeric(5,2) null`);
    this
      .addSql(`update "charge_rule" set "finding" = case "unit" when 'KM' then 'KM' when 'HOUR' then 'DELAY' else 'FUEL' end
      where "kind" = 'RETURN' and "unit" in ('KM', 'HOUR', 'EIGHTH')`);
    this.addSql(`alter table "reservation" add "included_km_per_day" int null`);
    this.addSql(`update "reservation" r set "included_km_per_day" = coalesce((
        select (e->>'kmPerDay')::int from "price_settings" s, jsonb_array_elements(s."included_km") e, "vehicle" v
        where v."id" = r."vehicle_id" and e->>'category' = v."category"::text limit 1), 0)
      where r."status" = 'ACCEPTED'`);
  }
}
