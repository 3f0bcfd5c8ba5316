import { Migration } from '@mikro-orm/migrations';

/** Staff keep notes on customers, which no customer sees. */
export class Migration20261123040000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "customer_note" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "customer_id" int not null constraint "customer_note_customer_id_foreign" references "customer" ("id") on delete cascade,
     "text" text not null,
     "employee_id" int null constraint "customer_note_employee_id_foreign" references "employee" ("id") on delete set null)`,
  `create index "customer_note_customer_id_index" on "customer_note" ("customer_id")`,
  `create index "customer_note_employee_id_index" on "customer_note" ("employee_id")`,
];
