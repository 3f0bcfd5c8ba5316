import { Migration } from '@mikro-orm/migrations';

/** Adds promotions, and to reservations the terms of the promotion that they use. */
export class Migration20261123070100 extends Migration {
  override up(): void {
    this
      .addSql(`create table "promotion" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "code" text not null constraint "promotion_code_unique" unique,
      "percent" int null check ("percent" between 1 and 100), "amount" numeric(12,2) null check ("amount" > 0),
      "booked_from" date null, "booked_to" date null, "rental_from" date null, "rental_to" date null,
      "min_days" int null, "max_uses" int null, "categories" jsonb not null default '[]', "active" boolean not null,
      "version" int not null default 1, check (("percent" is null) <> ("amount" is null)))`);
    this.addSql(`alter table "reservation" add "promotion_id" int null
      constraint "reservation_promotion_id_foreign" references "promotion" ("id") on delete set null,
      add "promotion_code" text null, add "promotion_percent" int null, add "promotion_amount" numeric(12,2) null`);
    this.addSql(`create index "reservation_promotion_id_index" on "reservation" ("promotion_id")`);
  }
}
