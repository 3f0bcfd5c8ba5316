import { Migration } from '@mikro-orm/migrations';

/** Agencies, brands and providers are edited by several people: each change has a number. */
export class Migration20261121010000 extends Migration {
  override up(): void {
    for (const table of ['agency', 'brand', 'service_provider']) {
      this.addSql(`alter table "${table}" add column "version" int not null default 1`);
    }
  }
}
