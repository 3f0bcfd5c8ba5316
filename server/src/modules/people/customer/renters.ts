import { type RawBuilder, sql } from 'kysely';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { searchForm } from '../../../kernel/search-form.js';
import { Customer, type CustomerRecord, type CustomerTable } from '../account/customer.entity.js';

/** What a reservation says of a driver. */
export interface DriverFacts {
  readonly lastName: string;
  readonly firstName: string;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly licenceNumber?: string | null | undefined;
  readonly nationalId?: string | null | undefined;
  readonly passportNumber?: string | null | undefined;
  readonly nationality?: string | null | undefined;
}

/** What a record takes from reservations if it has none. */
const FILLED = ['licenceNumber', 'nationalId', 'passportNumber', 'nationality'] as const;
/** What the latest reservation of a person without an account says. */
const CONTACT = ['phone', 'email'] as const;

/** What the staff read in a driver's papers. Days are `YYYY-MM-DD`. */
export interface PapersRead {
  readonly licenceNumber: string | null;
  readonly licenceCategory: string | null;
  readonly licenceIssuedOn: string | null;
  readonly licenceExpiresOn: string | null;
  readonly birthDate: string | null;
  readonly nationalId: string | null;
  readonly passportNumber: string | null;
}

/** The columns with numbers of papers, under the names of their properties. */
const PAPERS = {
  licenceNumber: 'licence_number',
  nationalId: 'national_id',
  passportNumber: 'passport_number',
} as const;

/**
 * Returns the id of a driver's customer record, which it makes if there is none, and fills what the record lacks. `chosenId` names the record
 * that the staff chose, or the account that books; docs/rules/customers.md#records says which record is the driver's. Two requests of an
 * unknown person at the same moment make two records, which are offered for merging.
 */
export async function renterOf(tx: Transaction, driver: DriverFacts, chosenId?: number): Promise<number> {
  const found = await recordOf(tx, driver, chosenId);
  if (!found) {
    const record = newRecord(tx, driver);
    await tx.em.flush();
    return record.id;
  }
  if (Object.keys(missing(found, driver)).length > 0) {
    const record = await lockForEdit(tx, found.id);
    tx.em.assign(record, missing(record, driver));
    await tx.em.flush();
  }
  return found.id;
}

/**
 * Finds the records of people as `renterOf` does, or else by the same name and e-mail address, and changes nothing. One statement for all;
 * undefined for whom there is none.
 */
export async function findRenters(tx: Transaction, people: readonly DriverFacts[]): Promise<(number | undefined)[]> {
  const found = await recordsOf(
    tx,
    people.map((person) => ({ ...person, byMail: true })),
  );
  return found.map((record) => record?.id);
}

/**
 * Returns the records of many drivers as `renterOf` does for one, with a few statements. New and changed ones are in the unit of work,
 * which the caller flushes. A driver who has the name of a new record of the same call gets undefined: whether both are one person is known
 * once that one is stored.
 */
export async function rentersOf(tx: Transaction, drivers: readonly DriverFacts[]): Promise<(Customer | undefined)[]> {
  const found = await recordsOf(tx, drivers);
  const lacking = found.flatMap((record, index) =>
    record && Object.keys(missing(record, drivers[index] as DriverFacts)).length > 0 ? record.id : [],
  );
  const records = await lockManyForEdit(tx, lacking);
  const made = new Set<string>();
  return drivers.map((driver, index) => {
    const { id } = found[index] ?? {};
    if (id === undefined) {
      const [name = ''] = namesOf(driver).map(searchForm).sort();
      if (made.has(name)) return undefined;
      made.add(name);
      return newRecord(tx, driver);
    }
    const record = records.get(id);
    if (!record) return tx.em.getReference(Customer, id);
    return tx.em.assign(record, missing(record, driver));
  });
}

/** Keeps the papers that were compared at a departure in the record of the driver. */
export async function keepPapers(tx: Transaction, customerId: number, papers: PapersRead, at: Date): Promise<void> {
  const read = Object.fromEntries(Object.entries(papers).filter(([, value]) => value !== null));
  tx.em.assign(await lockForEdit(tx, customerId), { ...read, papersCheckedAt: at });
  await tx.em.flush();
}

/** The condition that the record `c` has the same name, in either order of its parts. */
export function namedAs(person: Pick<DriverFacts, 'lastName' | 'firstName'>): RawBuilder<boolean> {
  const [one, other] = namesOf(person);
  return sql<boolean>`search_form(c.last_name || ' ' || c.first_name) in (search_form(${one}), search_form(${other}))`;
}

/** Returns a name in both orders of its parts. */
function namesOf({ lastName, firstName }: Pick<DriverFacts, 'lastName' | 'firstName'>): [string, string] {
  return [`${lastName} ${firstName}`, `${firstName} ${lastName}`];
}

