import { Migration } from '@mikro-orm/migrations';

/** Views of lists are kept by the server, and may be shared among the staff. */
export class Migration20261128190000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "saved_view" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "employee_id" int not null constraint "saved_view_employee_id_foreign" references "employee" ("id") on delete cascade,
     "list" text not null, "name" text not null, "query" text not null, "shared" boolean not null default false)`,
  `alter table "saved_view" add constraint "saved_view_employee_id_list_name_unique" unique ("employee_id", "list", "name")`,
];
