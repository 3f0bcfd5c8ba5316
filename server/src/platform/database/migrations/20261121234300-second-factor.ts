import { Migration } from '@mikro-orm/migrations';

/** Adds the second factor of the staff, and whether the agency requires it. */
export class Migration20261121234300 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "second_factor" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "employee_id" int not null,
    "sealed_secret" text not null,
    "last_step" int not null,
    "recovery_hashes" text[] not null
  )`,
  `alter table "second_factor" add constraint "second_factor_employee_id_unique" unique ("employee_id")`,
  `alter table "second_factor" add constraint "second_factor_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on delete cascade`,
  `create table "security_settings" ("id" serial primary key, "second_factor_required" boolean not null default false)`,
  `alter table "security_settings" add constraint "security_settings_id_check" check ("id" = 1)`,
];
