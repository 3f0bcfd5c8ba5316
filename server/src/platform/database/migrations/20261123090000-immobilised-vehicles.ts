import { Migration } from '@mikro-orm/migrations';

/**
 * Adds maintenances that overlap planned rentals, damage that immobilises its vehicle, and both as causes of a risk. Such a maintenance
 * occupies what those rentals leave free of its period, in several rows.
 */
const UP = [
  `alter table "maintenance" add column "immobilised_from" timestamptz(3) null, add column "immobilised_until" timestamptz(3) null`,
  `alter table "maintenance" add constraint "maintenance_immobilised_check"
     check (num_nulls("immobilised_from", "immobilised_until") <> 1 and "immobilised_from" < "immobilised_until")`,
  `create index "maintenance_immobilised_until_index" on "maintenance" ("immobilised_until") where "immobilised_until" is not null`,
  `alter table "occupation" drop constraint "occupation_maintenance_id_key"`,
  `create index "occupation_maintenance_id_index" on "occupation" ("maintenance_id")`,
  `alter table "vehicle_damage" add column "immobilising" boolean not null default false`,
  `create index "vehicle_damage_immobilising_index" on "vehicle_damage" ("vehicle_id") where "immobilising" and "repair_id" is null`,
  `alter table "rental_risk" alter column "late_id" drop not null,
     add column "maintenance_id" int null references "maintenance" ("id") on delete cascade,
     add column "damage_id" int null references "vehicle_damage" ("id") on delete cascade`,
  `alter table "rental_risk" add constraint "rental_risk_cause_check" check (num_nonnulls("late_id", "maintenance_id", "damage_id") = 1)`,
  `create index "rental_risk_maintenance_id_index" on "rental_risk" ("maintenance_id")`,
  `create index "rental_risk_damage_id_index" on "rental_risk" ("damage_id")`,
];

export class Migration20261123090000 extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Migrations run forward only: restore a backup instead.');
  }
}
