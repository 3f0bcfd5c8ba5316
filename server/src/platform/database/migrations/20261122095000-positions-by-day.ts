import { Migration } from '@mikro-orm/migrations';

const DAY_MS = 86_400_000;
/** Instances of the previous release may still record while this one starts, and they create no partitions. */
const DAYS_AHEAD = 3;

/**
 * Partitions positions by day (docs/adr/0021), so that a day is dropped instead of deleted, and stores the last position of each vehicle
 * separately. Recorded positions are moved: 20 million rows take some five minutes, and as much disk space again meanwhile.
 */
export class Migration20261122095000 extends Migration {
  override async up(): Promise<void> {
    const days = new Set<number>();
    // Computed from the epoch, which needs no time zone.
    const recorded = await this.execute(
      'select distinct floor(extract(epoch from recorded_at) / 86400)::int as day from vehicle_position',
    );
    for (const { day } of recorded as { day: number }[]) days.add(day);
    const today = Math.floor(Date.now() / DAY_MS);
    for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) days.add(today + ahead);

    for (const statement of MAKE) this.addSql(statement);
    for (const day of [...days].sort((one, other) => one - other)) this.addSql(partitionOf(day));
    for (const statement of MOVE) this.addSql(statement);
  }
}

function partitionOf(day: number): string {
  const [from, to] = [day, day + 1].map((each) => new Date(each * DAY_MS).toISOString());
  const name = `vehicle_position_${from?.slice(0, 10).replaceAll('-', '')}`;
  return `create table "${name}" partition of "vehicle_position" for values from ('${from}') to ('${to}')`;
}

const MAKE = [
  `alter table "vehicle_position" rename to "vehicle_position_before"`,
  // Names of indexes are unique in the whole schema.
  `alter table "vehicle_position_before" rename constraint "vehicle_position_pkey" to "vehicle_position_before_pkey"`,
  `create table "vehicle_position" (
    "vehicle_id" int not null,
    "recorded_at" timestamptz(3) not null,
    "latitude" double precision not null,
    "longitude" double precision not null,
    "speed_kph" real not null,
    "odometer_km" double precision null,
    "state" text not null,
    "address" text null,
    primary key ("vehicle_id", "recorded_at"),
    constraint "vehicle_position_state_check" check ("state" in ('MOVING', 'PARKED', 'DISCONNECTED'))
  ) partition by range ("recorded_at")`,
  `create table "last_position" (
    "vehicle_id" int primary key,
    "recorded_at" timestamptz(3) not null,
    "latitude" double precision not null,
    "longitude" double precision not null,
    "speed_kph" real not null,
    "odometer_km" double precision null,
    "state" text not null,
    "address" text null
  ) with (fillfactor = 50)`,
  `alter table "last_position" add constraint "last_position_state_check" check ("state" in ('MOVING', 'PARKED', 'DISCONNECTED'))`,
  `alter table "last_position" add constraint "last_position_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on update cascade on delete cascade`,
];

const COLUMNS = 'vehicle_id, recorded_at, latitude, longitude, speed_kph, odometer_km, state, address';

const MOVE = [
  `insert into "vehicle_position" (${COLUMNS}) select ${COLUMNS} from "vehicle_position_before"`,
  `insert into "last_position" (${COLUMNS})
    select p.* from "vehicle" v cross join lateral (
      select ${COLUMNS} from "vehicle_position_before" where vehicle_id = v.id order by recorded_at desc limit 1) p`,
  `drop table "vehicle_position_before"`,
];
