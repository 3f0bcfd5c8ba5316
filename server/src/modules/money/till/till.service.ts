import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { batched, batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recogniseInvoice } from '../../../platform/files/recognise-upload.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import { requireEmployee, requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, compareMoney, formatMoney, type Money, money, subtractMoney } from '../../../kernel/money.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { agencyProblem } from '../../fleet/agency/agency-named.js';
import { depositEntered } from '../deposit/deposit.events.js';
import { DepositMethod } from '../deposit/deposit.enums.js';
import type { DepositEntryTable } from '../deposit/deposit-entry.entity.js';
import { paymentEntered } from '../payment/payment-ledger.js';
import { PaymentMethod } from '../../../kernel/payment-method.js';
import type { PaymentTable } from '../payment/payment.entity.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { OpenedTill, TillCount, TillMovement } from './till.commands.js';
import type { TillRecord, TillTable } from './till.entity.js';
import { TillEntry, type TillEntryRecord, type TillEntryTable } from './till-entry.entity.js';
import { TillEntryKind } from './till.enums.js';
import { NoTillError, TillClosedError, TillNotFoundError, TillOpenError } from './till.errors.js';

/** Selects the tills of a list. */
export interface TillCriteria {
  readonly agencyId?: number | undefined;
  /** Whether only tills are listed whose count differs from the expected sum. */
  readonly differing?: boolean | undefined;
}

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly domainEvents: DomainEvents;
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
}

/**
 * Keeps the cash of each employee (docs/rules/payments.md#the-till). An open till is locked while an entry is added and while it is
 * closed, so that every entry is either counted or belongs to a later till.
 */
export class TillService {
  private readonly loadEntries: (tillId: number) => Promise<TillEntryRecord[]>;
  private readonly loadNumber: (entryId: number) => Promise<string | null>;
  private readonly loadSum: (tillId: number) => Promise<Money>;

  constructor(private readonly deps: Deps) {
    const { reader } = deps;
    this.loadEntries = batchedLists(
      (ids) =>
        reader
          .tables<TillEntryTable>()
          .selectFrom('tillEntry')
          .selectAll()
          .where('tillId', 'in', ids)
          .orderBy('id')
          .execute(),
      ({ tillId }) => tillId,
    );
    this.loadNumber = batched(async (ids) => {
      const rows = await reader
        .tables<TillEntryTable & PaymentTable & DepositEntryTable & ReservationTable>()
        .selectFrom('tillEntry as e')
        .leftJoin('payment as p', 'p.id', 'e.paymentId')
        .leftJoin('depositEntry as d', 'd.id', 'e.depositEntryId')
        .innerJoin('reservation as r', (join) =>
          join.on('r.id', '=', (eb) => eb.fn.coalesce('p.reservationId', 'd.reservationId')),
        )
        .select(['e.id', 'r.numberKey as key'])
        .where('e.id', 'in', ids)
        .execute();
      const numbers = new Map(rows.map(({ id, key }) => [id, formatNumber(key)]));
      return ids.map((id) => numbers.get(id) ?? null);
    });
    this.loadSum = batched(async (ids) => {
      const rows = await reader
        .tables<TillEntryTable>()
        .selectFrom('tillEntry as e')
        .select(['e.tillId as id', sql<Money>`sum(e.amount)::text`.as('sum')])
        .where('e.tillId', 'in', ids)
        .groupBy('e.tillId')
        .execute();
      const sums = new Map(rows.map(({ id, sum }) => [id, sum]));
      return ids.map((id) => money(sums.get(id) ?? '0'));
    });
  }

