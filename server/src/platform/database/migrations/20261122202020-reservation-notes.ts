import { Migration } from '@mikro-orm/migrations';

/** Staff keep notes on reservations, which no customer sees. */
export class Migration20261122202020 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "reservation_note" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "reservation_id" int not null constraint "reservation_note_reservation_id_foreign" references "reservation" ("id") on delete cascade,
     "text" text not null,
     "employee_id" int null constraint "reservation_note_employee_id_foreign" references "employee" ("id") on delete set null)`,
  `create index "reservation_note_reservation_id_index" on "reservation_note" ("reservation_id")`,
  `create index "reservation_note_employee_id_index" on "reservation_note" ("employee_id")`,
];
