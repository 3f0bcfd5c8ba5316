import { Migration } from '@mikro-orm/migrations';

/** Adds indexes for the frequent lists and figures, so that their cost does not grow with the number of reservations. */
export class Migration20261122135000 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    // An index cannot use unaccent() directly, because its dictionary could be exchanged; here the dictionary is fixed.
    this.addSql(`create function search_form(text) returns text language sql immutable strict parallel safe
      return unaccent('unaccent'::regdictionary, lower($1))`);
    this.addSql('create index "reservation_created_at_id_index" on "reservation" ("created_at", "id")');
    this.addSql('create index "reservation_starts_at_id_index" on "reservation" ("starts_at", "id")');
    this.addSql('create index "reservation_ends_at_index" on "reservation" ("ends_at")');
    this.addSql(`create index "reservation_rentals_index" on "reservation" ("starts_at") include ("total", "vehicle_id")
      where "status" = 'ACCEPTED'`);
    this.addSql(
      'create index "reservation_number_key_search_index" on "reservation" using gin ("number_key" gin_trgm_ops)',
    );
    this.addSql(`create index "reservation_driver_search_index" on "reservation" using gin (
      search_form("driver_last_name" || ' ' || "driver_first_name" || ' ' || "driver_last_name") gin_trgm_ops)`);
    this.addSql('drop index "reservation_status_created_at_index"');
    this.addSql(
      'create index "reservation_status_created_at_id_index" on "reservation" ("status", "created_at", "id")',
    );
    // The number of reservations in each state is the sum of its rows. Each change adds a row, so that no writer waits for another; a
    // nightly job sums them up.
    this.addSql('create table "reservation_tally" ("status" text not null, "change" int not null)');
    this.addSql(`create function reservation_tally_note() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then insert into reservation_tally values (old.status, -1); end if;
        if tg_op <> 'DELETE' then insert into reservation_tally values (new.status, 1); end if;
        return null;
      end $$`);
    this.addSql(`create trigger "reservation_tally_rows" after insert or delete on "reservation"
      for each row execute function reservation_tally_note()`);
    this.addSql(`create trigger "reservation_tally_status" after update of "status" on "reservation"
      for each row when (old.status is distinct from new.status) execute function reservation_tally_note()`);
    this.addSql('insert into "reservation_tally" select "status", count(*) from "reservation" group by "status"');
  }
}
