import { Migration } from '@mikro-orm/migrations';

/** Extras, fees and charges at the return, the town that an agency stands for, and how many pieces a kept line is for. */
export class Migration20261123010000 extends Migration {
  override up(): void {
    this
      .addSql(`create table "charge_rule" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "kind" text not null check ("kind" in ('EXTRA', 'FEE', 'RETURN')),
      "unit" text not null check ("unit" in ('RENTAL', 'DAY', 'KM', 'HOUR', 'LITRE', 'EIGHTH', 'PERCENT')),
      "name" text not null, "name_en" text null, "name_ar" text null, "hint" text null, "hint_en" text null, "hint_ar" text null,
      "price" numeric(12,2) not null, "cap" numeric(12,2) null, "vat_percent" numeric(5,2) null,
      "pickup_place" text null, "return_place" text null,
      "places" text null check ("places" in ('ONE_WAY', 'AWAY')), "outside_hours" boolean not null,
      "min_age" int null, "max_age" int null, "categories" jsonb not null default '[]', "season_id" int null,
      "from_days" int null, "to_days" int null, "stock" int null, "max_quantity" int not null,
      "position" int not null, "shown_on_site" boolean not null, "active" boolean not null, "version" int not null default 1)`);
    this.addSql(`alter table "agency" add "town" text null`);
    this.addSql(`alter table "reservation" add "driver_age" int null`);
    this
      .addSql(`alter table "reservation_line" add "pieces" int null, add "beside" boolean not null default false, add "reason" text null,
      add "employee_id" int null constraint "reservation_line_employee_id_foreign" references "employee" ("id") on delete set null,
      add "reverses_id" int null constraint "reservation_line_reverses_id_unique" unique
        constraint "reservation_line_reverses_id_foreign" references "reservation_line" ("id") on delete cascade`);
    this.addSql(`create index "reservation_line_rule_id_index" on "reservation_line" ("rule_id")`);
  }
}
