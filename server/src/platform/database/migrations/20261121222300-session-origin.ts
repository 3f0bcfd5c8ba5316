import { Migration } from '@mikro-orm/migrations';

/** Adds to sessions what people see of their open logins: browser, address, time of last use. */
export class Migration20261121222300 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "login_session" add column "user_agent" text null, add column "address" text null,
         add column "last_used_at" timestamptz(3) null`,
    );
    this.addSql(`update "login_session" set "last_used_at" = "created_at"`);
    this.addSql(`alter table "login_session" alter column "last_used_at" set not null`);
  }
}
