import { Migration } from '@mikro-orm/migrations';

/** Adds the index by which programs find the reservations that changed since they last asked. */
export class Migration20261121160000 extends Migration {
  override up(): void {
    this.addSql('create index "reservation_updated_at_index" on "reservation" ("updated_at")');
  }
}
