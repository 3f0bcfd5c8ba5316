import { Migration } from '@mikro-orm/migrations';

/** Adds to inspections which device saved them last, and their time by that device's clock. */
export class Migration20261123060000 extends Migration {
  override up(): void {
    this.addSql(`alter table "inspection" add column "device" text null, add column "device_at" timestamptz(3) null`);
  }
}
