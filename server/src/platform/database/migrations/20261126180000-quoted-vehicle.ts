import { Migration } from '@mikro-orm/migrations';

/** Adds the vehicle whose price a quote has. Null for earlier reservations: it counts as the requested one. */
export class Migration20261126180000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "reservation" add column "quoted_vehicle_id" int null
         constraint "reservation_quoted_vehicle_id_foreign" references "vehicle" ("id") on delete set null`,
    );
  }
}
