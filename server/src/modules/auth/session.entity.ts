import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Customer } from '../customer/customer.entity.js';
import { Employee } from '../employee/employee.entity.js';

/** A login. Tokens name it, so that ending it ends them at once. Exactly one of customer and employee is set. */
@Entity({ tableName: 'login_session' })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index()
  @ManyToOne(() => Customer, { ref: true, nullable: true, deleteRule: 'cascade' })
  customer?: Ref<Customer>;

  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'cascade' })
  employee?: Ref<Employee>;

  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  createdAt: Date = new Date();

  /** Within five minutes of the truth. */
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
