import { Migration } from '@mikro-orm/migrations';

/** Adds an index for each deletion by retention period, so that a night without anything too old reads nothing. */
export class Migration20261122094000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at")`,
  `create index "webhook_delivery_pending_index" on "webhook_delivery" ("updated_at") where "status" = 'PENDING'`,
  `create index "audit_entry_at_index" on "audit_entry" ("at")`,
  `create index "contact_message_created_at_index" on "contact_message" ("created_at")`,
  `create index "email_token_expires_at_index" on "email_token" ("expires_at")`,
];
