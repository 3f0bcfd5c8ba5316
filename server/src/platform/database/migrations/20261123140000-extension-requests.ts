import { Migration } from '@mikro-orm/migrations';

/** Adds customers' requests to extend a rental: at most one open per rental, each decided once. */
export class Migration20261123140000 extends Migration {
  override up(): void {
    this
      .addSql(`create table "extension_request" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "reservation_id" int not null constraint "extension_request_reservation_id_foreign" references "reservation" ("id") on delete cascade,
      "ends_at" timestamptz(3) not null, "note" text null,
      "status" text not null default 'OPEN' check ("status" in ('OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
      "reason" text null, "decided_at" timestamptz(3) null,
      "decided_by_id" int null constraint "extension_request_decided_by_id_foreign" references "employee" ("id") on delete set null,
      constraint "extension_request_refused_check" check ("status" <> 'REFUSED' or "reason" is not null),
      constraint "extension_request_decided_check" check (("status" = 'OPEN') = ("decided_at" is null)))`);
    this.addSql(`create index "extension_request_reservation_id_index" on "extension_request" ("reservation_id")`);
    this.addSql(`create index "extension_request_decided_by_id_index" on "extension_request" ("decided_by_id")`);
    this.addSql(
      `create unique index "extension_request_open_unique" on "extension_request" ("reservation_id") where "status" = 'OPEN'`,
    );
  }
}
