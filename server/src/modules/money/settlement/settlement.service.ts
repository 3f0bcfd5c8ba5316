import type { Actor, StaffActor } from '../../../kernel/actor.js';
import { requireStaff } from '../../../kernel/access.js';
import { refuse } from '../../../kernel/check-input.js';
import { assertVersion } from '../../../kernel/domain-error.js';
import { addMoney, compareMoney, formatMoney, type Money } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { paymentRecorded } from '../../booking/reservation/rental.events.js';
import type { Reservation, ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED } from '../../booking/reservation/reservation.events.js';
import { lockReservation } from '../../booking/reservation/reservation-lock.js';
import { lumpLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { ReturnChargeStatus } from '../../handover/return-charge/return-charge.enums.js';
import type { ReturnChargeReader } from '../../handover/return-charge/return-charge.reader.js';
import type { ReturnChargeService } from '../../handover/return-charge/return-charge.service.js';
import type { DepositReader } from '../deposit/deposit.reader.js';
import type { DepositService } from '../deposit/deposit.service.js';
import { isPriced } from '../deposit/unpaid-items.js';
import type { PaymentService } from '../payment/payment.service.js';
import type { RentalSettlement } from './settlement.commands.js';
import { DepositSettledError } from './settlement.errors.js';
import { isSome, type Settlement, settlementOf } from './settlement.rules.js';

/** Reason of the line of a charge that was added at the settlement. */
const ADDED = 'Ajouté au règlement';

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly charges: ReturnChargeService;
  readonly chargeReader: ReturnChargeReader;
  readonly deposits: DepositReader;
  readonly depositRecords: DepositService;
  readonly payments: PaymentService;
  readonly settings: SettingsService;
}

/** Settles rentals: charges, deposit and payment in one transaction (docs/rules/payments.md#the-settlement). */
export class SettlementService {
  constructor(private readonly deps: Deps) {}

  /** Returns what a rental has left to settle and the proposed step. Staff only. */
  async of(actor: Actor, reservation: ReservationRecord): Promise<Settlement> {
    requireStaff(actor);
    const { chargeReader, deposits } = this.deps;
    const charges = await chargeReader.of(actor, reservation);
    const proposed = charges.filter(({ status }) => status === ReturnChargeStatus.PROPOSED);
    return settlementOf(
      reservation,
      proposed.map(({ amount }) => amount),
      await deposits.heldByImprint(actor, reservation),
    );
  }

  /**
   * Decides on all proposed charges, keeps of the deposit what pays them, returns a part of it and enters a payment: all of it or nothing.
   * Staff only. Throws ReservationNotFoundError, VersionConflictError, ValidationError, DepositSettledError, ReturnChargeDecidedError,
   * RentalLinesClosedError, PaymentClosedError.
   */
  async settle(actor: Actor, { number, version, ...settlement }: RentalSettlement): Promise<Reservation> {
    requireStaff(actor);
    const { em, events } = this.deps;
    const { vatPercent } = await this.deps.settings.get();
    return inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      const moved = addMoney(settlement.kept, settlement.returned);
      // Said before the version, because the one who comes second has nothing to do once more.
      if (isSome(moved) && !isSome(rental.depositHeld)) throw new DepositSettledError();
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      await this.enterCharges(tx, actor, rental, settlement, vatPercent);
      const { kept, returned, returnMethod, added } = settlement;
      const beside = isPriced(rental) ? [] : added;
      if (isSome(moved))
        await this.deps.depositRecords.settleWithin(tx, actor, rental, { kept, returned, returnMethod, beside });
      if (settlement.payment) await this.pay(tx, actor, rental, settlement.payment);
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return rental;
    });
  }

  private async enterCharges(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    { charges, added, kept }: Pick<RentalSettlement, 'charges' | 'added' | 'kept'>,
    vatPercent: string,
  ): Promise<void> {
    const sum = addMoney(...added.map(({ amount }) => amount));
    const priced = isPriced(rental);
    refuse({
      ...(charges.length < rental.openCharges
        ? { charges: ['Décidez de chaque frais proposé : confirmez-le ou abandonnez-le.'] }
        : {}),
      ...(!priced && compareMoney(sum, kept) > 0
        ? { kept: [`Le prix de cette location ne change plus : retenez au moins ${formatMoney(sum)}.`] }
        : {}),
    });
    const further = added.map(({ label, amount }) => ({
      line: lumpLine(PriceLineKind.AGREED, label, amount, vatPercent),
      reason: ADDED,
    }));
    if (charges.length > 0 || (priced && further.length > 0))
      await this.deps.charges.decideWithin(tx, actor, rental, charges, priced ? further : []);
  }

  private async pay(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    { amount, method }: NonNullable<RentalSettlement['payment']>,
  ): Promise<void> {
    const balance: Money = rental.balance ?? '0.00';
    if (compareMoney(amount, balance) > 0)
      refuse({ 'payment.amount': [`Il ne reste que ${formatMoney(balance)} à payer.`] });
    await this.deps.payments.recordWithin(tx, actor, rental, {
      ...{ amount, method, paidOn: agencyDay(new Date()), refund: false, agencyId: null, note: null },
    });
    await tx.em.flush();
    await this.deps.domainEvents.happened(tx, paymentRecorded, { reservation: rental });
  }
}
