import { ref } from '@mikro-orm/core';
import { leftToRight } from '../../../kernel/left-to-right.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { assertVersion, type FieldErrors } from '../../../kernel/domain-error.js';
import { refuse } from '../../../kernel/check-input.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { LATE_AFTER_MINUTES, Settings } from '../../base/settings/settings.entity.js';
import { ChargeKind, ReturnFinding } from '../../fleet/quote/charge.rules.js';
import { chargedRental, PLAIN_PRICES, type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { quoteRequest } from '../../fleet/quote/trip-options.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { Season } from '../../price/season/season.entity.js';
import { Damage } from '../inspection/damage.entity.js';
import { type ChecklistItem, Inspection } from '../inspection/inspection.entity.js';
import { swapReturnInspected } from '../inspection/inspection.events.js';
import { Cleanliness, InspectionKind, InspectionStatus } from '../inspection/inspection.enums.js';
import { DAMAGE_KIND_LABELS, DAMAGE_SIZE_LABELS, DAMAGE_VIEW_LABELS } from '../inspection/inspection.labels.js';
import { paidDays } from '../../booking/amendment/paid-days.js';
import { linesEntered, linesTakenBack } from '../../booking/rental-line/rental-line.events.js';
import { type EnteredLine, enterLines, oppositeLine, rentOf } from '../../booking/rental-line/rental-lines.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../../booking/reservation/reservation.events.js';
import { tellOf } from '../../booking/reservation/reservation.jobs.js';
import type { ReservationLines } from '../../booking/reservation/reservation-lines.js';
import { lockReservation } from '../../booking/reservation/reservation-lock.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { rentalMoved } from '../../booking/reservation/rental.events.js';
import { type PricedReturn, type Proposal, proposalsOf } from './charge-proposals.js';
import type { ChargeSettlement, SettledCharge } from './return-charge.commands.js';
import { ReturnCharge } from './return-charge.entity.js';
import { ReturnChargeDecision, ReturnChargeStatus } from './return-charge.enums.js';
import { ReturnChargeDecidedError } from './return-charge.errors.js';
import { chargesProposed } from './return-charge.events.js';
import {
  findingsOf,
  type FoundAtReturn,
  type LegReadings,
  type SeenReturn,
  shownFindings,
  type ShownReturn,
} from './return-findings.js';

/** Reason of the price line of a charge that was confirmed at the proposed amount. */
const FOUND = 'Constaté au retour';
const TAKEN_BACK = 'Retour annulé';
const FILE_CLOSED = 'Dossier clôturé sans décision';

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly lines: ReservationLines;
}

/**
 * Proposes charges when a vehicle comes back, and enters the confirmed ones as price lines
 * (docs/rules/rental-life.md#charges-at-the-return).
 */
export class ReturnChargeService {
  constructor(private readonly deps: Deps) {}

  /** Subscribes to returns, closings and reversed price lines. The charges change in the transaction of the event. Call it once. */
  register(): void {
    const { domainEvents } = this.deps;
    domainEvents.on(rentalMoved, async (tx, { reservation, from, to, by }) => {
      if (from === RentalStage.OUT && to === RentalStage.RETURNED) await this.propose(tx, reservation);
      if (from === RentalStage.RETURNED && to === RentalStage.OUT && by) await this.takeBack(tx, by, reservation);
      if (to === RentalStage.CLOSED) await dropUndecided(tx, reservation);
    });
    domainEvents.on(swapReturnInspected, async (tx, { reservation, inspection }) => {
      // Before the return, the findings of a swap are proposed together with the others; a closed rental gets no more charges.
      if (reservation.stage === RentalStage.RETURNED) await this.proposeLate(tx, reservation, inspection);
    });
    domainEvents.on(linesEntered, async (tx, { lines }) => {
      for (const { reverses, reason } of lines) if (reverses) await dropOf(tx, reverses.id, reason ?? null);
    });
  }

