import { Migration } from '@mikro-orm/migrations';
import { agencyDay } from '../../../kernel/time.js';

interface PaidRow {
  id: number;
  advance: string;
  accepted_at: Date | string | null;
  created_at: Date | string;
  handled_by_id: number | null;
}

/** Adds payments of rentals, whose sum is now the advance, and issued invoices. An advance paid before becomes the first payment. */
export class Migration20261121050000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of STATEMENTS) this.addSql(statement);
    const paid = (await this.execute(
      'select "id", "advance", "accepted_at", "created_at", "handled_by_id" from "reservation" where "advance" > 0 order by "id"',
    )) as unknown as PaidRow[];
    // The day is the agency's, which SQL cannot compute reliably (docs/rules/common.md#time-and-dates).
    const entries = paid.map(({ id, advance, accepted_at, created_at, handled_by_id }) => {
      const at = new Date(accepted_at ?? created_at);
      return { id, amount: String(advance), at: at.toISOString(), on: agencyDay(at), by: handled_by_id };
    });
    if (entries.length > 0) this.addSql(FIRST_PAYMENTS.replace('ENTRIES', JSON.stringify(entries)));
  }
}

const FIRST_PAYMENTS = `insert into "payment" ("created_at", "updated_at", "reservation_id", "kind", "amount", "method", "paid_on", "recorded_by_id")
  select e."at", e."at", e."id", 'ADVANCE', e."amount", 'OTHER', e."on", e."by"
  from json_to_recordset('ENTRIES') as e("id" int, "amount" numeric(12,2), "at" timestamptz(3), "on" date, "by" int) order by e."id"`;

const STATEMENTS = [
  `create table "payment" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "reservation_id" int not null,
    "kind" text not null,
    "amount" numeric(12,2) not null,
    "method" text not null,
    "paid_on" date not null,
    "note" text null,
    "recorded_by_id" int null,
    "corrects_id" int null
  )`,
  `create index "payment_reservation_id_index" on "payment" ("reservation_id")`,
  `create index "payment_recorded_by_id_index" on "payment" ("recorded_by_id")`,
  `alter table "payment" add constraint "payment_corrects_id_unique" unique ("corrects_id")`,
  `alter table "payment" add constraint "payment_kind_check" check ("kind" in ('ADVANCE', 'PAYMENT', 'REFUND', 'CORRECTION'))`,
  `alter table "payment" add constraint "payment_method_check" check ("method" in ('CASH', 'CARD', 'TRANSFER', 'CHEQUE', 'OTHER'))`,
  `alter table "payment" add constraint "payment_reservation_id_foreign" foreign key ("reservation_id") references "reservation" ("id")`,
  `alter table "payment" add constraint "payment_recorded_by_id_foreign" foreign key ("recorded_by_id") references "employee" ("id") on delete set null`,
  `alter table "payment" add constraint "payment_corrects_id_foreign" foreign key ("corrects_id") references "payment" ("id") on delete restrict`,
  `create table "invoice" (
    "id" serial primary key,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "reservation_id" int not null,
    "agency_id" int not null,
    "kind" text not null,
    "year" int not null,
    "sequence" int not null,
    "number" text not null,
    "issued_on" date not null,
    "issued_by_id" int null,
    "vat_percent" numeric(5,2) not null,
    "net" numeric(12,2) not null,
    "vat" numeric(12,2) not null,
    "total" numeric(12,2) not null,
    "corrects_id" int null,
    "reason" text null,
    "snapshot" jsonb not null
  )`,
  `create index "invoice_reservation_id_index" on "invoice" ("reservation_id")`,
  `create index "invoice_issued_by_id_index" on "invoice" ("issued_by_id")`,
  `alter table "invoice" add constraint "invoice_agency_id_kind_year_sequence_unique" unique ("agency_id", "kind", "year", "sequence")`,
  `alter table "invoice" add constraint "invoice_number_unique" unique ("number")`,
  `alter table "invoice" add constraint "invoice_corrects_id_unique" unique ("corrects_id")`,
  `alter table "invoice" add constraint "invoice_kind_check" check ("kind" in ('INVOICE', 'CREDIT_NOTE'))`,
  `alter table "invoice" add constraint "invoice_sum_check" check ("net" + "vat" = "total")`,
  `alter table "invoice" add constraint "invoice_reservation_id_foreign" foreign key ("reservation_id") references "reservation" ("id")`,
  `alter table "invoice" add constraint "invoice_agency_id_foreign" foreign key ("agency_id") references "agency" ("id")`,
  `alter table "invoice" add constraint "invoice_issued_by_id_foreign" foreign key ("issued_by_id") references "employee" ("id") on delete set null`,
  `alter table "invoice" add constraint "invoice_corrects_id_foreign" foreign key ("corrects_id") references "invoice" ("id") on delete restrict`,
];
