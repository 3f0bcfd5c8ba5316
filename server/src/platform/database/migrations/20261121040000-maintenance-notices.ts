import { Migration } from '@mikro-orm/migrations';

/** Adds notices of due maintenance, each made once, and the indexes for the list and the charges of maintenance. */
export class Migration20261121040000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "notification" add column "maintenance_id" int null`,
  `alter table "notification" add column "vehicle_id" int null`,
  `alter table "notification" add column "due_key" text null`,
  `create index "notification_maintenance_id_index" on "notification" ("maintenance_id")`,
  `alter table "notification" add constraint "notification_due_key_unique" unique ("due_key")`,
  `alter table "notification" add constraint "notification_maintenance_id_foreign" foreign key ("maintenance_id") references "maintenance" ("id") on delete cascade`,
  `alter table "notification" add constraint "notification_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete cascade`,
  `drop index "maintenance_vehicle_id_index"`,
  `create index "maintenance_vehicle_id_nature_performed_on_index" on "maintenance" ("vehicle_id", "nature", "performed_on")`,
  `create index "maintenance_performed_on_index" on "maintenance" ("performed_on")`,
];