  /**
   * Decides on proposed charges, each at most once. A confirmed charge becomes a price line of the rental. Staff only. Throws
   * ReservationNotFoundError, VersionConflictError, ValidationError, ReturnChargeDecidedError, RentalLinesClosedError.
   */
  async settle(actor: Actor, { number, version, charges }: ChargeSettlement): Promise<Reservation> {
    requireStaff(actor);
    const { em, events } = this.deps;
    return inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      await this.decideWithin(tx, actor, rental, charges);
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return rental;
    });
  }

  /**
   * Decides on charges of a locked rental, and enters further lines that are agreed on at the same time: the customer gets one mail. The
   * caller has checked access and version. Throws ValidationError, ReturnChargeDecidedError, RentalLinesClosedError.
   */
  async decideWithin(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    charges: readonly SettledCharge[],
    further: readonly EnteredLine[] = [],
  ): Promise<void> {
    const { domainEvents, jobs } = this.deps;
    const proposed = await tx.em.find(ReturnCharge, { reservation: rental, status: ReturnChargeStatus.PROPOSED });
    const decided = charges.map((choice) => {
      const charge = proposed.find(({ id }) => id === choice.chargeId);
      if (!charge) throw new ReturnChargeDecidedError();
      return { charge, choice };
    });
    refuse(Object.assign({}, ...decided.map(amountProblems)) as FieldErrors);
    const confirmed = decided.filter(({ choice }) => choice.decision === ReturnChargeDecision.CONFIRM);
    const entered = confirmed.map(({ charge, choice }) => ({
      line: lineOf(charge, choice),
      reason: choice.reason ?? FOUND,
    }));
    const lines = await enterLines(tx, actor, rental, [...entered, ...further], 'charges');
    for (const { charge, choice } of decided) {
      const line = lines[confirmed.findIndex((one) => one.charge === charge)];
      tx.em.assign(charge, {
        status: line ? ReturnChargeStatus.CONFIRMED : ReturnChargeStatus.DROPPED,
        confirmedAmount: line?.amount ?? null,
        reason: choice.reason,
        decidedAt: new Date(),
        decidedBy: employeeIdOf(actor),
        line: line ? ref(line) : null,
      });
    }
    rental.openCharges -= decided.length;
    await tx.em.flush();
    if (lines.length > 0) await domainEvents.happened(tx, linesEntered, { reservation: rental, lines, by: actor });
    await domainEvents.happened(tx, RESERVATION_EVENTS.changed, { reservation: rental, by: actor });
    if (lines.length > 0) await tellOf(jobs, rental.id, 'changed', { lineIds: lines.map(({ id }) => id) });
  }

  /**
   * Returns the charges that a return would propose now, and stores nothing. The caller has locked the rental and checked that it is out.
   * Staff only.
   */
  async previewWithin(tx: Transaction, rental: Reservation, back: SeenBack): Promise<Proposal[]> {
    const seen = await inspectedLegs(tx, rental);
    const last = seen.legs.at(-1);
    if (!last) return [];
    const ended = { id: last.id, startKm: last.startKm, startFuel: last.startFuel, plateNumber: last.plateNumber };
    const after = {
      legs: [...seen.legs.slice(0, -1), { ...ended, endKm: back.km, endFuel: back.fuel, endedAt: new Date() }],
      inspections: [...seen.inspections, { ...back, kind: InspectionKind.RETURN, legId: last.id }],
    };
    return this.proposals(tx, rental, findingsOf(await seenOf(tx, rental, after)));
  }

  private async propose(tx: Transaction, rental: Reservation): Promise<void> {
    await this.add(tx, rental, findingsOf(await seenOf(tx, rental, await inspectedLegs(tx, rental))));
  }

  /** Proposes charges for damage found at a swap whose inspection was completed after the return, e.g. by a device that had no network. */
  private async proposeLate(tx: Transaction, rental: Reservation, inspection: Inspection): Promise<void> {
    const { legs, inspections } = await inspectedLegs(tx, rental);
    const ended = legs.filter(({ id }) => id === inspection.leg?.id);
    const shown = shownBy({ legs: ended, inspections }, legs.length > 1);
    const cleaned = await tx.em.count(ReturnCharge, {
      reservation: rental,
      finding: ReturnFinding.CLEANING,
      status: { $ne: ReturnChargeStatus.VOID },
    });
    await this.add(tx, rental, shownFindings({ ...shown, dirty: shown.dirty && cleaned === 0 }));
  }

  private async proposals(
    tx: Transaction,
    rental: Reservation,
    findings: readonly FoundAtReturn[],
  ): Promise<Proposal[]> {
    if (findings.length === 0) return [];
    const settings = await tx.em.findOne(Settings, { id: 1 });
    const rules = await tx.em.find(
      ChargeRule,
      { kind: ChargeKind.RETURN, active: true, finding: { $ne: null } },
      { orderBy: { position: 'asc', id: 'asc' } },
    );
    const rent = rentOf(await this.deps.lines.of(rental));
    const priced = await pricedReturn(tx, rental, rules, rent, settings?.vatPercent ?? PLAIN_PRICES.vatPercent);
    return proposalsOf(findings, rules, priced);
  }

  private async add(tx: Transaction, rental: Reservation, findings: readonly FoundAtReturn[]): Promise<void> {
    const { em } = tx;
    const proposals = await this.proposals(tx, rental, findings);
    const made = proposals.map(({ damageId, ...proposal }) =>
      em.create(ReturnCharge, {
        ...proposal,
        reservation: ref(rental),
        damage: damageId === null ? null : em.getReference(Damage, damageId, { wrapped: true }),
      }),
    );
    if (made.length === 0) return;
    em.persist(made);
    rental.openCharges += made.length;
    await em.flush();
    await this.deps.domainEvents.happened(tx, chargesProposed, { reservation: rental, charges: made });
  }

  /** Voids the charges of a return that was recorded by mistake, and reverses the price lines of confirmed ones. */
  private async takeBack(tx: Transaction, by: StaffActor, rental: Reservation): Promise<void> {
    const charges = await tx.em.find(ReturnCharge, { reservation: rental }, { populate: ['line'] });
    const standing = charges.flatMap(({ status, line }) =>
      status === ReturnChargeStatus.CONFIRMED && line ? [line.getEntity()] : [],
    );
    for (const charge of charges) charge.status = ReturnChargeStatus.VOID;
    rental.openCharges = 0;
    await tx.em.flush();
    if (standing.length === 0) return;
    await this.deps.domainEvents.happened(tx, linesTakenBack, { lines: standing });
    // Undoing a return asks for one reason only, so the lines share a fixed one.
    const entered = standing.map((line) => ({ line: oppositeLine(line), reason: TAKEN_BACK, reverses: line }));
    const lines = await enterLines(tx, by, rental, entered, 'reason');
    await tx.em.flush();
    await this.deps.domainEvents.happened(tx, linesEntered, { reservation: rental, lines, by });
  }
}

