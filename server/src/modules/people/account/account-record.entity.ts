import type { Ref } from '@mikro-orm/core';
import { Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';

/** A record that belongs to one account and is deleted with it: exactly one of customer and employee is set. */
export abstract class AccountRecord {
  @Index()
  @ManyToOne(() => Customer, { ref: true, nullable: true, deleteRule: 'cascade' })
  customer?: Ref<Customer>;

  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'cascade' })
  employee?: Ref<Employee>;
}
