import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';

/** A message left through the public contact form. */
@Entity()
@Index({ properties: ['createdAt'] })
export class ContactMessage extends BaseEntity {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  message!: string;
}

/** The table of ContactMessage for queries. */
export interface ContactMessageTable {
  readonly contactMessage: Columns<ContactMessage>;
}
