import { ref } from '@mikro-orm/core';
import { findRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, compareMoney, formatMoney, type Money, money, subtractMoney } from '../../../kernel/money.js';
import { Settings } from '../../base/settings/settings.entity.js';
import { lumpLine, PLAIN_PRICES, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { agencyProblem } from '../../fleet/agency/agency-named.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Payment } from '../payment/payment.entity.js';
import { PaymentKind } from '../payment/payment.enums.js';
import type { PaymentLedger } from '../payment/payment-ledger.js';
import { PaymentMethod } from '../../../kernel/payment-method.js';
import type { ReservationLine } from '../../booking/reservation/reservation-line.entity.js';
import { linesEntered, linesTakenBack } from '../../booking/rental-line/rental-line.events.js';
import { enterLines } from '../../booking/rental-line/rental-lines.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { tellOf } from '../../booking/reservation/reservation.jobs.js';
import { extrasWithin } from '../../booking/reservation/reservation-lines.js';
import { lockReservation, type NamedReservation } from '../../booking/reservation/reservation-lock.js';
import {
  categoryChanges,
  changeOf,
  rentalBegins,
  RESERVATION_CHANGED,
  RESERVATION_EVENTS,
} from '../../booking/reservation/reservation.events.js';
import { depositChanged, paymentRecorded } from '../../booking/reservation/rental.events.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type {
  DepositAmount,
  DepositCorrection,
  HeldDeposit,
  KeptDeposit,
  KeptPart,
  ReturnedDeposit,
} from './deposit.commands.js';
import { DepositEntry, type DepositEntryTable } from './deposit-entry.entity.js';
import { DepositEntryKind, DepositMethod } from './deposit.enums.js';
import {
  DepositAlreadyCorrectedError,
  DepositClosedError,
  DepositEntryNotFoundError,
  DepositKeptForLineError,
  DepositSumError,
} from './deposit.errors.js';
import { OPEN_STAGES } from './deposit.reader.js';
import { depositEntered, depositSettled } from './deposit.events.js';
import { expiryOf, returnParts, returnProblem, reversalProblem } from './held-parts.js';
import type { PromisedDeposits } from './promised-deposits.js';
import { entriesWithin, itemToPay, keptFor, unpaidWithin } from './item-to-pay.js';
import { dividedAmong, isPriced } from './unpaid-items.js';

const ENTRY: RecordKind<DepositEntry> = { entity: DepositEntry, notFound: () => new DepositEntryNotFoundError() };

/** Reason of the line of a charge that a retention makes. */
const KEPT_CHARGE = 'Retenue sur caution';

/** Stages of a rental at which a change of vehicle sets the deposit of the new vehicle's category. */
const ASKING_STAGES = [RentalStage.PLANNED, RentalStage.OUT];

/** The content of a new entry. The amount is negative if it lowers the held sum. */
interface NewEntry {
  readonly kind: DepositEntryKind;
  readonly amount: Money;
  readonly method?: DepositMethod | null;
  readonly reference?: string | null;
  readonly expiresOn?: string | null;
  readonly reason?: string | null;
  readonly agencyId?: number | null;
  readonly corrects?: DepositEntry;
  /** The price line that the kept amount pays (null for the rent), and the payment entered for it. */
  readonly pays?: { readonly line: ReservationLine | null; readonly payment: Payment };
}

/** What a settlement does with a deposit. Amounts in Dh. */
export interface DepositSettlement {
  readonly kept: Money;
  readonly returned: Money;
  /** How money goes back; null for the way in which it was left. */
  readonly returnMethod: DepositMethod | null;
  /** Charges of a rental whose price does not change any more; `kept` covers them. */
  readonly beside: readonly { readonly label: string; readonly amount: Money }[];
}

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly ledger: PaymentLedger;
  readonly promised: PromisedDeposits;
  readonly jobs: JobQueue;
}

/**
 * Keeps the deposits of rentals, separate from payments (docs/rules/payments.md#deposits). Never more is returned or kept than is held,
 * also under concurrency. Each command throws ReservationNotFoundError, VersionConflictError and ValidationError.
 */
