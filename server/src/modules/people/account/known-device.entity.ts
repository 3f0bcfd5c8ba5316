import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AccountRecord } from './account-record.entity.js';
import type { Columns } from '../../../platform/database/tables.js';

/** A device on which an account has logged in. One device may be known to several accounts. */
@Entity()
@Unique({ properties: ['tokenHash', 'customer'] })
@Unique({ properties: ['tokenHash', 'employee'] })
export class KnownDevice extends AccountRecord {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** SHA-256 of the secret that the device stores, so that the table cannot be used to impersonate it. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /** Browser and system, in French. */
  @Property({ type: 'text' })
  name!: string;

  /** The address of its first login. */
  @Property({ type: 'text' })
  ipAddress!: string;

  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  lastLoginAt!: Date;

  /** When the account's owner was mailed about it; null for the first device of an account, or after too many mails. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  announcedAt?: Date | null;
}

/** The table of KnownDevice for queries. */
export interface KnownDeviceTable {
  readonly knownDevice: Columns<KnownDevice>;
}
