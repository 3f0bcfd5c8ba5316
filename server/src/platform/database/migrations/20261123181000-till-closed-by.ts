import { Migration } from '@mikro-orm/migrations';

/** A till says who closed it, since an Admin may count what somebody else left open. Nobody recorded it before. */
export class Migration20261123181000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "till" add column "closed_by_id" int null constraint "till_closed_by_id_foreign" references "employee" ("id") on delete set null`,
    );
    this.addSql(`create index "till_closed_by_id_index" on "till" ("closed_by_id")`);
    // Only the name of an employee who is deleted goes.
    this.addSql(`create or replace function till_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or (old.closed_at is not null
            and ((new.closed_at, new.counted_amount, new.closing_amount, new.note, new.opening_amount, new.opened_at, new.agency_id)
              is distinct from (old.closed_at, old.counted_amount, old.closing_amount, old.note, old.opening_amount, old.opened_at, old.agency_id)
              or (new.closed_by_id is not null and new.closed_by_id is distinct from old.closed_by_id))) then
          raise exception 'a till that is closed is not changed, and none is deleted';
        end if;
        return new;
      end $$`);
  }
}
