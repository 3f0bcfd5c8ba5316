import { Migration } from '@mikro-orm/migrations';

/** The keys under which operations were saved, so that one that is sent again is not saved twice. */
export class Migration20261126190000 extends Migration {
  override up(): void {
    this
      .addSql(`create table "idempotency_key" ("id" bigserial primary key, "created_at" timestamptz(3) not null default now(),
      "key_hash" text not null constraint "idempotency_key_unique" unique, "content_hash" text not null)`);
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at")`);
  }
}
