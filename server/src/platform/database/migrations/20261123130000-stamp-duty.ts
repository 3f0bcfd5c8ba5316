import { Migration } from '@mikro-orm/migrations';

/** Adds the stamp duty on cash payments, and the amount of cash from which the staff are warned. */
export class Migration20261123130000 extends Migration {
  override up(): void {
    this.addSql(`alter table "settings" add "stamp_duty_percent" numeric(5,2) not null default 0,
      add "cash_limit" numeric(12,2) null default 20000`);
    this.addSql(`alter table "payment" add "stamp_duty" numeric(12,2) null`);
    this.addSql(`create or replace function payment_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          raise exception 'a payment is never deleted: it is taken back by another entry';
        end if;
        if (new.reservation_id, new.kind, new.amount, new.stamp_duty, new.method, new.paid_on, new.note, new.corrects_id, new.agency_id,
             new.receipt_number, new.agreed_total, new.created_at) is distinct from
           (old.reservation_id, old.kind, old.amount, old.stamp_duty, old.method, old.paid_on, old.note, old.corrects_id, old.agency_id,
             old.receipt_number, old.agreed_total, old.created_at) then
          raise exception 'a payment is never changed: it is taken back by another entry';
        end if;
        return new;
      end $$`);
  }
}
