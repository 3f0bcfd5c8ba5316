import { Migration } from '@mikro-orm/migrations';

/** Kilometres a day that the price of a category includes; none are said of any, which means unlimited. */
export class Migration20261123010100 extends Migration {
  override up(): void {
    this.addSql(`alter table "price_settings" add "included_km" jsonb not null default '[]'`);
  }
}
