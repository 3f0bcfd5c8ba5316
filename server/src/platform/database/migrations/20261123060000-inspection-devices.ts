import { Migration } from '@mikro-orm/migrations';

/** Which device saved an inspection last, and when it happened by that device's clock. */
export class Migration20261123060000 extends Migration {
  override up(): void {
    this.addSql(`alter table "inspection" add column "device" text null, add column "device_at" timestamptz(3) null`);
  }
}
