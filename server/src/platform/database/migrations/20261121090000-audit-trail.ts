import { Migration } from '@mikro-orm/migrations';

/** Adds the audit trail: who changed what, and when. Entries are added, never changed or deleted. */
export class Migration20261121090000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "audit_entry" (
    "id" serial primary key,
    "at" timestamptz(3) not null,
    "record" text not null,
    "record_id" int not null,
    "part" text null,
    "action" text not null,
    "changes" jsonb not null,
    "employee_id" int null,
    "customer_id" int null
  )`,
  `create index "audit_entry_record_record_id_id_index" on "audit_entry" ("record", "record_id", "id")`,
  `alter table "audit_entry" add constraint "audit_entry_record_check" check ("record" in ('CUSTOMER', 'RESERVATION', 'SETTINGS', 'VEHICLE'))`,
  `alter table "audit_entry" add constraint "audit_entry_action_check" check ("action" in ('CREATED', 'UPDATED', 'DELETED'))`,
  `alter table "audit_entry" add constraint "audit_entry_employee_id_foreign" foreign key ("employee_id") references "employee" ("id")`,
  `alter table "audit_entry" add constraint "audit_entry_customer_id_foreign" foreign key ("customer_id") references "customer" ("id")`,
  // The one exception is required by law: when people delete their account, their data is erased here too. A transaction must ask for it
  // explicitly, and may then only empty what was recorded.
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and current_setting('audit.erasing', true) = 'on'
      and (new.id, new.at, new.record, new.record_id, new.action) = (old.id, old.at, old.record, old.record_id, old.action)
    then
      return new;
    end if;
    raise exception 'the audit trail is append-only';
  end $$`,
  `create trigger "audit_entry_append_only" before update or delete on "audit_entry" for each row execute function refuse_audit_change()`,
  `create trigger "audit_entry_no_truncate" before truncate on "audit_entry" execute function refuse_audit_change()`,
];
