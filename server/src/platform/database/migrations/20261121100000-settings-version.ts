import { Migration } from '@mikro-orm/migrations';

/** Two Admins who edit the settings at once: the second is told. */
export class Migration20261121100000 extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add column "version" int not null default 1`);
  }
}
