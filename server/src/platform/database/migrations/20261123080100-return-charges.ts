import { Migration } from '@mikro-orm/migrations';

/** Adds charges proposed at returns, each of which the staff decide on once. Earlier returns get none. */
export class Migration20261123080100 extends Migration {
  override up(): void {
    this
      .addSql(`create table "return_charge" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "reservation_id" int not null constraint "return_charge_reservation_id_foreign" references "reservation" ("id") on delete cascade,
      "finding" text not null check ("finding" in ('KM', 'FUEL', 'DELAY', 'CLEANING', 'ACCESSORY', 'DAMAGE')),
      "status" text not null default 'PROPOSED' check ("status" in ('PROPOSED', 'CONFIRMED', 'DROPPED', 'VOID')),
      "label" text not null, "detail" text not null, "quantity" int not null, "unit_price" numeric(12,2) not null,
      "amount" numeric(12,2) not null, "vat_percent" numeric(5,2) not null, "rule_id" int null,
      "damage_id" int null constraint "return_charge_damage_id_foreign" references "vehicle_damage" ("id") on delete cascade,
      "confirmed_amount" numeric(12,2) null, "reason" text null, "decided_at" timestamptz(3) null,
      "decided_by_id" int null constraint "return_charge_decided_by_id_foreign" references "employee" ("id") on delete set null,
      "line_id" int null constraint "return_charge_line_id_foreign" references "reservation_line" ("id") on delete set null,
      constraint "return_charge_dropped_check" check ("status" <> 'DROPPED' or "reason" is not null),
      constraint "return_charge_confirmed_check" check ("status" <> 'CONFIRMED' or "confirmed_amount" > 0))`);
    this.addSql(`create index "return_charge_reservation_id_index" on "return_charge" ("reservation_id")`);
    this.addSql(`create index "return_charge_damage_id_index" on "return_charge" ("damage_id")`);
    this.addSql(`create index "return_charge_decided_by_id_index" on "return_charge" ("decided_by_id")`);
    this.addSql(`create index "return_charge_line_id_index" on "return_charge" ("line_id")`);
    // Each rule charges a damage at most once.
    this
      .addSql(`create unique index "return_charge_damage_once" on "return_charge" ("damage_id", coalesce("rule_id", 0))
      where "status" <> 'VOID'`);
    this.addSql(`alter table "reservation" add "open_charges" int not null default 0`);
    this.addSql(`create index "reservation_open_charges_index" on "reservation" ("ends_at") where "open_charges" > 0`);
  }
}
