import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Employee } from './employee.entity.js';

/** The second factor of a member of staff; the row exists while it is on. */
@Entity()
export class SecondFactor extends BaseEntity {
  @Unique()
  @ManyToOne(() => Employee, { ref: true, deleteRule: 'cascade' })
  employee!: Ref<Employee>;

  /** The secret of the codes, encrypted with AUTH_SECRET. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** The time step (30 s, counted from 1970) of the last used code: neither it nor an older one is accepted again. */
  @Property({ type: 'integer' })
  lastStep!: number;

  /** SHA-256 of each unused recovery code. */
  @Property({ type: 'string[]', columnType: 'text[]', hidden: true })
  recoveryHashes!: string[];
}

/** The agency's security settings; a table of one row. */
@Entity()
export class SecuritySettings {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  /** If true, staff without a second factor can only set one up. */
  @Property({ type: 'boolean', default: false })
  secondFactorRequired = false;
}

/** The table of SecondFactor for queries. */
export interface SecondFactorTable {
  readonly secondFactor: Columns<SecondFactor>;
}

/** The table of SecuritySettings for queries. */
export interface SecuritySettingsTable {
  readonly securitySettings: Columns<SecuritySettings>;
}
