import { Migration } from '@mikro-orm/migrations';

/** Adds the areas that a key opens, each for reading or writing; existing keys open all of them. */
export class Migration20261121225500 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const AREAS = ['reservations', 'fleet', 'customers', 'tracking'] as const;
const LEVELS = "('READ', 'WRITE')";

const STATEMENTS = [
  ...AREAS.map((area) => `alter table "api_key" add column "${area}" text null`),
  `update "api_key" set ${AREAS.map((area) => `"${area}" = "scope"`).join(', ')}`,
  ...AREAS.map((area) => `alter table "api_key" add constraint "api_key_${area}_check" check ("${area}" in ${LEVELS})`),
  `alter table "api_key" add constraint "api_key_opens_check" check (coalesce(${AREAS.map((area) => `"${area}"`).join(', ')}) is not null)`,
  `alter table "api_key" drop column "scope"`,
];
