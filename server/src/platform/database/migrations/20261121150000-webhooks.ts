import { Migration } from '@mikro-orm/migrations';

/** Adds webhooks, which tell third parties of reservations, and the deliveries sent to them. */
export class Migration20261121150000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "webhook" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "name" text not null,
    "url" text not null,
    "events" text[] not null,
    "active" boolean not null,
    "sealed_secret" text not null,
    "previous_sealed_secret" text null,
    "previous_secret_until" timestamptz(3) null,
    "version" int not null default 1
  )`,
  `create table "webhook_delivery" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "webhook_id" int not null,
    "event_id" uuid not null,
    "event_type" text not null,
    "body" text not null,
    "status" text not null default 'PENDING',
    "round" int not null default 1,
    "attempts" int not null default 0,
    "attempted_at" timestamptz(3) null,
    "duration_ms" int null,
    "status_code" int null,
    "failure" text null,
    "answer" text null
  )`,
  `create index "webhook_delivery_webhook_id_id_index" on "webhook_delivery" ("webhook_id", "id")`,
  `alter table "webhook_delivery" add constraint "webhook_delivery_status_check" check ("status" in ('PENDING', 'DELIVERED', 'FAILED'))`,
  `alter table "webhook_delivery" add constraint "webhook_delivery_failure_check" check ("failure" in ('REFUSED', 'TIMEOUT', 'UNREACHABLE', 'INSECURE', 'UNKNOWN_HOST', 'FORBIDDEN_ADDRESS', 'SECRET_UNREADABLE', 'SWITCHED_OFF', 'INTERRUPTED'))`,
  `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade`,
];
