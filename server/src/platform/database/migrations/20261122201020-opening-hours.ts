import { Migration } from '@mikro-orm/migrations';

/** Agencies get opening hours by weekday and exceptions by date; none are known of those that are there. */
export class Migration20261122201020 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "agency" add "opening_hours" jsonb not null default '[]', add "opening_exceptions" jsonb not null default '[]'`,
    );
  }
}
