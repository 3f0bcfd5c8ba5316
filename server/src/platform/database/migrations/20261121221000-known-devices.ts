import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the devices on which an account has logged in: the owner is warned of a new one, and failed logins elsewhere do not lock a known
 * one.
 */
export class Migration20261121221000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "known_device" (
    "id" serial primary key,
    "customer_id" int null,
    "employee_id" int null,
    "token_hash" text not null,
    "name" text not null,
    "ip_address" text not null,
    "created_at" timestamptz(3) not null,
    "last_login_at" timestamptz(3) not null,
    "announced_at" timestamptz(3) null
  )`,
  `alter table "known_device" add constraint "known_device_token_hash_customer_id_unique" unique ("token_hash", "customer_id")`,
  `alter table "known_device" add constraint "known_device_token_hash_employee_id_unique" unique ("token_hash", "employee_id")`,
  `alter table "known_device" add constraint "known_device_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade`,
  `alter table "known_device" add constraint "known_device_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on delete cascade`,
  `alter table "known_device" add constraint "known_device_owner_check" check (num_nonnulls("customer_id", "employee_id") = 1)`,
  `create index "known_device_customer_id_index" on "known_device" ("customer_id")`,
  `create index "known_device_employee_id_index" on "known_device" ("employee_id")`,
];