/** Returns the problems of a confirmed amount compared to the proposed one. */
function amountProblems({ charge, choice }: Decided, index: number): FieldErrors {
  if (choice.decision === ReturnChargeDecision.DROP) return {};
  const unpriced = compareMoney(charge.amount, '0') === 0;
  if (choice.amount === null) return unpriced ? { [`charges.${index}.amount`]: ['Le montant est obligatoire.'] } : {};
  const changed = !unpriced && compareMoney(choice.amount, charge.amount) !== 0;
  return changed && !choice.reason ? { [`charges.${index}.reason`]: ['Le motif est obligatoire.'] } : {};
}

interface Decided {
  readonly charge: ReturnCharge;
  readonly choice: SettledCharge;
}

function lineOf(charge: ReturnCharge, { amount }: SettledCharge): PriceLine {
  const { label, vatPercent, ruleId } = charge;
  const common = { kind: PriceLineKind.FEE, label, vatPercent, ruleId, pieces: null };
  if (amount === null || compareMoney(amount, charge.amount) === 0)
    return { ...common, quantity: charge.quantity, unitPrice: charge.unitPrice, amount: charge.amount };
  return { ...common, quantity: 1, unitPrice: amount, amount };
}

/** A leg as charges see it. */
interface SeenLeg extends LegReadings {
  readonly id: number;
  readonly plateNumber: string;
  readonly endedAt?: Date | null | undefined;
}

type SeenDamage = Pick<Damage, 'kind' | 'view' | 'size' | 'note'> & { readonly id?: number };

/** What an inspection saw of a vehicle. */
interface SeenInspection {
  readonly kind: InspectionKind;
  readonly legId: number | undefined;
  readonly cleanliness: Cleanliness | null | undefined;
  readonly checklist: readonly ChecklistItem[];
  /** Damage that is new. */
  readonly damages: readonly SeenDamage[];
}

/** What is seen of a vehicle that comes back, before it is stored. */
export type SeenBack = Pick<SeenInspection, 'cleanliness' | 'checklist' | 'damages'> & {
  readonly km: number;
  readonly fuel: number;
};

interface InspectedLegs {
  readonly legs: readonly SeenLeg[];
  readonly inspections: readonly SeenInspection[];
}

/** Returns a rental's legs in the order in which they were driven, with their completed inspections. */
async function inspectedLegs({ em }: Transaction, rental: Reservation): Promise<InspectedLegs> {
  const legs = await em.find(Leg, { reservation: rental }, { orderBy: { id: 'asc' }, populate: ['vehicle'] });
  const completed = { reservation: rental, status: InspectionStatus.COMPLETED };
  const inspections = await em.find(Inspection, completed, { orderBy: { id: 'asc' } });
  const damages =
    inspections.length > 0
      ? await em.find(Damage, { inspection: { $in: inspections } }, { orderBy: { id: 'asc' } })
      : [];
  return {
    legs: legs.map(({ id, startKm, endKm, startFuel, endFuel, endedAt, vehicle }) => ({
      ...{ id, startKm, endKm, startFuel, endFuel, endedAt },
      plateNumber: vehicle.getEntity().plateNumber,
    })),
    inspections: inspections.map(({ id, kind, leg, cleanliness, checklist }) => ({
      ...{ kind, legId: leg?.id, cleanliness, checklist },
      damages: damages.filter(({ inspection }) => inspection.id === id),
    })),
  };
}