/** The conditions that the record `c` has one of these numbers of papers. */
export function samePapers(person: Pick<DriverFacts, keyof typeof PAPERS>): RawBuilder<boolean>[] {
  return Object.entries(PAPERS).flatMap(([paper, column]) => {
    const number = person[paper as keyof typeof PAPERS];
    return number ? [sql<boolean>`identity_key(${sql.ref(`c.${column}`)}) = identity_key(${number})`] : [];
  });
}

/** Returns the current record for an edit. Unlike `lockRecord` it does not wait for those who only keep the record from being deleted. */
async function lockForEdit(tx: Transaction, id: number): Promise<Customer> {
  const record = (await lockManyForEdit(tx, [id])).get(id);
  return record ?? tx.em.findOneOrFail(Customer, { id });
}

/** Returns current records by id, locked as by `lockForEdit`. */
async function lockManyForEdit({ em }: Transaction, ids: readonly number[]): Promise<Map<number, Customer>> {
  if (ids.length === 0) return new Map();
  const rows = tablesOf<CustomerTable>(em).selectFrom('customer').select('id').where('id', 'in', ids);
  await rows.orderBy('id').forNoKeyUpdate().execute();
  const records = await em.find(Customer, { id: { $in: [...ids] } }, { refresh: true });
  return new Map(records.map((record) => [record.id, record]));
}

/** Returns what a driver says and the record lacks; of a person without an account also a newer telephone and address. */
function missing(
  record: Pick<DriverFacts, (typeof FILLED)[number] | (typeof CONTACT)[number]> & { readonly registered: boolean },
  driver: DriverFacts,
): Partial<DriverFacts> {
  const filled = FILLED.filter((field) => record[field] == null && driver[field] != null);
  const newer = record.registered ? [] : CONTACT.filter((field) => driver[field] && driver[field] !== record[field]);
  return Object.fromEntries([...filled, ...newer].map((field) => [field, driver[field]]));
}

/** A record that may be a driver's. */
type FoundRecord = Pick<CustomerRecord, 'id' | 'registered' | (typeof CONTACT)[number] | (typeof FILLED)[number]>;

/** A person whose record is looked for. */
interface Sought extends DriverFacts {
  readonly chosenId?: number | undefined;
  /** Whether the same e-mail address is enough beside the name. */
  readonly byMail?: boolean | undefined;
}

async function recordOf(tx: Transaction, driver: DriverFacts, chosenId?: number): Promise<FoundRecord | undefined> {
  const [found] = await recordsOf(tx, [{ ...driver, chosenId }]);
  return found;
}

/** Returns the record of each of these people by one statement; undefined for whom there is none. */
async function recordsOf(tx: Transaction, people: readonly Sought[]): Promise<(FoundRecord | undefined)[]> {
  const found: (FoundRecord | undefined)[] = people.map(() => undefined);
  const [first, ...others] = people.flatMap((person, index) => recordWith(tx, person, index) ?? []);
  if (!first) return found;
  const query = others.reduce((all, other) => all.unionAll(other), first);
  for (const { index, ...record } of await query.execute()) found[index] = record;
  return found;
}

/** Selects the record that has the name of a person and is the surest otherwise; undefined if nothing else is known of the person. */
function recordWith({ em }: Transaction, { chosenId, byMail, ...person }: Sought, index: number) {
  const papers = samePapers(person);
  // The surest first.
  const conditions = [
    ...(papers.length > 0 ? [sql<boolean>`(${sql.join(papers, sql` or `)})`] : []),
    ...(chosenId === undefined ? [] : [sql<boolean>`c.id = ${chosenId}`]),
    ...(person.phone ? [sql<boolean>`phone_key(c.phone) = phone_key(${person.phone})`] : []),
    ...(byMail && person.email ? [sql<boolean>`c.email = ${person.email}`] : []),
  ];
  if (conditions.length === 0) return undefined;
  const surest = conditions.map((condition, rank) => sql`when ${condition} then ${sql.lit(rank)}`);
  const tables = tablesOf<CustomerTable>(em);
  const best = tables
    .selectFrom('customer as c')
    .select(['c.id', 'c.registered', ...CONTACT, ...FILLED])
    .select(sql<number>`${sql.lit(index)}::int`.as('index'))
    .where('c.archivedAt', 'is', null)
    .where(namedAs(person))
    .where(sql<boolean>`(${sql.join(conditions, sql` or `)})`)
    .orderBy(sql`case ${sql.join(surest, sql` `)} end`)
    .orderBy('c.registered', 'desc')
    .orderBy('c.id')
    .limit(1);
  return tables.selectFrom(best.as('best')).selectAll();
}

/** Makes a record in the unit of work, which the next flush stores. */
function newRecord({ em }: Transaction, driver: DriverFacts): Customer {
  const { lastName, firstName, phone, email, licenceNumber, nationalId, passportNumber, nationality } = driver;
  const record = em.create(Customer, {
    ...{ registered: false, lastName, firstName, licenceNumber, nationalId, passportNumber, nationality },
    ...{ address: '', phone: phone ?? '', email: email ?? '', passwordHash: '' },
  });
  em.persist(record);
  return record;
}
