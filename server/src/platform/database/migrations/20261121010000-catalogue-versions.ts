import { Migration } from '@mikro-orm/migrations';

/** Adds a version number to agencies, brands and providers, which several people edit. */
export class Migration20261121010000 extends Migration {
  override up(): void {
    for (const table of ['agency', 'brand', 'service_provider']) {
      this.addSql(`alter table "${table}" add column "version" int not null default 1`);
    }
  }
}
