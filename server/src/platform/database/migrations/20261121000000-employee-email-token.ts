import { Migration } from '@mikro-orm/migrations';

/** Lets links sent by mail belong to employees too, for forgotten passwords. */
export class Migration20261121000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "email_token" alter column "customer_id" drop not null`,
  `alter table "email_token" add column "employee_id" int null`,
  `create index "email_token_employee_id_index" on "email_token" ("employee_id")`,
  `alter table "email_token" add constraint "email_token_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on delete cascade`,
  `alter table "email_token" add constraint "email_token_owner_check" check (num_nonnulls("customer_id", "employee_id") = 1)`,
];
