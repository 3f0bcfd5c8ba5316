import { Migration } from '@mikro-orm/migrations';

/** Lets the rentals be read in the order in which their next step is due, without sorting all of them. */
export class Migration20261128180000 extends Migration {
  override up(): void {
    this.addSql(`create index "reservation_awaited_index" on "reservation"
      ((case "stage" when 'PLANNED' then "starts_at" when 'OUT' then "ends_at" end), "starts_at" desc, "id" desc)
      where "status" = 'ACCEPTED'`);
  }
}
