import { Migration } from '@mikro-orm/migrations';

/**
 * Rentals get numbered amendments of their contract. A rental may be driven in several vehicles one after the other, so that it may
 * have several occupations.
 */
export class Migration20261122202010 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "rental_amendment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "reservation_id" int not null constraint "rental_amendment_reservation_id_foreign" references "reservation" ("id") on delete cascade,
     "number" int not null check ("number" > 0),
     "kind" text not null check ("kind" in ('EXTENSION', 'SHORTENING', 'EARLY_RETURN', 'SWAP', 'REHOUSING', 'EDIT')),
     "at" timestamptz(3) not null, "before" jsonb not null, "after" jsonb not null,
     "pricing" text null check ("pricing" in ('TIERS', 'DAILY', 'AGREED', 'UNCHANGED')), "daily_price" numeric(12,2) null,
     "reason" text null, "signatory" text not null,
     "employee_id" int null constraint "rental_amendment_employee_id_foreign" references "employee" ("id") on delete set null,
     "signed_at" timestamptz(3) null, "image_file" text null, "ip_address" text null, "sha256" text null,
     constraint "rental_amendment_reservation_id_number_unique" unique ("reservation_id", "number"),
     constraint "rental_amendment_signature_check" check (("signed_at" is null) = ("sha256" is null) and ("signed_at" is null) = ("ip_address" is null)))`,
  `create index "rental_amendment_employee_id_index" on "rental_amendment" ("employee_id")`,
  // What was agreed and what was signed stays as it was, whoever writes to the table.
  `create function refuse_amendment_change() returns trigger language plpgsql as $$
  begin
    if (new.reservation_id, new.number, new.kind, new.at, new.before, new.after, new.pricing, new.daily_price, new.reason, new.signatory, new.created_at)
         is distinct from
       (old.reservation_id, old.number, old.kind, old.at, old.before, old.after, old.pricing, old.daily_price, old.reason, old.signatory, old.created_at)
       or (old.signed_at is not null
         and (new.signed_at, new.image_file, new.ip_address, new.sha256) is distinct from (old.signed_at, old.image_file, old.ip_address, old.sha256))
    then
      raise exception 'an amendment is never changed, and signed once';
    end if;
    return new;
  end $$`,
  `create trigger "rental_amendment_kept" before update on "rental_amendment" for each row execute function refuse_amendment_change()`,
  `alter table "occupation" drop constraint "occupation_reservation_id_key"`,
  `create index "occupation_reservation_id_index" on "occupation" ("reservation_id")`,
];
