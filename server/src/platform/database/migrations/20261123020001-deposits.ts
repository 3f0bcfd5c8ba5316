import { Migration } from '@mikro-orm/migrations';

/** Rentals get a deposit with a ledger of its own. Rentals that exist ask for none, so that they close as before. */
export class Migration20261123020001 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "deposit_settings" ("id" serial primary key, "amounts" jsonb not null default '[]',
     "imprint_warning_days" int not null default 3, "version" int not null default 1)`,
  `alter table "reservation" add "deposit_amount" numeric(12,2) not null default 0, add "deposit_held" numeric(12,2) not null default 0,
     add "deposit_expires_on" date null`,
  // Never more goes back or is kept than is held.
  `alter table "reservation" add constraint "reservation_deposit_check" check ("deposit_held" >= 0 and "deposit_amount" >= 0)`,
  `create index "reservation_deposit_held_index" on "reservation" ("ends_at") where "deposit_held" > 0`,
  `create table "deposit_entry" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "reservation_id" int not null constraint "deposit_entry_reservation_id_foreign" references "reservation" ("id"),
     "kind" text not null check ("kind" in ('HELD', 'RETURNED', 'KEPT', 'CORRECTION')), "amount" numeric(12,2) not null,
     "method" text null check ("method" in ('CASH', 'CARD_IMPRINT', 'TRANSFER')), "reference" text null, "expires_on" date null,
     "reason" text null,
     "agency_id" int not null constraint "deposit_entry_agency_id_foreign" references "agency" ("id") on delete no action,
     "recorded_by_id" int null constraint "deposit_entry_recorded_by_id_foreign" references "employee" ("id") on delete set null,
     "corrects_id" int null constraint "deposit_entry_corrects_id_foreign" references "deposit_entry" ("id") on delete restrict,
     "warned_at" timestamptz(3) null,
     constraint "deposit_entry_corrects_id_unique" unique ("corrects_id"),
     constraint "deposit_entry_sign_check" check (case "kind" when 'HELD' then "amount" > 0 when 'CORRECTION' then "amount" <> 0 else "amount" < 0 end),
     constraint "deposit_entry_reason_check" check ("kind" not in ('KEPT', 'CORRECTION') or "reason" is not null),
     constraint "deposit_entry_imprint_check" check ("kind" <> 'HELD' or ("method" = 'CARD_IMPRINT') = ("expires_on" is not null)))`,
  `create index "deposit_entry_reservation_id_index" on "deposit_entry" ("reservation_id")`,
  `create index "deposit_entry_agency_id_index" on "deposit_entry" ("agency_id")`,
  `create index "deposit_entry_recorded_by_id_index" on "deposit_entry" ("recorded_by_id")`,
  `create function deposit_entry_refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (new.reservation_id, new.kind, new.amount, new.method, new.reference, new.expires_on, new.reason, new.corrects_id,
         new.agency_id, new.created_at) is distinct from
       (old.reservation_id, old.kind, old.amount, old.method, old.reference, old.expires_on, old.reason, old.corrects_id,
         old.agency_id, old.created_at) then
      raise exception 'an entry of a deposit is neither changed nor deleted: it is taken back by another';
    end if;
    return new;
  end $$`,
  `create trigger "deposit_entry_kept" before update or delete on "deposit_entry" for each row execute function deposit_entry_refuse_change()`,
];
