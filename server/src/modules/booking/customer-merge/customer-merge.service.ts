import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import { lockRecord } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf } from '../../../kernel/actor.js';
import { Customer, type CustomerRecord, type CustomerTable } from '../../people/account/customer.entity.js';
import { CustomerNote } from '../../people/customer/customer-note.entity.js';
import { CUSTOMER } from '../../people/customer/customer-record.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { CustomerMerge, type CustomerMergeRecord, type CustomerMergeTable } from './customer-merge.entity.js';
import { MergeNotFoundError, SameCustomerError, TwoAccountsError } from './customer-merge.errors.js';
import { SharedFact } from './customer-merge.types.js';

/** A record that may be the same person as another one, and why. */
export interface Duplicate {
  readonly customer: CustomerRecord;
  readonly shared: readonly SharedFact[];
}

/** Whether the records `c` and `o` share a fact. An address counts only if the account has verified it. */
const SHARED = {
  LICENCE_NUMBER: sql<boolean>`identity_key(o.licence_number) = identity_key(c.licence_number)`,
  NATIONAL_ID: sql<boolean>`identity_key(o.national_id) = identity_key(c.national_id)`,
  PASSPORT_NUMBER: sql<boolean>`identity_key(o.passport_number) = identity_key(c.passport_number)`,
  PHONE: sql<boolean>`phone_key(o.phone) = phone_key(c.phone) and c.phone <> ''`,
  EMAIL: sql<boolean>`o.email = c.email and c.email <> '' and (o.email_verified_at is not null or c.email_verified_at is not null)`,
} as const satisfies Record<SharedFact, unknown>;
const CONDITIONS = Object.values(SHARED);
const SHARED_FACTS = Object.entries(SHARED).map(
  ([fact, condition]) => sql`case when ${condition} then ${sql.lit(fact)} end`,
);

/** What the kept record takes from the other one if it is empty. */
const FILLED = [
  ...(['licenceNumber', 'licenceCategory', 'licenceIssuedOn', 'licenceExpiresOn', 'nationalId'] as const),
  ...(['passportNumber', 'nationality', 'birthDate', 'papersCheckedAt', 'comment'] as const),
];
const CONTACT = ['phone', 'address'] as const;

