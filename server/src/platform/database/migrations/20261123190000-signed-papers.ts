import { Migration } from '@mikro-orm/migrations';

/**
 * A signature keeps what its contract said of the drivers, because what is read or edited later must not change it. Null for earlier ones,
 * whose contracts say what the reservation says.
 */
export class Migration20261123190000 extends Migration {
  override up(): void {
    this.addSql(`alter table "signature" add column "drivers" jsonb null`);
  }
}
