import type { Actor, Caller, StaffActor } from '../../../kernel/actor.js';
import { requireStaff } from '../../../kernel/access.js';
import { fieldsUnder, refuse } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
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
import { RentalStage, RentalStageError } from '../../booking/reservation/rental-stage.js';
import type { ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import { lockReservation } from '../../booking/reservation/reservation-lock.js';
import { lumpLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import type { InspectionCompletion, InspectionDraft } from '../../handover/inspection/inspection.commands.js';
import type { Inspection } from '../../handover/inspection/inspection.entity.js';
import { InspectionKind } from '../../handover/inspection/inspection.enums.js';
import type { InspectionService } from '../../handover/inspection/inspection.service.js';
import type { SettledCharge } from '../../handover/return-charge/return-charge.commands.js';
import { ReturnCharge } from '../../handover/return-charge/return-charge.entity.js';
import { ReturnChargeStatus } from '../../handover/return-charge/return-charge.enums.js';
import type { ReturnChargeReader } from '../../handover/return-charge/return-charge.reader.js';
import type { ReturnChargeService } from '../../handover/return-charge/return-charge.service.js';
import type { DepositReader } from '../deposit/deposit.reader.js';
import type { DepositService } from '../deposit/deposit.service.js';
import { isPriced } from '../deposit/unpaid-items.js';
import type { PaymentService } from '../payment/payment.service.js';
import type { RentalSettlement, ReturnSettlement, SettlementContent } from './settlement.commands.js';
import { DepositSettledError } from './settlement.errors.js';
import { isSome, type ReturnPreview, type Settlement, settlementOf } from './settlement.rules.js';

/** Reason of the line of a charge that was added at the settlement. */
const ADDED = 'Ajouté au règlement';

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly charges: ReturnChargeService;
  readonly chargeReader: ReturnChargeReader;
  readonly deposits: DepositReader;
  readonly inspections: InspectionService;
  readonly reservations: ReservationsById;
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
    return inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      // Said before the version, because the one who comes second has nothing to do once more.
      assertHeld(rental, settlement);
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      await this.settleWithin(tx, actor, rental, settlement);
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return rental;
    });
  }

  /**
   * Returns the charges that a return would propose now, and the step that would settle it. Staff only. Throws ReservationNotFoundError,
   * RentalStageError if the rental is not out, ValidationError if km or fuel are missing.
   */
  async preview(actor: Actor, { number, km, fuel, ...seen }: InspectionDraft): Promise<ReturnPreview> {
    requireStaff(actor);
    refuse({
      ...(km === null ? { km: ['Le kilométrage est obligatoire.'] } : {}),
      ...(fuel === null ? { fuel: ['Le niveau de carburant est obligatoire.'] } : {}),
    });
    const { charges, deposits, em, reservations } = this.deps;
    const { id, proposals } = await inTransaction(em, async (tx) => {
      const found = await lockReservation(tx, { number });
      if (found.stage !== RentalStage.OUT) throw new RentalStageError(found.stage, RentalStage.RETURNED);
      const read = { ...seen, km: km ?? 0, fuel: fuel ?? 0 };
      return { id: found.id, proposals: await charges.previewWithin(tx, found, read) };
    });
    const amounts = proposals.map(({ amount }) => amount);
    const back = { ...(await reservations.get(id)), stage: RentalStage.RETURNED };
    return {
      charges: proposals,
      settlement: settlementOf(back, amounts, await deposits.heldByImprint(actor, back)),
    };
  }

  /**
   * Completes the inspection of a return and settles the rental in one transaction. The same inspection sent again is answered in the same
   * way, and moves nothing. Throws the errors of both, those of the settlement under `settlement`.
   */
  async settleReturn(
    caller: Caller,
    completion: InspectionCompletion,
    settlement: ReturnSettlement,
  ): Promise<Inspection> {
    const { actor } = caller;
    requireStaff(actor);
    const ends = completion.kind === InspectionKind.RETURN && completion.legId === null;
    refuse(ends ? {} : { kind: ['Seul le retour qui termine la location se règle.'] });
    return this.deps.inspections.complete(caller, completion, async (tx, rental) => {
      try {
        assertHeld(rental, settlement);
        await this.settleWithin(tx, actor, rental, {
          ...settlement,
          charges: await proposedOf(tx, rental, settlement),
        });
      } catch (error) {
        if (error instanceof ValidationError) throw new ValidationError(fieldsUnder('settlement', error.fields));
        throw error;
      }
    });
  }

  private async settleWithin(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    settlement: Omit<RentalSettlement, 'number' | 'version'>,
  ): Promise<void> {
    const { vatPercent } = await this.deps.settings.get();
    await this.enterCharges(tx, actor, rental, settlement, vatPercent);
    const { kept, returned, returnMethod, added } = settlement;
    const beside = isPriced(rental) ? [] : added;
    if (moves(settlement))
      await this.deps.depositRecords.settleWithin(tx, actor, rental, { kept, returned, returnMethod, beside });
    if (settlement.payment) await this.pay(tx, actor, rental, settlement.payment);
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

/** Tells whether a settlement keeps or returns a part of the deposit. */
function moves({ kept, returned }: Pick<SettlementContent, 'kept' | 'returned'>): boolean {
  return isSome(kept) || isSome(returned);
}

function assertHeld({ depositHeld }: Reservation, settlement: SettlementContent): void {
  if (moves(settlement) && !isSome(depositHeld)) throw new DepositSettledError();
}

/** Names the charges that a return has just proposed, by the decisions on their preview. Throws ValidationError if they are others. */
async function proposedOf(
  { em }: Transaction,
  rental: Reservation,
  { charges }: ReturnSettlement,
): Promise<SettledCharge[]> {
  const proposed = await em.find(
    ReturnCharge,
    { reservation: rental, status: ReturnChargeStatus.PROPOSED },
    { orderBy: { id: 'asc' } },
  );
  const same =
    proposed.length === charges.length &&
    proposed.every(({ label, amount }, index) => {
      const seen = charges[index];
      return seen?.label === label && compareMoney(seen.proposed, amount) === 0;
    });
  if (!same) refuse({ charges: ['Les frais proposés ont changé depuis : vérifiez-les avec le client.'] });
  return charges.map(({ decision, amount, reason }, index) => ({
    ...{ decision, amount, reason },
    chargeId: proposed[index]?.id ?? 0,
  }));
}