/** Finds customer records that are one person, merges two of them, and parts them again (docs/rules/customers.md#merging). */
export class CustomerMergeService {
  private readonly loadDuplicates: (customerId: number) => Promise<Duplicate[]>;

  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
  ) {
    this.loadDuplicates = batched((ids) => this.duplicatesOf(ids));
  }

  /** Returns the records that may be the same person as a customer. Staff only. */
  duplicates(actor: Actor, customerId: number): Promise<Duplicate[]> {
    requireStaff(actor);
    return this.loadDuplicates(customerId);
  }

  /** Returns the merges of a customer that are in force, the newest first. Staff only. */
  merges(actor: Actor, customerId: number): Promise<CustomerMergeRecord[]> {
    requireStaff(actor);
    return this.reader
      .tables<CustomerMergeTable>()
      .selectFrom('customerMerge')
      .selectAll()
      .where('keptId', '=', customerId)
      .where('partedAt', 'is', null)
      .orderBy('id', 'desc')
      .execute();
  }

  /**
   * Gives the rentals and notes of one record to the other one, which keeps its own facts and takes those that it lacks. The one with an
   * account is kept, whichever was named, and its client area shows the rentals. Returns the id of the kept one. Staff only. Throws
   * SameCustomerError, CustomerNotFoundError, TwoAccountsError.
   */
  async merge(actor: Actor, keptId: number, mergedId: number): Promise<number> {
    requireStaff(actor);
    if (keptId === mergedId) throw new SameCustomerError();
    return inTransaction(this.em, async (tx) => {
      const records = new Map<number, Customer>();
      // In the order of their ids, so that two merges of the same records wait for each other.
      for (const id of [keptId, mergedId].sort((one, other) => one - other))
        records.set(id, await lockRecord(tx, CUSTOMER, id));
      const named = [keptId, mergedId].map((id) => records.get(id) as Customer) as [Customer, Customer];
      const [kept, merged] = named[1].registered ? [named[1], named[0]] : named;
      if (merged.registered) throw new TwoAccountsError();
      const moved = { ...(await this.move(tx, merged, kept)), filled: fill(kept, merged) };
      tx.em.assign(merged, { archivedAt: new Date(), mergedIntoId: kept.id });
      const merge = tx.em.create(CustomerMerge, {
        ...{ kept: ref(kept), merged: ref(merged), moved, employee: employeeIdOf(actor) },
      });
      await tx.em.persist(merge).flush();
      return kept.id;
    });
  }

  /** Gives the records of a merge back what each had. Returns the id of the kept one. Admin only. Throws MergeNotFoundError. */
  async part(actor: Actor, mergeId: number): Promise<number> {
    requireAdmin(actor);
    return inTransaction(this.em, async (tx) => {
      const { em } = tx;
      const merge = await lockRecord(tx, MERGE, mergeId);
      const kept = await em.findOneOrFail(Customer, { id: merge.kept.id }, { refresh: true });
      const merged = await em.findOneOrFail(Customer, { id: merge.merged.id }, { refresh: true });
      const { renterOf, secondRenterOf, accountOf, notes, filled } = merge.moved;
      const still = (ids: readonly number[]) => em.find(Reservation, { id: { $in: [...ids] } });
      for (const reservation of await still(renterOf))
        if (reservation.renter?.id === kept.id) reservation.renter = ref(merged);
      for (const reservation of await still(secondRenterOf))
        if (reservation.secondRenter?.id === kept.id) reservation.secondRenter = ref(merged);
      for (const reservation of await still(accountOf))
        if (reservation.customer?.id === kept.id) em.assign(reservation, { customer: null });
      for (const note of await em.find(CustomerNote, { id: { $in: [...notes] } })) note.customer = ref(merged);
      for (const field of filled) if (isSame(kept, merged, field)) em.assign(kept, { [field]: emptyOf(field) });
      em.assign(merged, { archivedAt: null, mergedIntoId: null });
      merge.partedAt = new Date();
      await em.flush();
      return kept.id;
    });
  }

  private async move({ em }: Transaction, from: Customer, to: Customer) {
    const driven = await em.find(Reservation, { renter: from.id });
    const second = await em.find(Reservation, { secondRenter: from.id });
    const notes = await em.find(CustomerNote, { customer: from.id });
    const withoutAccount = to.registered ? driven.filter(({ customer }) => !customer) : [];
    for (const reservation of driven) reservation.renter = ref(to);
    for (const reservation of second) reservation.secondRenter = ref(to);
    for (const reservation of withoutAccount) reservation.customer = ref(to);
    for (const note of notes) note.customer = ref(to);
    const idsOf = (records: readonly { readonly id: number }[]): number[] => records.map(({ id }) => id);
    return {
      renterOf: idsOf(driven),
      secondRenterOf: idsOf(second),
      accountOf: idsOf(withoutAccount),
      notes: idsOf(notes),
    };
  }

  private async duplicatesOf(ids: readonly number[]): Promise<Duplicate[][]> {
    const rows = await this.reader
      .tables<CustomerTable>()
      .selectFrom('customer as c')
      .innerJoin('customer as o', (join) => join.on(sql<boolean>`(${sql.join(CONDITIONS, sql` or `)})`))
      .selectAll('o')
      .select(['c.id as of', sql<SharedFact[]>`array_remove(array[${sql.join(SHARED_FACTS)}], null)`.as('shared')])
      .where(sql<boolean>`c.id = any(${ids})`)
      .whereRef('o.id', '<>', 'c.id')
      .where('o.archivedAt', 'is', null)
      .where('c.archivedAt', 'is', null)
      .where(sql<boolean>`not (o.registered and c.registered)`)
      .orderBy('o.registered', 'desc')
      .orderBy('o.id')
      .execute();
    return ids.map((id) => rows.filter(({ of }) => of === id).map(({ shared, ...customer }) => ({ customer, shared })));
  }
}

const MERGE = {
  entity: CustomerMerge,
  where: { partedAt: null },
  notFound: () => new MergeNotFoundError(),
};

/** Fills what a record lacks from another one; returns the names of the fields. */
function fill(kept: Customer, merged: Customer): string[] {
  const missing = [
    ...FILLED.filter((field) => kept[field] == null && merged[field] != null),
    ...CONTACT.filter((field) => kept[field] === '' && merged[field] !== ''),
  ];
  Object.assign(kept, Object.fromEntries(missing.map((field) => [field, merged[field]])));
  return missing;
}

function isSame(kept: Customer, merged: Customer, field: string): boolean {
  const [one, other] = [kept, merged].map((record) => JSON.stringify(record[field as keyof Customer]));
  return one === other;
}

function emptyOf(field: string): '' | null {
  return CONTACT.some((contact) => contact === field) ? '' : null;
}
