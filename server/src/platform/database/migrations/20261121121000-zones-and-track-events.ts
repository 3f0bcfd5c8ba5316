import { Migration } from '@mikro-orm/migrations';

/** Adds the zones where vehicles may go, and the events detected from their positions. */
export class Migration20261121121000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "zone" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "name" text not null,
    "color" text not null,
    "active" boolean not null,
    "categories" text[] not null,
    "vertices" jsonb not null,
    "version" int not null default 1
  )`,
  `create table "track_event" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "vehicle_id" int not null,
    "reservation_id" int null,
    "kind" text not null,
    "started_at" timestamptz(3) not null,
    "ended_at" timestamptz(3) null,
    "last_seen_at" timestamptz(3) not null,
    "peak_speed_kph" real null,
    "limit_kph" int null,
    "latitude" double precision not null,
    "longitude" double precision not null,
    "address" text null
  )`,
  `alter table "track_event" add constraint "track_event_vehicle_id_kind_started_at_unique" unique ("vehicle_id", "kind", "started_at")`,
  `create unique index "track_event_going_on_unique" on "track_event" ("vehicle_id", "kind") where "ended_at" is null`,
  `create index "track_event_reservation_id_index" on "track_event" ("reservation_id")`,
  `create index "track_event_started_at_index" on "track_event" ("started_at")`,
  `alter table "track_event" add constraint "track_event_kind_check" check ("kind" in ('OVERSPEED', 'OUT_OF_ZONE'))`,
  `alter table "track_event" add constraint "track_event_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id")`,
  `alter table "track_event" add constraint "track_event_reservation_id_foreign" foreign key ("reservation_id") references "reservation" ("id") on delete cascade`,
  `alter table "notification" add column "track_event_id" int null`,
  `create index "notification_track_event_id_index" on "notification" ("track_event_id")`,
  `alter table "notification" add constraint "notification_track_event_id_foreign" foreign key ("track_event_id") references "track_event" ("id") on delete cascade`,
];
