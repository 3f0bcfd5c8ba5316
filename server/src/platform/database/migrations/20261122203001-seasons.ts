import { Migration } from '@mikro-orm/migrations';

/** Days on which vehicles have another price, and what the agency chose for its prices. */
export class Migration20261122203001 extends Migration {
  override up(): void {
    this
      .addSql(`create table "season" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "name" text not null, "stretches" jsonb not null, "rates" jsonb not null, "version" int not null default 1)`);
    this
      .addSql(`create table "price_settings" ("id" serial primary key, "season_of_first_day" boolean not null default false,
      "version" int not null default 1)`);
  }
}
