import { Migration } from '@mikro-orm/migrations';

/** Adds the recorded positions of vehicles. */
export class Migration20261121110000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "vehicle_position" (
    "id" bigserial primary key,
    "vehicle_id" int not null,
    "recorded_at" timestamptz(3) not null,
    "latitude" double precision not null,
    "longitude" double precision not null,
    "speed_kph" real not null,
    "odometer_km" double precision null,
    "state" text not null,
    "address" text null
  )`,
  `alter table "vehicle_position" add constraint "vehicle_position_vehicle_id_recorded_at_unique" unique ("vehicle_id", "recorded_at")`,
  `create index "vehicle_position_recorded_at_index" on "vehicle_position" ("recorded_at")`,
  `alter table "vehicle_position" add constraint "vehicle_position_state_check" check ("state" in ('MOVING', 'PARKED', 'DISCONNECTED'))`,
  `alter table "vehicle_position" add constraint "vehicle_position_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id")`,
];
