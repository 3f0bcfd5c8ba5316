import { Migration } from '@mikro-orm/migrations';

/**
 * Makes the trail name authors by id without a foreign key, because it ranks below the modules that hold accounts and keys, and must not
 * prevent deletions.
 */
export class Migration20261122090000 extends Migration {
  override up(): void {
    this.addSql('alter table "audit_entry" drop constraint "audit_entry_api_key_id_foreign"');
    this.addSql('alter table "audit_entry" drop constraint "audit_entry_customer_id_foreign"');
    this.addSql('alter table "audit_entry" drop constraint "audit_entry_employee_id_foreign"');
  }
}