export class DepositService {
  constructor(private readonly deps: Deps) {}

  /** Listens to the events by which the deposit that a rental asks for changes. Call it once. */
  register(): void {
    const { domainEvents, promised } = this.deps;
    domainEvents.on(rentalBegins, (tx, { reservation, extras }) => promised.ask(tx, reservation, extras));
    domainEvents.on(categoryChanges, async (tx, { reservation }) => {
      if (!reservation.stage || !ASKING_STAGES.includes(reservation.stage)) return;
      await promised.ask(tx, reservation, await extrasWithin(tx, reservation.id));
    });
    // Before what was paid is looked at, because a retention is taken back and not refunded.
    domainEvents.on(linesTakenBack, async (tx, { lines }) => {
      for (const { id } of lines) if (compareMoney(await keptFor(tx, id), '0') > 0) throw new DepositKeptForLineError();
    });
    domainEvents.on(linesEntered, async (tx, { reservation, lines }) => {
      await promised.follow(tx, reservation, lines);
      await tx.em.flush();
    });
  }

  /** Enters a deposit that the customer leaves. Staff only. Throws DepositClosedError. */
  async hold(actor: Actor, { number, version, ...held }: HeldDeposit): Promise<Reservation> {
    requireStaff(actor);
    return this.change({ number }, version, async (tx, rental) => {
      if (!OPEN_STAGES.includes(rental.stage)) throw new DepositClosedError();
      refuse(await agencyProblem(tx, held.agencyId));
      await this.add(tx, actor, rental, { ...held, kind: DepositEntryKind.HELD });
    });
  }

  /**
   * Enters the return of a deposit to the customer, at most the held sum and, by this method, what was left by it. Staff only.
   */
  async giveBack(actor: Actor, { number, version, amount, method, reason }: ReturnedDeposit): Promise<Reservation> {
    requireStaff(actor);
    return this.change({ number }, version, async (tx, rental) => {
      assertHeld(rental, amount);
      refuse(returnProblem(await entriesWithin(tx, rental), method, amount));
      const kind = DepositEntryKind.RETURNED;
      await this.add(tx, actor, rental, { kind, amount: negative(amount), method, reason });
    });
  }

  /**
   * Enters the parts that the agency keeps, at most the held sum. Each pays what it names: a line of the price, the rent, or a charge that
   * is made in the same transaction; never more than is unpaid of it, and of the rental (docs/rules/payments.md#what-a-deposit-pays).
   * Staff only. Throws PaymentClosedError for lines of a rental that takes no payments, RentalLinesClosedError for new charges of a closed
   * one.
   */
  async keep(actor: Actor, { number, version, reason, parts }: KeptDeposit): Promise<Reservation> {
    requireStaff(actor);
    return this.change({ number }, version, async (tx, rental) => {
      const due = isPriced(rental) ? await this.enterCharges(tx, actor, rental, parts) : parts;
      await this.enterKept(tx, actor, rental, due, reason);
    });
  }

  /**
   * Keeps a sum of the deposit of a locked rental for what is unpaid, the charges before the rent, and returns another sum: an imprint is
   * released first, money goes back by `returnMethod`, or as it was left. `beside` is kept for what is no part of the price. The caller
   * has checked access and version. Throws ValidationError.
   */
  async settleWithin(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    { kept, returned, returnMethod, beside }: DepositSettlement,
  ): Promise<void> {
    await this.changeWithin(tx, rental, async () => {
      assertHeld(rental, addMoney(kept, returned), 'kept');
      const others = beside.map(({ label, amount }) => ({ field: 'kept', amount, pays: { charge: label } }));
      const sum = subtractMoney(kept, addMoney(...others.map(({ amount }) => amount)));
      const items = await unpaidWithin(tx, rental);
      const parts = [...dividedAmong(items, sum, items.length > 0 ? (rental.balance ?? '0.00') : '0.00'), ...others];
      await this.enterKept(tx, actor, rental, parts, null);
      const entries = await entriesWithin(tx, rental);
      for (const part of returnParts(entries, returned, returnMethod))
        await this.add(tx, actor, rental, { ...part, amount: negative(part.amount), kind: DepositEntryKind.RETURNED });
    });
  }

