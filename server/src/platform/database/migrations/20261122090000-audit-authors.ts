import { Migration } from '@mikro-orm/migrations';

/** The trail names who did something by id alone: it stands below the modules that keep people and keys, and hinders no deletion. */
export class Migration20261122090000 extends Migration {
  override up(): void {
    this.addSql('alter table "audit_entry" drop constraint "audit_entry_api_key_id_foreign"');
    this.addSql('alter table "audit_entry" drop constraint "audit_entry_customer_id_foreign"');
    this.addSql('alter table "audit_entry" drop constraint "audit_entry_employee_id_foreign"');
  }
}
