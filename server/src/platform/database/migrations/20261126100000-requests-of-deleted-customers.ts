import { Migration } from '@mikro-orm/migrations';

/** Refuses the open requests of customers who were deleted, as a deletion does now, so that none of them becomes a rental. */
export class Migration20261126100000 extends Migration {
  override up(): void {
    this
      .addSql(`update "reservation" set "status" = 'REFUSED', "refused_at" = now(), "reason" = 'Compte client supprimé',
      "updated_at" = now(), "version" = "version" + 1
      where "status" = 'PENDING' and "customer_id" in (select "id" from "customer" where "archived_at" is not null)`);
  }
}
