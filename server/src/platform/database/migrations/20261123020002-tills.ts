import { Migration } from '@mikro-orm/migrations';

/** Employees get tills: opened with an amount, closed with a count, with the cash that came in and left between. */
export class Migration20261123020002 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "till" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "agency_id" int not null constraint "till_agency_id_foreign" references "agency" ("id") on delete no action,
     "employee_id" int null constraint "till_employee_id_foreign" references "employee" ("id") on delete set null,
     "opened_at" timestamptz(3) not null, "opening_amount" numeric(12,2) not null, "closed_at" timestamptz(3) null,
     "counted_amount" numeric(12,2) null, "closing_amount" numeric(12,2) null, "note" text null,
     constraint "till_amount_check" check ("opening_amount" >= 0 and "counted_amount" >= 0),
     constraint "till_closing_check" check (("closed_at" is null) = ("counted_amount" is null) and ("closed_at" is null) = ("closing_amount" is null)))`,
  `create index "till_agency_id_index" on "till" ("agency_id")`,
  `create index "till_employee_id_index" on "till" ("employee_id")`,
  `create index "till_opened_at_index" on "till" ("opened_at")`,
  // An employee has one open till.
  `create unique index "till_open_unique" on "till" ("employee_id") where "closed_at" is null`,
  `create table "till_entry" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
     "till_id" int not null constraint "till_entry_till_id_foreign" references "till" ("id") on delete no action,
     "kind" text not null check ("kind" in ('PAYMENT', 'DEPOSIT', 'EXPENSE', 'BANK')), "amount" numeric(12,2) not null,
     "payment_id" int null constraint "till_entry_payment_id_foreign" references "payment" ("id") on delete no action,
     "deposit_entry_id" int null constraint "till_entry_deposit_entry_id_foreign" references "deposit_entry" ("id") on delete no action,
     "reason" text null, "proof_file" text null,
     constraint "till_entry_payment_id_unique" unique ("payment_id"),
     constraint "till_entry_deposit_entry_id_unique" unique ("deposit_entry_id"),
     constraint "till_entry_kind_of_check" check (("kind" = 'PAYMENT') = ("payment_id" is not null) and ("kind" = 'DEPOSIT') = ("deposit_entry_id" is not null)
       and ("kind" in ('PAYMENT', 'DEPOSIT') or ("reason" is not null and "amount" < 0))))`,
  `create index "till_entry_till_id_index" on "till_entry" ("till_id")`,
  `create function till_refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (old.closed_at is not null
        and (new.closed_at, new.counted_amount, new.closing_amount, new.note, new.opening_amount, new.opened_at, new.agency_id)
          is distinct from (old.closed_at, old.counted_amount, old.closing_amount, old.note, old.opening_amount, old.opened_at, old.agency_id)) then
      raise exception 'a till that is closed is not changed, and none is deleted';
    end if;
    return new;
  end $$`,
  `create trigger "till_kept" before update or delete on "till" for each row execute function till_refuse_change()`,
  `create function till_entry_refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (new.till_id, new.kind, new.amount, new.payment_id, new.deposit_entry_id, new.reason, new.created_at)
        is distinct from (old.till_id, old.kind, old.amount, old.payment_id, old.deposit_entry_id, old.reason, old.created_at) then
      raise exception 'an entry of a till is neither changed nor deleted';
    end if;
    return new;
  end $$`,
  `create trigger "till_entry_kept" before update or delete on "till_entry" for each row execute function till_entry_refuse_change()`,
];
