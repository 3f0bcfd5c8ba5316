import { Migration } from '@mikro-orm/migrations';

/**
 * Gives rentals a stage, its history, and the legs driven in one vehicle. Past rentals are closed, current ones are out and the others
 * planned; their legs have neither km nor fuel, because these were not recorded before.
 */
export class Migration20261122170000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STAGES = `'PLANNED', 'OUT', 'RETURNED', 'CLOSED', 'NO_SHOW'`;

const STATEMENTS = [
  `alter table "settings" add "late_after_minutes" int not null default 60`,
  `alter table "reservation" add "stage" text null check ("stage" in (${STAGES})), add "first_ends_at" timestamptz(3) null`,
  `update "reservation" set "stage" = case when "ends_at" <= now() then 'CLOSED' when "starts_at" <= now() then 'OUT' else 'PLANNED' end,
     "first_ends_at" = case when "starts_at" <= now() then "ends_at" end where "status" = 'ACCEPTED'`,
  // A rental has a stage, and no other reservation has one.
  `alter table "reservation" add constraint "reservation_stage_of_rental_check" check (("status" = 'ACCEPTED') = ("stage" is not null))`,
  `create index "reservation_stage_starts_at_id_index" on "reservation" ("stage", "starts_at", "id")`,
  // A job looks each minute for late rentals among the few that are out.
  `create index "reservation_out_index" on "reservation" ("ends_at") where "stage" = 'OUT'`,
  `create table "rental_stage_event" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "reservation_id" int not null constraint "rental_stage_event_reservation_id_foreign" references "reservation" ("id") on delete cascade, "stage" text not null check ("stage" in (${STAGES})),
     "at" timestamptz(3) not null, "employee_id" int null constraint "rental_stage_event_employee_id_foreign" references "employee" ("id") on delete set null, "reason" text null,
     "kept" numeric(12,2) null, "former_total" numeric(12,2) null)`,
  `create index "rental_stage_event_reservation_id_index" on "rental_stage_event" ("reservation_id")`,
  `create index "rental_stage_event_employee_id_index" on "rental_stage_event" ("employee_id")`,
  `create table "rental_leg" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "reservation_id" int not null constraint "rental_leg_reservation_id_foreign" references "reservation" ("id") on delete cascade,
     "vehicle_id" int not null constraint "rental_leg_vehicle_id_foreign" references "vehicle" ("id"),
     "started_at" timestamptz(3) not null, "start_km" int null, "start_fuel" int null, "ended_at" timestamptz(3) null, "end_km" int null,
     "end_fuel" int null, constraint "rental_leg_period_check" check ("ended_at" >= "started_at"),
     constraint "rental_leg_km_check" check ("start_km" >= 0 and "end_km" >= "start_km"),
     constraint "rental_leg_fuel_check" check ("start_fuel" between 0 and 8 and "end_fuel" between 0 and 8))`,
  `create index "rental_leg_reservation_id_index" on "rental_leg" ("reservation_id")`,
  `create index "rental_leg_vehicle_id_index" on "rental_leg" ("vehicle_id")`,
  // A vehicle is out with one customer at a time, and a rental has one vehicle at a time.
  `create unique index "rental_leg_open_vehicle_unique" on "rental_leg" ("vehicle_id") where "ended_at" is null`,
  `create unique index "rental_leg_open_reservation_unique" on "rental_leg" ("reservation_id") where "ended_at" is null`,
  `create table "rental_lateness" ("reservation_id" int not null references "reservation" ("id") on delete cascade,
     "promised_end" timestamptz(3) not null, "noticed_at" timestamptz(3) not null, primary key ("reservation_id", "promised_end"))`,
  `insert into "rental_leg" ("created_at", "updated_at", "reservation_id", "vehicle_id", "started_at", "ended_at")
     select now(), now(), "id", "vehicle_id", "starts_at", case when "stage" = 'CLOSED' then "ends_at" end
     from "reservation" where "stage" in ('OUT', 'CLOSED') order by "id"`,
  `insert into "rental_stage_event" ("created_at", "updated_at", "reservation_id", "stage", "at", "employee_id")
     select now(), now(), "id", 'PLANNED', coalesce("accepted_at", "created_at"), "handled_by_id" from "reservation" where "stage" is not null order by "id"`,
  // The author is unknown, so that none is named.
  `insert into "rental_stage_event" ("created_at", "updated_at", "reservation_id", "stage", "at", "reason")
     select now(), now(), "id", "stage", case "stage" when 'OUT' then "starts_at" else "ends_at" end, 'Étape déduite des dates de la location'
     from "reservation" where "stage" in ('OUT', 'CLOSED') order by "id"`,
];
