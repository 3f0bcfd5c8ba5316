import { Migration } from '@mikro-orm/migrations';

/**
 * Lets the database refuse to charge twice for what a return showed: a charge is decided on once, and a line of the price belongs to one
 * charge. That a line is not paid by a deposit beyond its price is checked since 20261128060300.
 */
export class Migration20261128181000 extends Migration {
  override up(): void {
    this.addSql(`drop index "return_charge_line_id_index"`);
    this.addSql(`alter table "return_charge" add constraint "return_charge_line_id_unique" unique ("line_id")`);
    this.addSql(`create function return_charge_check_decision() returns trigger language plpgsql as $$
  begin
    if old.status <> 'PROPOSED' and new.status in ('PROPOSED', 'CONFIRMED')
      and (new.status <> old.status or new.confirmed_amount <> old.confirmed_amount) then
      raise exception 'a charge of a return is decided on once' using errcode = 'check_violation';
    end if;
    return new;
  end $$`);
    this.addSql(`create trigger "return_charge_decision" before update on "return_charge"
      for each row execute function return_charge_check_decision()`);
  }
}
