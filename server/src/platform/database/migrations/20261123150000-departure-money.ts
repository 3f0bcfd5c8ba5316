import { Migration } from '@mikro-orm/migrations';

/** Adds the money required before a departure, and the reason of an Admin who let a rental leave with less. */
export class Migration20261123150000 extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add "departure_requires" text not null default 'NOTHING'
      check ("departure_requires" in ('NOTHING', 'DEPOSIT', 'DEPOSIT_AND_BALANCE'))`);
    this.addSql(`alter table "rental_stage_event" add "money_reason" text null,
      add "missing_balance" numeric(12,2) null, add "missing_deposit" numeric(12,2) null`);
  }
}
