import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';

export enum EmailTokenPurpose {
  VERIFY_EMAIL = 'VERIFY_EMAIL',
  RESET_PASSWORD = 'RESET_PASSWORD',
}

/** A link sent by mail, valid once. Only its SHA-256 is stored. Exactly one of customer and employee is set. */
@Entity()
export class EmailToken extends BaseEntity {
  @Index()
  @ManyToOne(() => Customer, { ref: true, nullable: true, deleteRule: 'cascade' })
  customer?: Ref<Customer>;

  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'cascade' })
  employee?: Ref<Employee>;

  @Enum({ items: () => EmailTokenPurpose })
  purpose!: EmailTokenPurpose;

  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  @Index()
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  usedAt?: Date;
}

/** The table of EmailToken for queries. */
export interface EmailTokenTable {
  readonly emailToken: Columns<EmailToken>;
}
