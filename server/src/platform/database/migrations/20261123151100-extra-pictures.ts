import { Migration } from '@mikro-orm/migrations';

/** Pictures of extras: names of files within their folder of the store. */
export class Migration20261123151100 extends Migration {
  override up(): void {
    this.addSql(`alter table "charge_rule" add "image_file" text null`);
  }
}
