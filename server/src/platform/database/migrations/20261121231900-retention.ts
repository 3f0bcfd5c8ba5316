import { Migration } from '@mikro-orm/migrations';

/** Adds the retention periods of personal data (docs/rules/privacy.md#what-is-kept). */
export class Migration20261121231900 extends Migration {
  override up(): void {
    this.addSql(`alter table "settings"
      add column "contact_retention_months" int not null default 12,
      add column "audit_retention_months" int not null default 36,
      add column "unverified_retention_days" int not null default 30,
      add column "unused_retention_months" int not null default 36`);
    // Old entries may be deleted too, but only if the transaction asks for it, and never those of the last eleven months, so that a mistake
    // in the deletion cannot empty the trail.
    this.addSql(`create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and current_setting('audit.erasing', true) = 'on'
      and (new.id, new.at, new.record, new.record_id, new.action) = (old.id, old.at, old.record, old.record_id, old.action)
    then
      return new;
    end if;
    if tg_op = 'DELETE' and current_setting('audit.expiring', true) = 'on' and old.at < now() - interval '11 months' then
      return old;
    end if;
    raise exception 'the audit trail is append-only';
  end $$`);
  }
}
