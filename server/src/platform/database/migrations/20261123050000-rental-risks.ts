import { Migration } from '@mikro-orm/migrations';

/** The rentals to come whose vehicle is not back, and the reminders of returns that were sent. */
const UP = [
  `create table "rental_risk" ("reservation_id" int primary key references "reservation" ("id") on delete cascade,
    "late_id" int not null references "reservation" ("id") on delete cascade,
    "since" timestamptz(3) not null,
    constraint "rental_risk_other_check" check ("late_id" <> "reservation_id"))`,
  `create index "rental_risk_late_id_index" on "rental_risk" ("late_id")`,
  `create table "return_reminder" ("reservation_id" int not null references "reservation" ("id") on delete cascade,
    "promised_end" timestamptz(3) not null,
    "kind" text not null check ("kind" in ('FIRST', 'SECOND', 'LATE')),
    "sent_at" timestamptz(3) not null,
    primary key ("reservation_id", "promised_end", "kind"))`,
  `alter table "settings" add column "first_reminder_hours" int not null default 24
     check ("first_reminder_hours" between 0 and 168)`,
  `alter table "settings" add column "second_reminder_hours" int not null default 2
     check ("second_reminder_hours" between 0 and 168)`,
  `alter table "settings" add column "late_reminder" boolean not null default true`,
];

export class Migration20261123050000 extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Migrations run forward only: restore a backup instead.');
  }
}
