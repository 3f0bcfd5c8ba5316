import { Migration } from '@mikro-orm/migrations';

/** Lets a kept part of a deposit pay a price line: adds the line and the payment to the entry of the deposit. */
export class Migration20261123080200 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "payment" drop constraint "payment_method_check", add constraint "payment_method_check"
     check ("method" in ('CASH', 'CARD', 'TRANSFER', 'CHEQUE', 'ONLINE', 'OTHER', 'DEPOSIT'))`,
  `alter table "deposit_entry"
     add "line_id" int null constraint "deposit_entry_line_id_foreign" references "reservation_line" ("id") on delete restrict,
     add "payment_id" int null constraint "deposit_entry_payment_id_foreign" references "payment" ("id") on delete restrict,
     add constraint "deposit_entry_payment_id_unique" unique ("payment_id"),
     add constraint "deposit_entry_line_check" check (("line_id" is null) = ("payment_id" is null) and ("line_id" is null or "kind" = 'KEPT'))`,
  `create index "deposit_entry_line_id_index" on "deposit_entry" ("line_id")`,
  `create or replace function deposit_entry_refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (new.reservation_id, new.kind, new.amount, new.method, new.reference, new.expires_on, new.reason, new.corrects_id,
         new.agency_id, new.created_at, new.line_id, new.payment_id) is distinct from
       (old.reservation_id, old.kind, old.amount, old.method, old.reference, old.expires_on, old.reason, old.corrects_id,
         old.agency_id, old.created_at, old.line_id, old.payment_id) then
      raise exception 'an entry of a deposit is neither changed nor deleted: it is taken back by another';
    end if;
    return new;
  end $$`,
];
