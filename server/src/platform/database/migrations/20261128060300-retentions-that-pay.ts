import { Migration } from '@mikro-orm/migrations';

/**
 * Lets a part of a deposit pay the rent, which is no line. The database checks each entry: never more of a deposit is given back or kept
 * than was left, and never more is kept for a line of the price than it costs.
 */
export class Migration20261128060300 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "deposit_entry" drop constraint "deposit_entry_line_check",
     add constraint "deposit_entry_line_check" check (("line_id" is null or "payment_id" is not null) and ("payment_id" is null or "kind" = 'KEPT'))`,
  // The locks make rivals wait, so that each counts the entries of those before it.
  `create function deposit_entry_check_bounds() returns trigger language plpgsql as $$
  declare
    priced numeric;
  begin
    perform from reservation where id = new.reservation_id for no key update;
    if (select sum(amount) from deposit_entry where reservation_id = new.reservation_id) < 0 then
      raise exception 'more of a deposit is given back or kept than is held' using errcode = 'check_violation';
    end if;
    if new.line_id is not null then
      select l.amount into priced from reservation_line l where l.id = new.line_id and l.reservation_id = new.reservation_id
        and not exists (select from reservation_line r where r.reverses_id = l.id);
      if priced is null or priced < (select sum(-e.amount) from deposit_entry e where e.line_id = new.line_id
          and not exists (select from deposit_entry c where c.corrects_id = e.id)) then
        raise exception 'more of a deposit is kept for a line of the price than it costs' using errcode = 'check_violation';
      end if;
    end if;
    return null;
  end $$`,
  `create trigger "deposit_entry_bounds" after insert on "deposit_entry" for each row execute function deposit_entry_check_bounds()`,
];
