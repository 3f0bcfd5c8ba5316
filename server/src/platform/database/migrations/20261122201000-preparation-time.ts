import { Migration } from '@mikro-orm/migrations';

/**
 * Rentals get a time of preparation behind them, in which no other rental may stand (docs/adr/0004-occupation-table.md). The period of
 * an occupation stays the promise. The preparation is empty for what was promised before there was a setting.
 */
export class Migration20261122201000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "settings" add "preparation_minutes" int not null default 0
     constraint "settings_preparation_minutes_check" check ("preparation_minutes" between 0 and 1440)`,
  `alter table "occupation" add "prepared_until" timestamptz null,
     add "held" tstzrange generated always as (tstzrange(lower("period"), greatest(upper("period"), "prepared_until"), '[)')) stored not null`,
  // Works have no part in it: they may begin as soon as a vehicle is back.
  `alter table "occupation" add constraint "occupation_prepared"
     exclude using gist ("held" with &&, "vehicle_id" with =) where ("reservation_id" is not null)`,
];
