import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import { requireAdmin } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import type { Changes, Sent } from '../../../kernel/commands.js';
import { DomainError, type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { searchForm } from '../../../kernel/search-form.js';
import { Customer } from '../account/customer.entity.js';
import { type Person, readNewRenter, readRenterEdit } from './customer-desk.commands.js';
import { rated } from './customer-desk.service.js';
import { findRenters } from './renters.js';

/** A customer of another program. */
export interface CarriedCustomer {
  readonly sent: Sent<Person>;
  /** What could not be read of it, by field. */
  readonly unreadable: FieldErrors;
  /** Returns the problem that an earlier one of the same import was the same person. */
  readonly repeats: (recordId: number) => FieldErrors;
}

/** A line as it was read, before anybody looks for the record. */
interface Read extends CarriedCustomer {
  readonly fields: Changes<Person>;
  readonly problems: FieldErrors;
}

const OF_ACCOUNT = "Ce client a un compte : l'adresse de son compte se change dans sa fiche.";

/**
 * Enters customers of another program, many with a few statements, in the unit of work, which the caller flushes
 * (docs/rules/import.md#customers). They get no account; of an account neither address nor password changes. Admin only. Returns each
 * record, or why it is refused; undefined for one who has the name of a new record of the same call, and is to be sent again.
 */
export async function putCustomers(
  tx: Transaction,
  actor: Actor,
  carried: readonly CarriedCustomer[],
): Promise<(Customer | DomainError | undefined)[]> {
  requireAdmin(actor);
  const read = carried.map((one): Read => ({ ...one, ...readNewRenter(one.sent) }));
  const ids = await findRenters(
    tx,
    read.map(({ fields: { lastName = '', firstName = '', ...facts } }) => ({ ...facts, lastName, firstName })),
  );
  const known = ids.flatMap((id) => id ?? []);
  const records = await tx.em.find(Customer, { id: { $in: known } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const byId = new Map(records.map((record) => [record.id, record]));
  const made = new Set<string>();
  return read.map((one, index) => {
    const record = byId.get(ids[index] ?? 0);
    if (record) return change(tx, actor, record, one);
    const problems = { ...one.problems, ...one.unreadable };
    if (Object.keys(problems).length > 0) return new ValidationError(problems);
    const { lastName = '', firstName = '' } = one.fields;
    const name = [lastName, firstName].map(searchForm).sort().join(' ');
    if (made.has(name)) return undefined;
    made.add(name);
    return add(tx, actor, one.fields);
  });
}

function add({ em }: Transaction, actor: StaffActor, fields: Changes<Person>): Customer {
  const unknown = { lastName: '', firstName: '', address: '', phone: '', email: '' };
  const customer = em.create(Customer, { ...unknown, ...fields, registered: false, passwordHash: '' });
  if (fields.rating !== undefined || fields.ratingReason != null) customer.ratedById = employeeIdOf(actor);
  em.persist(customer);
  return customer;
}

/** Changes a record; its name stays as it is written, because it was found by it, in either order. */
function change(
  { em }: Transaction,
  actor: StaffActor,
  record: Customer,
  { sent, unreadable, repeats }: Read,
): Customer | DomainError {
  const { changes, problems } = readRenterEdit({ ...sent, id: record.id, lastName: undefined, firstName: undefined });
  const moved = record.registered && changes.email !== undefined && changes.email !== record.email;
  const found = { ...(moved ? { email: [OF_ACCOUNT] } : {}), ...problems, ...unreadable, ...repeats(record.id) };
  if (Object.keys(found).length > 0) return new ValidationError(found);
  return em.assign(record, rated(actor, record, changes));
}
