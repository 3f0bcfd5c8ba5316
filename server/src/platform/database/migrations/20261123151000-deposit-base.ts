import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the required deposit of a rental before the reductions of its extras; null if there are none, and for rentals of earlier releases.
 */
export class Migration20261123151000 extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" add "deposit_base" numeric(12,2) null
      constraint "reservation_deposit_base_check" check ("deposit_base" >= 0)`);
  }
}
