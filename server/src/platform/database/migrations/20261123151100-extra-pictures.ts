import { Migration } from '@mikro-orm/migrations';

/** Adds pictures of extras, as file names within their folder of the file store. */
export class Migration20261123151100 extends Migration {
  override up(): void {
    this.addSql(`alter table "charge_rule" add "image_file" text null`);
  }
}