  /** Subscribes to payments and deposits. What is paid in cash is entered, in the same transaction, in the open till, if there is one. */
  register(): void {
    const { domainEvents } = this.deps;
    domainEvents.on(paymentEntered, async (tx, { payment, by }) => {
      if (payment.method !== PaymentMethod.CASH) return;
      const corrected = payment.corrects?.id;
      const tillId = await tillFor(tx, by, corrected === undefined ? undefined : ['paymentId', corrected]);
      if (tillId === undefined) return;
      const amount = addMoney(payment.amount, payment.stampDuty ?? '0');
      tx.em.persist(
        tx.em.create(TillEntry, { till: tillId, kind: TillEntryKind.PAYMENT, amount, payment: ref(payment) }),
      );
    });
    domainEvents.on(depositEntered, async (tx, { entry, by }) => {
      if (entry.method !== DepositMethod.CASH) return;
      const corrected = entry.corrects?.id;
      const tillId = await tillFor(tx, by, corrected === undefined ? undefined : ['depositEntryId', corrected]);
      if (tillId === undefined) return;
      const { amount } = entry;
      tx.em.persist(
        tx.em.create(TillEntry, { till: tillId, kind: TillEntryKind.DEPOSIT, amount, depositEntry: ref(entry) }),
      );
    });
  }

