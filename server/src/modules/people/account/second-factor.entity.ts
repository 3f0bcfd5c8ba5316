import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import { Employee } from './employee.entity.js';

/** The second factor of a member of staff; there is a row while it is on. */
@Entity()
export class SecondFactor extends BaseEntity {
  @Unique()
  @ManyToOne(() => Employee, { ref: true, deleteRule: 'cascade' })
  employee!: Ref<Employee>;

  /** The secret of the codes, sealed under AUTH_SECRET. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** The 30 s, counted from 1970, of the last code that was used: neither it nor an older one serves again. */
  @Property({ type: 'integer' })
  lastStep!: number;

  /** SHA-256 of each recovery code that is left. */
  @Property({ type: 'string[]', columnType: 'text[]', hidden: true })
  recoveryHashes!: string[];
}

/** How the agency wants its staff to log in: one row. */
@Entity()
export class SecuritySettings {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  /** Staff without a second factor can only set one up. */
  @Property({ type: 'boolean', default: false })
  secondFactorRequired = false;
}
