import { type RawBuilder, sql } from 'kysely';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Customer, type CustomerTable } from '../account/customer.entity.js';

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
  if (!found) return (await makeRecord(tx, driver)).id;
  if (Object.keys(missing(found, driver)).length > 0) {
    const record = await lockForEdit(tx, found.id);
    tx.em.assign(record, missing(record, driver));
    await tx.em.flush();
  }
  return found.id;
}

/** Keeps the papers that were compared at a departure in the record of the driver. */
export async function keepPapers(tx: Transaction, customerId: number, papers: PapersRead, at: Date): Promise<void> {
  const read = Object.fromEntries(Object.entries(papers).filter(([, value]) => value !== null));
  tx.em.assign(await lockForEdit(tx, customerId), { ...read, papersCheckedAt: at });
  await tx.em.flush();
}

/** The condition that the record `c` has the same name, in either order of its parts. */
export function namedAs({ lastName, firstName }: Pick<DriverFacts, 'lastName' | 'firstName'>): RawBuilder<boolean> {
  return sql<boolean>`search_form(c.last_name || ' ' || c.first_name)
    in (search_form(${`${lastName} ${firstName}`}), search_form(${`${firstName} ${lastName}`}))`;
}

/** The conditions that the record `c` has one of these numbers of papers. */
export function samePapers(person: Pick<DriverFacts, keyof typeof PAPERS>): RawBuilder<boolean>[] {
  return Object.entries(PAPERS).flatMap(([paper, column]) => {
    const number = person[paper as keyof typeof PAPERS];
    return number ? [sql<boolean>`identity_key(${sql.ref(`c.${column}`)}) = identity_key(${number})`] : [];
  });
}

/** Returns the current record for an edit. Unlike `lockRecord` it does not wait for those who only keep the record from being deleted. */
async function lockForEdit({ em }: Transaction, id: number): Promise<Customer> {
  await tablesOf<CustomerTable>(em).selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return em.findOneOrFail(Customer, { id }, { refresh: true });
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

async function recordOf({ em }: Transaction, driver: DriverFacts, chosenId: number | undefined) {
  const found = (condition: RawBuilder<boolean>) =>
    tablesOf<CustomerTable>(em)
      .selectFrom('customer as c')
      .select(['c.id', 'c.registered', ...CONTACT, ...FILLED])
      .where('c.archivedAt', 'is', null)
      .where(namedAs(driver))
      .where(condition)
      .orderBy('c.registered', 'desc')
      .orderBy('c.id')
      .limit(1)
      .executeTakeFirst();
  const { phone } = driver;
  const papers = samePapers(driver);
  // The surest first.
  const conditions = [
    ...(papers.length > 0 ? [sql<boolean>`(${sql.join(papers, sql` or `)})`] : []),
    ...(chosenId === undefined ? [] : [sql<boolean>`c.id = ${chosenId}`]),
    ...(phone ? [sql<boolean>`phone_key(c.phone) = phone_key(${phone})`] : []),
  ];
  for (const condition of conditions) {
    const record = await found(condition);
    if (record) return record;
  }
  return undefined;
}

async function makeRecord({ em }: Transaction, driver: DriverFacts): Promise<Customer> {
  const { lastName, firstName, phone, email, licenceNumber, nationalId, passportNumber, nationality } = driver;
  const record = em.create(Customer, {
    ...{ registered: false, lastName, firstName, licenceNumber, nationalId, passportNumber, nationality },
    ...{ address: '', phone: phone ?? '', email: email ?? '', passwordHash: '' },
  });
  await em.persist(record).flush();
  return record;
}
