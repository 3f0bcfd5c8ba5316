import { Migration } from '@mikro-orm/migrations';

/** Adds staff accounts to the audit trail. */
export class Migration20261121221500 extends Migration {
  override up(): void {
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_record_check"`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_record_check" check ("record" in ('API_KEY', 'CUSTOMER', 'EMPLOYEE', 'RESERVATION', 'SETTINGS', 'VEHICLE'))`,
    );
  }
}
