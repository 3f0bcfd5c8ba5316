import { batchedLists } from '../../../platform/database/batched.js';
import { findRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, StaffActor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { type FieldErrors, ValidationError, VersionConflictError } from '../../../kernel/domain-error.js';
import { markCorrected } from '../../../kernel/corrections.js';
import { addMoney, compareMoney, formatMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { agencyProblem } from '../../fleet/agency/agency-named.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { lockReservation, type NamedReservation } from '../../booking/reservation/reservation-lock.js';
import { changeOf, RESERVATION_CHANGED } from '../../booking/reservation/reservation.events.js';
import { paymentRecorded } from '../../booking/reservation/rental.events.js';
import { canRead } from '../../booking/reservation/reservation.policy.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { PaymentMethod } from '../../../kernel/payment-method.js';
import type { ContractPayment, ContractPayments } from '../../booking/contract/contract-money.js';
import { Payment } from './payment.entity.js';
import { PaymentKind } from './payment.enums.js';
import {
  PaymentAlreadyCorrectedError,
  PaymentClosedError,
  PaymentNotFoundError,
  PaymentOfDepositError,
  PaymentSumError,
} from './payment.errors.js';
import { paymentSheet, standing } from './payment.labels.js';
import type { NewPayment, PaymentCorrection } from './payment.commands.js';
import type { PaymentLedger } from './payment-ledger.js';

const PAYMENT: RecordKind<Payment> = { entity: Payment, notFound: () => new PaymentNotFoundError() };

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly ledger: PaymentLedger;
  readonly settings: SettingsService;
}

/**
 * Keeps the payments of rentals (docs/rules/reservations.md#payments). Their sum stays between zero and the total, also under concurrency.
 */
export class PaymentService implements ContractPayments {
  private readonly load: (reservationId: number) => Promise<Payment[]>;

  constructor(private readonly deps: Deps) {
    this.load = batchedLists(
      (ids) => this.entriesOf(ids),
      ({ reservation }) => reservation.id,
    );
  }

  /**
   * Enters a payment or a refund. Staff only. Throws ValidationError (with the code PAYMENT.SUM if the sum would be below zero or above the
   * total), PaymentClosedError, VersionConflictError, ReservationNotFoundError.
   */
  async record(actor: Actor, payment: NewPayment): Promise<Reservation> {
    requireStaff(actor);
    const { number, version, ...entry } = payment;
    return this.change({ number }, (tx, reservation) => {
      if (version !== reservation.version)
        throw new VersionConflictError('RESERVATION.VERSION_CONFLICT', reservation.id);
      return this.recordWithin(tx, actor, reservation, entry);
    });
  }

  /**
   * Enters a payment or a refund of a locked rental. The caller has checked access and version, flushes, and publishes paymentRecorded. Throws
   * ValidationError and PaymentClosedError.
   */
  async recordWithin(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    { refund, method, paidOn, agencyId, note, amount: sent }: Omit<NewPayment, 'number' | 'version'>,
  ): Promise<void> {
    if (!takes(reservation, refund)) throw new PaymentClosedError();
    refuse({ ...dayProblem(reservation, paidOn), ...(await agencyProblem(tx, agencyId)) });
    const amount = refund ? subtractMoney('0', sent) : sent;
    const problem = sumProblem(reservation, amount);
    if (problem) throw new ValidationError({ amount: [problem] }, 'PAYMENT.SUM');
    const kind = refund ? PaymentKind.REFUND : PaymentKind.PAYMENT;
    const entry = { kind, amount, method, paidOn, agencyId, note: note ?? undefined };
    await this.deps.ledger.add(tx, actor, reservation, entry);
  }

  /**
   * Reverses a wrong entry by an opposite one with a reason; both stay. Staff only. Throws PaymentNotFoundError,
   * PaymentAlreadyCorrectedError, PaymentOfDepositError, PaymentSumError.
   */
  async correct(actor: Actor, { paymentId, reason }: PaymentCorrection): Promise<Reservation> {
    requireStaff(actor);
    const { em, ledger } = this.deps;
    const found = await findRecord(em, PAYMENT, paymentId);
    return this.change({ id: found.reservation.id }, async (tx, reservation) => {
      const payment = await tx.em.findOneOrFail(Payment, { id: found.id });
      const correctedBefore = (await tx.em.count(Payment, { corrects: payment.id })) > 0;
      if (correctedBefore || payment.kind === PaymentKind.CORRECTION) throw new PaymentAlreadyCorrectedError();
      if (payment.method === PaymentMethod.DEPOSIT) throw new PaymentOfDepositError();
      const problem = sumProblem(reservation, subtractMoney('0', payment.amount));
      if (problem) throw new PaymentSumError(problem);
      await ledger.reverse(tx, actor, reservation, payment, reason);
    });
  }

  /** Returns a rental's entries, oldest first, to its owner and the staff; an empty list to others. */
  async of(actor: Actor, reservation: Pick<Reservation, 'id' | 'customerId'>): Promise<Payment[]> {
    return canRead(actor, reservation) ? this.load(reservation.id) : [];
  }

  /**
   * Returns the cash paid for a rental, in Dh, if it reaches the limit of the settings (docs/rules/payments.md#much-cash); null otherwise.
   * Staff only.
   */
  async cashAtLimit(actor: Actor, { id }: Pick<Reservation, 'id'>): Promise<Money | null> {
    requireStaff(actor);
    const { cashLimit } = await this.deps.settings.shown();
    if (cashLimit == null) return null;
    const cash = (await this.load(id)).filter(({ method }) => method === PaymentMethod.CASH);
    const sum = addMoney(...cash.map(({ amount }) => amount));
    return compareMoney(sum, '0') > 0 && compareMoney(sum, cashLimit) >= 0 ? sum : null;
  }

  /** Returns a rental's entries for a document; the caller has checked the permission. */
  forDocument({ id }: Reservation): Promise<Payment[]> {
    return this.load(id);
  }

  /** Returns a rental's entries as its contract prints them; the caller has checked the permission. */
  async forContract({ id }: Pick<Reservation, 'id'>): Promise<ContractPayment[]> {
    const entries = await this.load(id);
    const printed = new Set(standing(entries));
    return entries.map((entry) => ({
      createdAt: entry.createdAt,
      amount: entry.amount,
      sheet: printed.has(entry) ? paymentSheet(entry) : null,
    }));
  }

  /**
   * Runs one change of the payments under the reservation's lock, which serialises concurrent changes, and publishes it after the commit.
   */
  private async change(
    named: NamedReservation,
    apply: (tx: Transaction, reservation: Reservation) => Promise<void> | void,
  ): Promise<Reservation> {
    const { em, domainEvents, events } = this.deps;
    return inTransaction(em, async (tx) => {
      const reservation = await lockReservation(tx, named);
      await apply(tx, reservation);
      await tx.em.flush();
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
      await domainEvents.happened(tx, paymentRecorded, { reservation });
      return reservation;
    });
  }

  private async entriesOf(ids: readonly number[]): Promise<Payment[]> {
    const found = await this.deps.em.find(
      Payment,
      { reservation: { $in: [...ids] } },
      { orderBy: { id: 'asc' }, populate: ['recordedBy'] },
    );
    return markCorrected(found);
  }
}

/** Money may have come in at most this many days before its rental was entered; an earlier date is taken for a typing mistake. */
const MAX_DAYS_BEFORE = 365;

function dayProblem({ createdAt }: Reservation, paidOn: string): FieldErrors {
  const earliest = agencyDay(new Date(createdAt.getTime() - MAX_DAYS_BEFORE * DAY_MS));
  return paidOn < earliest ? { paidOn: ["La date précède la réservation de plus d'un an."] } : {};
}

/** Tells whether a rental takes an entry: an accepted one takes payments and refunds, a cancelled one only refunds. */
function takes({ status }: Reservation, refund: boolean): boolean {
  return status === ReservationStatus.ACCEPTED || (refund && status === ReservationStatus.CANCELLED);
}

/** Returns why an entry of this amount is refused; undefined if the sum stays between zero and the total. */
function sumProblem({ advance, total }: Reservation, amount: Money): string | undefined {
  const [paid, agreed] = [advance ?? '0', total ?? '0'];
  const sum = addMoney(paid, amount);
  if (compareMoney(sum, '0') < 0) return `Seuls ${formatMoney(paid)} ont été payés.`;
  if (compareMoney(sum, agreed) > 0) return `Il ne reste que ${formatMoney(subtractMoney(agreed, paid))} à payer.`;
  return undefined;
}
