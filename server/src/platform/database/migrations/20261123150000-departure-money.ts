import { Migration } from '@mikro-orm/migrations';

/** What has to be there before a rental leaves, and why an Admin let it leave with less. */
export class Migration20261123150000 extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add "departure_requires" text not null default 'NOTHING'
      check ("departure_requires" in ('NOTHING', 'DEPOSIT', 'DEPOSIT_AND_BALANCE'))`);
    this.addSql(`alter table "rental_stage_event" add "money_reason" text null,
      add "missing_balance" numeric(12,2) null, add "missing_deposit" numeric(12,2) null`);
  }
}
