import { Migration } from '@mikro-orm/migrations';

/** Reservations keep the lines of the price that was quoted. Those of earlier releases have none: one price a day made theirs. */
export class Migration20261122203000 extends Migration {
  override up(): void {
    this
      .addSql(`create table "reservation_line" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "reservation_id" int not null constraint "reservation_line_reservation_id_foreign" references "reservation" ("id") on delete cascade,
      "position" int not null, "kind" text not null check ("kind" in ('DAYS', 'DISCOUNT', 'PROMOTION', 'FEE', 'EXTRA', 'AGREED')),
      "label" text not null, "quantity" int not null, "unit_price" numeric(12,2) not null, "amount" numeric(12,2) not null,
      "vat_percent" numeric(5,2) not null, "rule_id" int null,
      constraint "reservation_line_amount_check" check ("amount" = "quantity" * "unit_price"))`);
    this.addSql(`create index "reservation_line_reservation_id_index" on "reservation_line" ("reservation_id")`);
  }
}
