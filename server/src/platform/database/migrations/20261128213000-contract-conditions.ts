import { Migration } from '@mikro-orm/migrations';

/**
 * Agencies write their own general conditions, by language; a signature keeps the text that was signed, each text once for all signatures. A
 * signature without one was given to the default text.
 */
export class Migration20261128213000 extends Migration {
  override up(): void {
    this.addSql(`alter table "agency" add column "conditions" jsonb not null default '{}'`);
    this.addSql(`create table "signed_conditions" (
      "id" serial primary key,
      "sha256" text not null,
      "text" text not null
    )`);
    this.addSql(`alter table "signed_conditions" add constraint "signed_conditions_sha256_unique" unique ("sha256")`);
    this.addSql(`alter table "signature" add column "conditions_id" int null`);
    this.addSql(`alter table "signature" add constraint "signature_conditions_id_foreign"
      foreign key ("conditions_id") references "signed_conditions" ("id") on delete restrict`);
    this.addSql(`alter table "deposit_settings" add column "excesses" jsonb not null default '[]'`);
    this.addSql(`alter table "reservation" add column "excess_amount" numeric(12,2) null`);
  }
}
