import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { AccountRecord } from './account-record.entity.js';
import type { Columns } from '../../../platform/database/tables.js';

/** A login. Tokens name it, so that ending it invalidates them at once. */
@Entity({ tableName: 'login_session' })
export class Session extends AccountRecord {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  createdAt: Date = new Date();

  /** Accurate to five minutes. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  lastUsedAt: Date = new Date();

  @Property({ type: 'text', nullable: true })
  userAgent?: string;

  @Property({ type: 'text', nullable: true })
  address?: string;

  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  endedAt?: Date;
}

/** The table of Session for queries. */
export interface SessionTable {
  readonly loginSession: Columns<Session>;
}
