import { Migration } from '@mikro-orm/migrations';

/** Adds access keys of third parties; the audit trail names the key that made a change. */
export class Migration20261121130000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "api_key" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "name" text not null,
    "prefix" text not null,
    "hash" text not null,
    "scope" text not null,
    "expires_at" timestamptz(3) null,
    "revoked_at" timestamptz(3) null,
    "last_used_at" timestamptz(3) null,
    "created_by_id" int not null,
    "revoked_by_id" int null
  )`,
  `alter table "api_key" add constraint "api_key_hash_unique" unique ("hash")`,
  `alter table "api_key" add constraint "api_key_scope_check" check ("scope" in ('READ', 'WRITE'))`,
  `alter table "api_key" add constraint "api_key_created_by_id_foreign" foreign key ("created_by_id") references "employee" ("id")`,
  `alter table "api_key" add constraint "api_key_revoked_by_id_foreign" foreign key ("revoked_by_id") references "employee" ("id")`,
  `alter table "audit_entry" add column "api_key_id" int null`,
  `alter table "audit_entry" add constraint "audit_entry_api_key_id_foreign" foreign key ("api_key_id") references "api_key" ("id")`,
  `alter table "audit_entry" drop constraint "audit_entry_record_check"`,
  `alter table "audit_entry" add constraint "audit_entry_record_check" check ("record" in ('API_KEY', 'CUSTOMER', 'RESERVATION', 'SETTINGS', 'VEHICLE'))`,
];
