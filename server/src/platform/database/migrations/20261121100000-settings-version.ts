import { Migration } from '@mikro-orm/migrations';

/** Adds a version to the settings, so that the second of two Admins who edit them at once is refused. */
export class Migration20261121100000 extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add column "version" int not null default 1`);
  }
}