  /** Opens the caller's till. For employees, not access keys. Throws ValidationError, TillOpenError. */
  async open(actor: Actor, { agencyId, openingAmount }: OpenedTill): Promise<TillRecord> {
    requireEmployee(actor);
    const id = await inTransaction(this.deps.em, async (tx) => {
      refuse(await agencyProblem(tx, agencyId));
      const now = new Date();
      const row = await tablesOf<TillTable>(tx.em)
        .insertInto('till')
        .values({ createdAt: now, updatedAt: now, agencyId, employeeId: actor.id, openedAt: now, openingAmount })
        .onConflict((conflict) => conflict.column('employeeId').where('closedAt', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) throw new TillOpenError();
      return row.id;
    });
    return this.stored(id);
  }

  /**
   * Closes a till with the counted cash. Employees close their own; an Admin also closes others' tills, with a note of the reason. Throws
   * ValidationError, TillNotFoundError, TillClosedError.
   */
  async close(actor: Actor, { id, countedAmount, note }: TillCount): Promise<TillRecord> {
    requireEmployee(actor);
    await inTransaction(this.deps.em, async ({ em }) => {
      const tables = tablesOf<TillTable>(em);
      const till = await tables
        .selectFrom('till')
        .select(['closedAt', 'openingAmount', 'employeeId'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const own = till?.employeeId === actor.id;
      if (!till || (!own && actor.kind !== 'admin')) throw new TillNotFoundError();
      if (till.closedAt !== null) throw new TillClosedError();
      if (!own && note == null)
        throw new ValidationError({ note: ["Le motif est obligatoire pour fermer la caisse d'un autre."] });
      const expected = addMoney(till.openingAmount, await sumOf(em, id));
      const now = new Date();
      await tables
        .updateTable('till')
        .set({
          closedAt: now,
          updatedAt: now,
          closedById: actor.id,
          countedAmount,
          closingAmount: expected,
          note: note ?? null,
        })
        .where('id', '=', id)
        .execute();
    });
    return this.stored(id);
  }

  /**
   * Records an expense or a bank deposit from the caller's open till, with its proof. For employees, not access keys. Throws
   * ValidationError (also for more than the till holds), NoTillError.
   */
  async move(actor: Actor, movement: TillMovement, proof: Buffer | undefined): Promise<TillRecord> {
    requireEmployee(actor);
    const file = proof && (await this.saveProof(proof));
    const work = inTransaction(this.deps.em, async (tx) => {
      const { em } = tx;
      const till = await tablesOf<TillTable>(em)
        .selectFrom('till')
        .select(['id', 'openingAmount'])
        .where('employeeId', '=', actor.id)
        .where('closedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!till) throw new NoTillError();
      const cash = addMoney(till.openingAmount, await sumOf(em, till.id));
      if (compareMoney(movement.amount, cash) > 0)
        throw new ValidationError({
          amount: [
            compareMoney(cash, '0') > 0
              ? `La caisse ne contient que ${formatMoney(cash)}.`
              : 'La caisse ne contient plus d’espèces.',
          ],
        });
      const { kind, reason } = movement;
      const amount = subtractMoney('0', movement.amount);
      await em.persist(em.create(TillEntry, { till: till.id, kind, amount, reason, proofFile: file ?? null })).flush();
      return till.id;
    });
    const id = await work.catch(async (error: unknown) => {
      await this.deps.storedFiles.release('factures', [file]);
      throw error;
    });
    return this.stored(id);
  }

  /** Returns the caller's open till; undefined without one, and for access keys. Staff only. */
  async own(actor: Actor): Promise<TillRecord | undefined> {
    requireStaff(actor);
    const employeeId = employeeIdOf(actor);
    if (employeeId === null) return undefined;
    return this.tills().where('employeeId', '=', employeeId).where('closedAt', 'is', null).executeTakeFirst();
  }

  /** Returns a till: any to an Admin, their own to employees; undefined otherwise. Staff only. */
  async find(actor: Actor, id: number): Promise<TillRecord | undefined> {
    requireStaff(actor);
    const till = await this.tills().where('id', '=', id).executeTakeFirst();
    return till && (actor.kind === 'admin' || till.employeeId === employeeIdOf(actor)) ? till : undefined;
  }

  /** Returns a page of tills, the last opened first: all to an Admin, their own to employees. Staff only. */
  async list(actor: Actor, { agencyId, differing }: TillCriteria, page: PageRequest): Promise<Page<TillRecord>> {
    requireStaff(actor);
    let tills = this.tills().orderBy('openedAt', 'desc').orderBy('id', 'desc');
    if (actor.kind !== 'admin') tills = tills.where('employeeId', '=', employeeIdOf(actor));
    if (agencyId !== undefined) tills = tills.where('agencyId', '=', agencyId);
    if (differing) tills = tills.whereRef('countedAmount', '<>', 'closingAmount');
    return readPage(tills, page);
  }

  /** Returns the sum that a till should hold, in Dh: its opening amount and its entries. */
  async expected({ id, openingAmount, closingAmount }: TillRecord): Promise<Money> {
    return closingAmount != null ? money(closingAmount) : addMoney(openingAmount, await this.loadSum(id));
  }

  /** Returns a till's entries in the order of their entry. */
  entries({ id }: TillRecord): Promise<TillEntryRecord[]> {
    return this.loadEntries(id);
  }

  /** Returns the number of the rental that an entry is for; null for expenses and bank deposits. */
  reservationNumber({ id }: TillEntryRecord): Promise<string | null> {
    return this.loadNumber(id);
  }

  private stored(id: number): Promise<TillRecord> {
    return this.tills().where('id', '=', id).executeTakeFirstOrThrow();
  }

  private tills() {
    return this.deps.reader.tables<TillTable>().selectFrom('till').selectAll();
  }

  private async saveProof(sent: Buffer): Promise<string> {
    const { bytes, extension } = await recogniseInvoice(sent, 'proof');
    return this.deps.files.save('factures', bytes, extension);
  }
}

/**
 * Returns the open till that an amount of cash belongs to, locked so that it cannot be closed meanwhile. A reversal belongs to the till of
 * the reversed entry if that is still open; everything else to the till of the employee who enters it. Undefined without such a till, and
 * for the reversal of an entry that was in no till.
 */
async function tillFor(
  { em }: Transaction,
  by: StaffActor,
  corrected: readonly ['paymentId' | 'depositEntryId', number] | undefined,
): Promise<number | undefined> {
  const tables = tablesOf<TillTable & TillEntryTable>(em);
  if (corrected) {
    const [column, correctedId] = corrected;
    const former = await tables
      .selectFrom('till as t')
      .select(['t.id', 't.closedAt'])
      .where('t.id', '=', (eb) =>
        eb.selectFrom('tillEntry as e').select('e.tillId').where(`e.${column}`, '=', correctedId),
      )
      .forShare()
      .executeTakeFirst();
    if (!former) return undefined;
    if (former.closedAt === null) return former.id;
  }
  const employeeId = employeeIdOf(by);
  if (employeeId === null) return undefined;
  const own = await tables
    .selectFrom('till')
    .select('id')
    .where('employeeId', '=', employeeId)
    .where('closedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return own?.id;
}

async function sumOf(em: Em, tillId: number): Promise<Money> {
  const row = await tablesOf<TillEntryTable>(em)
    .selectFrom('tillEntry')
    .select((eb) => eb.fn.sum<Money | null>('amount').as('sum'))
    .where('tillId', '=', tillId)
    .executeTakeFirst();
  return money(row?.sum ?? '0');
}
