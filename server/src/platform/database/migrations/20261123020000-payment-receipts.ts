import { Migration } from '@mikro-orm/migrations';

/**
 * Payments get the agency where they were taken and a numbered receipt, and may be made online. Existing entries get the agency of their
 * vehicle, and receipts in the order of their days. From then on the database refuses to change or delete an entry.
 */
export class Migration20261123020000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // The agency is null only in entries of an instance of the previous release that still runs while this one starts.
  `alter table "payment" add "agency_id" int null, add "receipt_year" int null, add "receipt_sequence" int null,
     add "receipt_number" text null, add "agreed_total" numeric(12,2) null`,
  `alter table "payment" add constraint "payment_agency_id_foreign" foreign key ("agency_id") references "agency" ("id") on delete no action`,
  `alter table "payment" drop constraint "payment_method_check",
     add constraint "payment_method_check" check ("method" in ('CASH', 'CARD', 'TRANSFER', 'CHEQUE', 'ONLINE', 'OTHER'))`,
  `update "payment" p set "agency_id" = v."agency_id", "agreed_total" = r."total"
     from "reservation" r join "vehicle" v on v."id" = r."vehicle_id" where r."id" = p."reservation_id"`,
  `update "payment" p set "receipt_year" = n."year", "receipt_sequence" = n."sequence",
     "receipt_number" = 'R' || n."year" || '-' || lpad(n."agency_id"::text, greatest(2, length(n."agency_id"::text)), '0') || '-'
       || lpad(n."sequence"::text, greatest(5, length(n."sequence"::text)), '0')
     from (select "id", "agency_id", extract(year from "paid_on")::int as "year",
         row_number() over (partition by "agency_id", extract(year from "paid_on") order by "paid_on", "id") as "sequence"
       from "payment" where "kind" <> 'CORRECTION') n where n."id" = p."id"`,
  `alter table "payment" add constraint "payment_receipt_check" check (("receipt_number" is null) = ("receipt_year" is null)
     and ("receipt_number" is null) = ("receipt_sequence" is null))`,
  `alter table "payment" add constraint "payment_receipt_number_unique" unique ("receipt_number")`,
  `alter table "payment" add constraint "payment_agency_id_receipt_year_receipt_sequence_unique" unique ("agency_id", "receipt_year", "receipt_sequence")`,
  `create index "payment_agency_id_paid_on_index" on "payment" ("agency_id", "paid_on")`,
  `create function payment_refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      raise exception 'a payment is never deleted: it is taken back by another entry';
    end if;
    if (new.reservation_id, new.kind, new.amount, new.method, new.paid_on, new.note, new.corrects_id, new.agency_id, new.receipt_number,
         new.agreed_total, new.created_at) is distinct from
       (old.reservation_id, old.kind, old.amount, old.method, old.paid_on, old.note, old.corrects_id, old.agency_id, old.receipt_number,
         old.agreed_total, old.created_at) then
      raise exception 'a payment is never changed: it is taken back by another entry';
    end if;
    return new;
  end $$`,
  `create trigger "payment_kept" before update or delete on "payment" for each row execute function payment_refuse_change()`,
];
