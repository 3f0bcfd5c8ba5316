import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../infra/database/base.entity.js';

/** A workshop or supplier that maintains vehicles (`prestataire`). */
@Entity()
export class ServiceProvider extends BaseEntity {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  archivedAt?: Date;
}
