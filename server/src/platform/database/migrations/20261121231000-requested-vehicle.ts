import { Migration } from '@mikro-orm/migrations';

/** Adds the requested vehicle, which stays recorded when the staff assign another one. */
export class Migration20261121231000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "reservation" add column "requested_vehicle_id" int null
         constraint "reservation_requested_vehicle_id_foreign" references "vehicle" ("id") on delete set null`,
    );
  }
}
