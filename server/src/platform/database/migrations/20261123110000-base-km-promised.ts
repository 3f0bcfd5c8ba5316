import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the km a day promised to each rental without its extras. Where an extra made the km unlimited the former promise is unknown, and the
 * present settings are used.
 */
export class Migration20261123110000 extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" add "base_km_per_day" int null`);
    this.addSql(`update "reservation" r set "base_km_per_day" = case when "included_km_per_day" = 0 and exists (
          select 1 from "reservation_line" l join "charge_rule" c on c."id" = l."rule_id" and c."unlimited_km"
          where l."reservation_id" = r."id" group by c."id" having sum(l."pieces") > 0)
        then coalesce((
          select (e->>'kmPerDay')::int from "price_settings" s, jsonb_array_elements(s."included_km") e, "vehicle" v
          where v."id" = r."vehicle_id" and e->>'category' = v."category"::text limit 1), 0)
        else "included_km_per_day" end
      where "included_km_per_day" is not null`);
  }
}
