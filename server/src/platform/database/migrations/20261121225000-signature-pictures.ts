import { Migration } from '@mikro-orm/migrations';

/** Of signatures that newer ones have replaced time, address and SHA-256 are kept without the picture. */
export class Migration20261121225000 extends Migration {
  override up(): void {
    this.addSql('alter table "signature" alter column "image_file" drop not null');
  }
}
