import { sql } from 'kysely';
import { batchedLists } from '../../../platform/database/batched.js';
import { lockRecord } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf } from '../../../kernel/actor.js';
import { idOf } from '../../../kernel/ids.js';
import type { Customer } from '../account/customer.entity.js';
import { CustomerNote, type CustomerNoteRecord, type CustomerNoteTable } from './customer-note.entity.js';
import type { NewCustomerNote } from './customer-note.commands.js';
import { CUSTOMER } from './customer-record.js';

/** Stores the staff's notes on customers (docs/rules/back-office.md#customers). */
export class CustomerNoteService {
  private readonly load: (customerId: number) => Promise<CustomerNoteRecord[]>;

  constructor(
    private readonly em: Em,
    reader: Reader,
  ) {
    this.load = batchedLists(
      (ids) =>
        reader
          .tables<CustomerNoteTable>()
          .selectFrom('customerNote')
          .selectAll()
          .where(sql<boolean>`customer_id = any(${ids})`)
          .orderBy('id')
          .execute(),
      ({ customerId }) => customerId,
    );
  }

  /** Adds a note; the customer's record stays as it is. Staff only. Throws CustomerNotFoundError, also for an archived one. */
  async add(actor: Actor, { customerId, text }: NewCustomerNote): Promise<Customer> {
    requireStaff(actor);
    return inTransaction(this.em, async (tx) => {
      const customer = await lockRecord(tx, CUSTOMER, idOf(customerId));
      await tx.em.persist(tx.em.create(CustomerNote, { customer, text, employee: employeeIdOf(actor) })).flush();
      return customer;
    });
  }

  /** Returns a customer's notes in the order in which they were written. Staff only. */
  async of(actor: Actor, customerId: number): Promise<CustomerNoteRecord[]> {
    requireStaff(actor);
    return this.load(customerId);
  }
}
