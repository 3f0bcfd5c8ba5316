import { Migration } from '@mikro-orm/migrations';

/** Stores uploaded tables until they are imported, and the numbers that imported reservations had elsewhere. */
export class Migration20261128201500 extends Migration {
  override up(): void {
    this
      .addSql(`create table "import_draft" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "kind" text not null check ("kind" in ('VEHICLES', 'CUSTOMERS', 'RESERVATIONS')),
      "status" text not null default 'UPLOADED' check ("status" in ('UPLOADED', 'CHECKED', 'DONE')), "file_name" text not null,
      "employee_id" int not null constraint "import_draft_employee_id_foreign" references "employee" ("id") on delete cascade,
      "headings" text[] not null, "rows" jsonb not null, "sources" jsonb not null, "results" jsonb null)`);
    this.addSql(`create index "import_draft_employee_id_index" on "import_draft" ("employee_id")`);
    this.addSql(`alter table "reservation" add "external_reference" text null`);
    this.addSql(
      `alter table "reservation" add constraint "reservation_external_reference_unique" unique ("external_reference")`,
    );
    // Imported customers are found by name and address.
    this.addSql(`create index "customer_email_index" on "customer" ("email")`);
  }
}
