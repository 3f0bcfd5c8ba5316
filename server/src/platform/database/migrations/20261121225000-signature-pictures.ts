import { Migration } from '@mikro-orm/migrations';

/** Lets replaced signatures lose their picture; time, address and SHA-256 stay. */
export class Migration20261121225000 extends Migration {
  override up(): void {
    this.addSql('alter table "signature" alter column "image_file" drop not null');
  }
}
