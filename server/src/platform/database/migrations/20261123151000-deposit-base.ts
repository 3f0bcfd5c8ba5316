import { Migration } from '@mikro-orm/migrations';

/** What a rental was asked for as a deposit before its extras lowered it; null while none does, and where that was before this was kept. */
export class Migration20261123151000 extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" add "deposit_base" numeric(12,2) null
      constraint "reservation_deposit_base_check" check ("deposit_base" >= 0)`);
  }
}
