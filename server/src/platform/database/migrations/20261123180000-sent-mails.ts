import { Migration } from '@mikro-orm/migrations';

/** Which mails went out about a reservation, to whom and when. Those of earlier releases were not recorded. */
export class Migration20261123180000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "sent_mail" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "reservation_id" int not null constraint "sent_mail_reservation_id_foreign" references "reservation" ("id") on delete cascade,
     "message_key" text not null constraint "sent_mail_message_key_unique" unique,
     "kind" text not null check ("kind" in ('RECEIVED', 'ACCEPTED', 'CHANGED', 'REFUSED', 'CANCELLED', 'RETURNING', 'LATE', 'INSPECTION', 'EXTENSION_REFUSED')),
     "recipient" text not null check ("recipient" in ('CUSTOMER', 'AGENCY')),
     "address" text null,
     "failed" boolean not null default false)`,
  `create index "sent_mail_reservation_id_index" on "sent_mail" ("reservation_id")`,
  `create index "sent_mail_created_at_index" on "sent_mail" ("created_at")`,
];