  /** Enters the parts that are kept, with the payments of those that pay a part of the price. */
  private async enterKept(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    parts: readonly KeptPart[],
    reason: string | null,
  ): Promise<void> {
    for (const { field, amount, pays } of parts) {
      assertHeld(rental, amount, field);
      const entry = { kind: DepositEntryKind.KEPT, amount: negative(amount) };
      if ('charge' in pays) {
        await this.add(tx, actor, rental, { ...entry, reason: pays.charge });
        continue;
      }
      const { line, label } = await itemToPay(tx, rental, pays.lineId, { amount, field });
      const payment = await this.deps.ledger.add(tx, actor, rental, {
        kind: PaymentKind.PAYMENT,
        amount,
        method: PaymentMethod.DEPOSIT,
        paidOn: agencyDay(new Date()),
        note: label,
      });
      await this.add(tx, actor, rental, { ...entry, reason: reason ?? label, pays: { line, payment } });
      await tx.em.flush();
    }
  }

  /** Enters the charges that a retention makes as lines of the price, and returns the parts with these lines. */
  private async enterCharges(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    parts: readonly KeptPart[],
  ): Promise<readonly KeptPart[]> {
    const charges = parts.flatMap(({ amount, pays }) => ('charge' in pays ? [{ label: pays.charge, amount }] : []));
    if (charges.length === 0) return parts;
    const { domainEvents, jobs } = this.deps;
    const settings = await tx.em.findOne(Settings, { id: 1 });
    const vatPercent = settings?.vatPercent ?? PLAIN_PRICES.vatPercent;
    const entered = charges.map(({ label, amount }) => ({
      line: lumpLine(PriceLineKind.AGREED, label, amount, vatPercent),
      reason: KEPT_CHARGE,
    }));
    const lines = await enterLines(tx, actor, rental, entered, 'charges');
    await tx.em.flush();
    await domainEvents.happened(tx, linesEntered, { reservation: rental, lines, by: actor });
    await domainEvents.happened(tx, RESERVATION_EVENTS.changed, { reservation: rental, by: actor });
    await tellOf(jobs, rental.id, 'changed', { lineIds: lines.map(({ id }) => id) });
    const ids = lines.map(({ id }) => id);
    return parts.map((part) => ('charge' in part.pays ? { ...part, pays: { lineId: ids.shift() ?? null } } : part));
  }

  /**
   * Sets the deposit that a rental requires with its present extras; extras added later still change it. Staff only. Throws
   * DepositClosedError.
   */
  async setAmount(actor: Actor, { number, version, amount }: DepositAmount): Promise<Reservation> {
    requireStaff(actor);
    return this.change({ number }, version, async (tx, rental) => {
      if (!OPEN_STAGES.includes(rental.stage)) throw new DepositClosedError();
      await this.deps.promised.agree(tx, rental, money(amount));
    });
  }

  /**
   * Reverses a wrong entry by an opposite one with a reason; both stay. Staff only. Throws DepositEntryNotFoundError,
   * DepositAlreadyCorrectedError, DepositSumError.
   */
  async correct(actor: Actor, { entryId, reason }: DepositCorrection): Promise<Reservation> {
    requireStaff(actor);
    const found = await findRecord(this.deps.em, ENTRY, entryId);
    return this.change({ id: found.reservation.id }, undefined, async (tx, rental) => {
      const entry = await tx.em.findOneOrFail(DepositEntry, { id: found.id });
      const correctedBefore = (await tx.em.count(DepositEntry, { corrects: entry.id })) > 0;
      if (correctedBefore || entry.kind === DepositEntryKind.CORRECTION) throw new DepositAlreadyCorrectedError();
      const amount = negative(entry.amount);
      if (compareMoney(addMoney(rental.depositHeld, amount), '0') < 0)
        throw new DepositSumError(`Seuls ${formatMoney(rental.depositHeld)} sont encore détenus.`);
      const problem = reversalProblem(await entriesWithin(tx, rental), entry);
      if (problem) throw new DepositSumError(problem);
      const { method, agency, payment } = entry;
      const kind = DepositEntryKind.CORRECTION;
      if (payment) await this.takePaymentBack(tx, actor, rental, await payment.loadOrFail(), reason);
      await this.add(tx, actor, rental, { kind, amount, method, reason, agencyId: agency.id, corrects: entry });
    });
  }

