import { Migration } from '@mikro-orm/migrations';

/** What is seen of vehicles when they leave and come back, their photos, and the damage that belongs to the vehicle. */
export class Migration20261123030000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "inspection_settings" ("id" serial primary key, "checklist" text[] not null, "min_licence_years" int not null default 2,
     "min_driver_age" int not null default 21, "papers_stop" boolean not null default false, "paper_photo_days" int not null default 90,
     "version" int not null default 1)`,
  `create table "inspection" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "client_id" uuid not null constraint "inspection_client_id_unique" unique,
     "reservation_id" int not null constraint "inspection_reservation_id_foreign" references "reservation" ("id") on delete cascade,
     "vehicle_id" int not null constraint "inspection_vehicle_id_foreign" references "vehicle" ("id"),
     "leg_id" int null constraint "inspection_leg_id_foreign" references "rental_leg" ("id") on delete cascade,
     "kind" text not null check ("kind" in ('DEPARTURE', 'RETURN')),
     "status" text not null default 'DRAFT' check ("status" in ('DRAFT', 'COMPLETED', 'VOID')),
     "at" timestamptz(3) null, "km" int null check ("km" >= 0), "tracker_km" int null, "fuel" int null check ("fuel" between 0 and 8),
     "cleanliness" text null check ("cleanliness" in ('CLEAN', 'ACCEPTABLE', 'DIRTY')),
     "checklist" jsonb not null default '[]', "papers" jsonb not null default '[]', "warnings" jsonb not null default '[]',
     "override_reason" text null, "remark" text null, "found_damages" jsonb not null default '[]', "known_damages" jsonb null,
     "signatory" text null, "signature_file" text null, "signature_sha256" text null, "refusal_reason" text null,
     "manifest_sha256" text null, "content_sha256" text null, "completed_at" timestamptz(3) null,
     "employee_id" int null constraint "inspection_employee_id_foreign" references "employee" ("id") on delete set null,
     "version" int not null default 1,
     constraint "inspection_completed_check" check ("status" = 'DRAFT' or ("leg_id" is not null and "at" is not null and "km" is not null
       and "fuel" is not null and "known_damages" is not null and "manifest_sha256" is not null and "content_sha256" is not null
       and "completed_at" is not null and ("signature_sha256" is null) <> ("refusal_reason" is null))))`,
  `create index "inspection_reservation_id_index" on "inspection" ("reservation_id")`,
  `create index "inspection_vehicle_id_index" on "inspection" ("vehicle_id")`,
  `create index "inspection_leg_id_index" on "inspection" ("leg_id")`,
  `create index "inspection_employee_id_index" on "inspection" ("employee_id")`,
  // One departure and one return of a leg count, however many devices send one.
  `create unique index "inspection_completed_unique" on "inspection" ("leg_id", "kind") where "status" = 'COMPLETED'`,
  // A completed inspection is evidence: it may become void, and its author may leave the agency.
  `create function refuse_inspection_change() returns trigger language plpgsql as $$
  declare free text[] := array['status', 'version', 'updated_at', 'employee_id'];
  begin
    if old.status <> 'DRAFT' and (to_jsonb(new) - free is distinct from to_jsonb(old) - free
         or new.status not in (old.status, 'VOID'))
    then
      raise exception 'a completed inspection is never changed';
    end if;
    return new;
  end $$`,
  `create trigger "inspection_kept" before update on "inspection" for each row execute function refuse_inspection_change()`,
  `create table "inspection_photo" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "inspection_id" int not null constraint "inspection_photo_inspection_id_foreign" references "inspection" ("id") on delete cascade,
     "sha256" text not null check ("sha256" ~ '^[0-9a-f]{64}$'),
     "view" text not null check ("view" in ('FRONT', 'REAR', 'LEFT', 'RIGHT', 'WINDSCREEN', 'INTERIOR', 'DASHBOARD', 'FUEL', 'OTHER',
       'DAMAGE', 'REFUSAL', 'LICENCE_FRONT', 'LICENCE_BACK', 'IDENTITY_FRONT', 'IDENTITY_BACK')),
     "taken_at" timestamptz(3) null, "latitude" double precision null, "longitude" double precision null, "damage_client_id" uuid null,
     "image_file" text null, "uploaded_at" timestamptz(3) null, "erased_at" timestamptz(3) null,
     constraint "inspection_photo_inspection_id_sha256_unique" unique ("inspection_id", "sha256"))`,
  `create table "vehicle_damage" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "client_id" uuid not null constraint "vehicle_damage_client_id_unique" unique,
     "vehicle_id" int not null constraint "vehicle_damage_vehicle_id_foreign" references "vehicle" ("id"),
     "inspection_id" int not null constraint "vehicle_damage_inspection_id_foreign" references "inspection" ("id") on delete cascade,
     "view" text not null check ("view" in ('FRONT', 'REAR', 'LEFT', 'RIGHT', 'TOP')),
     "x" int not null check ("x" between 0 and 1000), "y" int not null check ("y" between 0 and 1000),
     "kind" text not null check ("kind" in ('SCRATCH', 'DENT', 'CHIP', 'BROKEN', 'TEAR', 'STAIN', 'MISSING')),
     "size" text not null check ("size" in ('SMALL', 'MEDIUM', 'LARGE')), "note" text null, "found_at" timestamptz(3) not null,
     "repair_id" int null constraint "vehicle_damage_repair_id_foreign" references "maintenance" ("id") on delete set null)`,
  `create index "vehicle_damage_vehicle_id_index" on "vehicle_damage" ("vehicle_id")`,
  `create index "vehicle_damage_inspection_id_index" on "vehicle_damage" ("inspection_id")`,
  `create index "vehicle_damage_repair_id_index" on "vehicle_damage" ("repair_id")`,
];