/** Returns the facts of a rental that has come back, from its legs and inspections. */
async function seenOf({ em }: Transaction, rental: Reservation, seen: InspectedLegs): Promise<SeenReturn> {
  const settings = await em.findOne(Settings, { id: 1 });
  return {
    legs: seen.legs,
    days: await paidDays(em, rental),
    includedKmPerDay: rental.includedKmPerDay,
    promisedEnd: rental.endsAt,
    returnedAt: seen.legs.at(-1)?.endedAt ?? rental.endsAt,
    lateAfterMinutes: settings?.lateAfterMinutes ?? LATE_AFTER_MINUTES,
    ...shownBy(seen, seen.legs.length > 1),
  };
}

/**
 * Returns the findings of the returns of legs, each compared to the departure of the same leg. With several vehicles, each finding names
 * its vehicle.
 */
function shownBy({ legs, inspections }: InspectedLegs, named: boolean): ShownReturn {
  const shown = { dirty: false, missing: [] as string[], damages: [] as { id: number | null; label: string }[] };
  for (const { id, plateNumber } of legs) {
    const of = (kind: InspectionKind): SeenInspection | undefined =>
      inspections.find((one) => one.kind === kind && one.legId === id);
    const [left, back] = [of(InspectionKind.DEPARTURE), of(InspectionKind.RETURN)];
    if (!back) continue;
    const inVehicle = (label: string): string => (named ? `${label}, ${leftToRight(plateNumber)}` : label);
    const there = new Set(left?.checklist.filter(({ present }) => present).map(({ label }) => label));
    shown.dirty ||= back.cleanliness === Cleanliness.DIRTY && left?.cleanliness !== Cleanliness.DIRTY;
    for (const { label, present } of back.checklist)
      if (!present && there.has(label)) shown.missing.push(inVehicle(label));
    for (const damage of back.damages)
      shown.damages.push({ id: damage.id ?? null, label: inVehicle(damageLabel(damage)) });
  }
  return shown;
}

function damageLabel({ kind, view, size, note }: SeenDamage): string {
  const where = `${DAMAGE_KIND_LABELS[kind].toLowerCase()}, ${DAMAGE_VIEW_LABELS[view]}, ${DAMAGE_SIZE_LABELS[size]}`;
  return note ? `${where} (${note})` : where;
}

async function pricedReturn(
  { em }: Transaction,
  rental: Reservation,
  rules: readonly ChargeRule[],
  rent: Money,
  vatPercent: string,
): Promise<PricedReturn> {
  const vehicle = await rental.vehicle.loadOrFail();
  const seasons = rules.some(({ seasonId }) => seasonId !== null) ? await em.findAll(Season) : [];
  const { pickupPlace, returnPlace, driverAge } = rental;
  const agency = await vehicle.agency.loadOrFail();
  const request = quoteRequest(vehicle, rental, false, { pickupPlace, returnPlace, driverAge, agency });
  return {
    rental: chargedRental(request, rental.days, rent, { charges: rules, seasons }),
    dailyPrice: rental.quotedDailyPrice,
    vatPercent,
  };
}

/** Drops undecided charges when an Admin closes the rental. */
async function dropUndecided({ em }: Transaction, rental: Reservation): Promise<void> {
  if (rental.openCharges === 0) return;
  const charges = await em.find(ReturnCharge, { reservation: rental, status: ReturnChargeStatus.PROPOSED });
  for (const charge of charges)
    em.assign(charge, { status: ReturnChargeStatus.DROPPED, reason: FILE_CLOSED, decidedAt: new Date() });
  rental.openCharges = 0;
  await em.flush();
}

/** Drops the charge whose price line was reversed. */
async function dropOf({ em }: Transaction, lineId: number, reason: string | null): Promise<void> {
  const charge = await em.findOne(ReturnCharge, { line: lineId, status: ReturnChargeStatus.CONFIRMED });
  if (!charge) return;
  em.assign(charge, { status: ReturnChargeStatus.DROPPED, confirmedAmount: null, reason });
  await em.flush();
}