  /** Reverses the payment of the price line when the kept amount that paid it is reversed. */
  private async takePaymentBack(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    payment: Payment,
    note: string,
  ): Promise<void> {
    const amount = negative(payment.amount);
    if (compareMoney(addMoney(rental.advance ?? '0', amount), '0') < 0)
      throw new DepositSumError(`Seuls ${formatMoney(rental.advance ?? '0')} ont été payés.`);
    await this.deps.ledger.add(tx, actor, rental, {
      ...{ kind: PaymentKind.CORRECTION, amount, method: PaymentMethod.DEPOSIT, paidOn: agencyDay(new Date()) },
      ...{ note, agencyId: payment.agency?.id, corrects: payment },
    });
  }

  private async add(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    { corrects, agencyId, pays, ...entry }: NewEntry,
  ): Promise<void> {
    const made = tx.em.create(DepositEntry, {
      ...entry,
      reservation: ref(rental),
      agency: agencyId ?? (await rental.vehicle.loadOrFail()).agency.id,
      recordedBy: employeeIdOf(actor),
      ...(corrects ? { corrects: ref(corrects) } : {}),
      ...(pays ? { line: pays.line && ref(pays.line), payment: ref(pays.payment) } : {}),
    });
    tx.em.persist(made);
    rental.depositHeld = addMoney(rental.depositHeld, entry.amount);
    const entries = await entriesWithin(tx, rental);
    rental.depositExpiresOn = expiryOf(rental, [...entries.filter((each) => each !== made), made]);
    await this.deps.domainEvents.happened(tx, depositEntered, { entry: made, by: actor });
  }

  /** Runs one change of a deposit under the reservation's lock, which serialises concurrent changes, and publishes it after the commit. */
  private async change(
    named: NamedReservation,
    version: number | undefined,
    apply: (tx: Transaction, rental: Reservation) => Promise<void> | void,
  ): Promise<Reservation> {
    const { em, events } = this.deps;
    return inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, named);
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      await this.changeWithin(tx, rental, () => apply(tx, rental));
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return rental;
    });
  }

  /** Runs a change of a locked rental's deposit, and publishes what it did to other modules. */
  private async changeWithin(tx: Transaction, rental: Reservation, apply: () => Promise<void> | void): Promise<void> {
    const { domainEvents } = this.deps;
    const before = rental.depositHeld;
    const paid = rental.advance;
    await apply();
    await tx.em.flush();
    if (compareMoney(before, rental.depositHeld) === 0) return;
    if (compareMoney(rental.depositHeld, '0') === 0 && (await wasLeft(tx, rental)))
      await domainEvents.happened(tx, depositSettled, { reservation: rental });
    if (rental.advance !== paid) await domainEvents.happened(tx, paymentRecorded, { reservation: rental });
    await domainEvents.happened(tx, depositChanged, { reservation: rental });
  }
}

/** Tells whether a deposit was taken, other than by entries that were reversed. */
async function wasLeft({ em }: Transaction, { id }: Reservation): Promise<boolean> {
  const taken = await tablesOf<DepositEntryTable>(em)
    .selectFrom('depositEntry as e')
    .select('e.id')
    .where('e.reservationId', '=', id)
    .where('e.kind', '=', DepositEntryKind.HELD)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('depositEntry as c').select('c.id').whereRef('c.correctsId', '=', 'e.id'))),
    )
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

function assertHeld({ depositHeld }: Reservation, amount: Money, field = 'amount'): void {
  if (compareMoney(amount, depositHeld) <= 0) return;
  const message =
    compareMoney(depositHeld, '0') === 0
      ? "Aucune caution n'est détenue."
      : `Seuls ${formatMoney(depositHeld)} sont détenus.`;
  throw new ValidationError({ [field]: [message] }, 'DEPOSIT.SUM');
}

function negative(amount: Money): Money {
  return subtractMoney('0', amount);
}
