import { Migration } from '@mikro-orm/migrations';

/** Rentals get minutes of grace before a further day counts; each keeps those of when it was quoted, none of before there were any. */
export class Migration20261122201010 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "settings" add "grace_minutes" int not null default 0
     constraint "settings_grace_minutes_check" check ("grace_minutes" between 0 and 720)`,
  `alter table "reservation" add "grace_minutes" int not null default 0
     constraint "reservation_grace_minutes_check" check ("grace_minutes" between 0 and 720)`,
];
