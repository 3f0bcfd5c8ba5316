import { ref } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, isStaff, type StaffActor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, compareMoney, formatMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { agencyDay, toReadableTime } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Period } from '../../../kernel/period.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import { depositChanged } from '../deposit/deposit.events.js';
import { type PaymentLedger, paymentRecorded } from '../payment/payment-ledger.js';
import { PaymentKind } from '../payment/payment.enums.js';
import { isImmobilised } from '../reservation/rental-risk.js';
import { isSettled, RentalStage, RentalStageError, stageRule } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { assertMoney, type MoneyWord } from './departure-money.js';
import { Leg } from './leg.entity.js';
import { departureProblems, elsewhere, kmProblem, leftSince } from './leg-problems.js';
import { StageEvent } from './stage-event.entity.js';
import type { Departure, NoShow, RentalStep, VehicleReading } from './stage.commands.js';
import { NoShowTooEarlyError, VehicleImmobilisedError } from './stage.errors.js';
import { type Leaving, rentalLeaves, rentalMoved } from './stage.events.js';
import { followReading, lockVehicle, takeReadingBack } from './stage-odometer.js';

const MINUTE_MS = 60_000;

/** Where a command leads from each stage; the rules say which of these steps there are, and for whom. */
type Steps = Readonly<Partial<Record<RentalStage, RentalStage>>>;

const LEAVES: Steps = { PLANNED: RentalStage.OUT };
const COMES_BACK: Steps = { OUT: RentalStage.RETURNED };
const IS_MISSED: Steps = { PLANNED: RentalStage.NO_SHOW };
const IS_CLOSED: Steps = { RETURNED: RentalStage.CLOSED };
const IS_REOPENED: Steps = { NO_SHOW: RentalStage.PLANNED, RETURNED: RentalStage.OUT, CLOSED: RentalStage.RETURNED };

/** A vehicle's readings at a moment. */
interface DatedReading {
  readonly at: Date;
  readonly km: number;
  readonly fuel: number;
}

/** Readings of the vehicle that comes back and of the one that leaves. */
export interface SwapReadings extends DatedReading {
  readonly returnedKm: number;
  readonly returnedFuel: number;
}

/** What an event says beside the stage. */
type Told = Pick<
  StageEvent,
  'reason' | 'kept' | 'formerTotal' | 'moneyReason' | 'missingBalance' | 'missingDeposit'
> & { readonly at?: Date };

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly occupations: OccupationService;
  readonly ledger: PaymentLedger;
  readonly reservations: ReservationService;
  readonly settings: SettingsService;
}

/**
 * Leads a rental through its stages (docs/rules/rental-life.md#stages). Which step may follow which, and who may take it, stands in
 * `rental-stage.ts` and is asked here alone. Each command throws ReservationNotFoundError, RentalStageError, VersionConflictError,
 * ForbiddenError where an Admin has to decide, and ValidationError.
 */
export class StageService {
  constructor(private readonly deps: Deps) {}

  register(): void {
    const { domainEvents } = this.deps;
    domainEvents.on(RESERVATION_EVENTS.accepted, (tx, { reservation, by }) => {
      const employeeId = isStaff(by) ? employeeIdOf(by) : null;
      write(tx, reservation, RentalStage.PLANNED, employeeId, { at: reservation.acceptedAt ?? new Date() });
      // Flushed with the transaction: nobody asks for it before.
      return Promise.resolve();
    });
    domainEvents.on(RESERVATION_EVENTS.changed, (tx, { reservation }) => this.closeSettled(tx, reservation));
    domainEvents.on(depositChanged, (tx, { reservation }) => this.closeSettled(tx, reservation));
    domainEvents.on(paymentRecorded, (tx, { reservation }) => this.closeSettled(tx, reservation));
  }

  /**
   * The vehicle leaves: the first leg begins. Staff only. Throws VehicleTakenError where it would leave into another promise, MoneyDueError,
   * VehicleImmobilisedError.
   */
  async depart(actor: Actor, departure: Departure): Promise<Reservation> {
    const { number, version, at: moment, km, fuel, overrideReason, moneyReason } = departure;
    return this.move(actor, { number, version }, LEAVES, async (tx, rental, by) => {
      const at = moment ?? new Date();
      const leaving = { by, overrideReason, moneyReason, inspection: null };
      return { at, reason: overrideReason, ...(await this.handOver(tx, rental, { at, km, fuel }, leaving)) };
    });
  }

  /** The same departure, within a command that records more of a locked rental; fields at fault are those of the reading. */
  async departWithin(tx: Transaction, rental: Reservation, reading: DatedReading, leaving: Leaving): Promise<void> {
    const to = stepFrom(LEAVES, rental);
    assertStep(leaving.by, rental, to, null);
    const word = await this.handOver(tx, rental, reading, leaving);
    await this.enter(tx, rental, to, leaving.by, { at: reading.at, ...word });
  }

  /** The vehicle is back: the leg ends, and what is left of the promise is free. A rental that is paid closes at once. Staff only. */
  async giveBack(actor: Actor, { number, version, at: moment, km, fuel }: VehicleReading): Promise<Reservation> {
    return this.move(actor, { number, version }, COMES_BACK, async (tx, rental) => {
      const at = moment ?? new Date();
      await this.takeBack(tx, rental, { at, km, fuel });
      return { at };
    });
  }

  /** The same return, within a command that changes more of a locked rental; fields at fault are those of the reading. */
  async returnWithin(tx: Transaction, by: StaffActor, rental: Reservation, reading: DatedReading): Promise<void> {
    const to = stepFrom(COMES_BACK, rental);
    assertStep(by, rental, to, null);
    await this.takeBack(tx, rental, reading);
    await this.enter(tx, rental, to, by, { at: reading.at });
    await this.closeSettled(tx, rental);
  }

  /**
   * Ends the leg of a locked rental that is out and begins the next one in another vehicle, which is promised to it from then on. Fields
   * at fault: `at`, `returnedKm`, `km` and `vehicleId`.
   */
  async swapWithin(tx: Transaction, rental: Reservation, vehicle: Vehicle, swap: SwapReadings): Promise<void> {
    const { at, returnedKm, returnedFuel, km, fuel } = swap;
    const leg = await tx.em.findOneOrFail(Leg, { reservation: rental, endedAt: null });
    for (const id of [leg.vehicle.id, vehicle.id].sort((a, b) => a - b)) await lockVehicle(tx, id);
    const { km: returnedProblem } = await kmProblem(tx, leg.vehicle.id, returnedKm);
    refuse({
      ...(at < leg.startedAt
        ? { at: [`L'échange ne peut pas précéder le départ, le ${toReadableTime(leg.startedAt)}.`] }
        : at >= rental.endsAt
          ? { at: [`La location finit le ${toReadableTime(rental.endsAt)} : prolongez-la d'abord.`] }
          : {}),
      ...(returnedProblem ? { returnedKm: returnedProblem } : {}),
      ...(await elsewhere(tx, vehicle.id, at)),
      ...(await kmProblem(tx, vehicle.id, km)),
    });
    tx.em.assign(leg, { endedAt: at, endKm: returnedKm, endFuel: returnedFuel });
    // A rental has one open leg at a time.
    await tx.em.flush();
    tx.em.persist(
      tx.em.create(Leg, { reservation: rental, vehicle: ref(vehicle), startedAt: at, startKm: km, startFuel: fuel }),
    );
    await followReading(tx, leg.vehicle.id, returnedKm);
    await followReading(tx, vehicle.id, km);
    await this.deps.occupations.endReservation(tx, rental.id, at);
    const rest = { startsAt: at, endsAt: rental.endsAt };
    await this.deps.reservations.promise(tx, rental, vehicle, rest, undefined, rest);
  }

  /** Every departure comes through here, so that whatever stops one stops all. Gives an Admin's word on money that is missing. */
  private async handOver(
    tx: Transaction,
    rental: Reservation,
    { at, km, fuel }: DatedReading,
    leaving: Leaving,
  ): Promise<MoneyWord | undefined> {
    const vehicleId = rental.vehicle.id;
    await this.deps.domainEvents.happened(tx, rentalLeaves, { ...leaving, reservation: rental, at });
    const word = await assertMoney(tx, rental, leaving.by, leaving.moneyReason);
    await lockVehicle(tx, vehicleId);
    if (await isImmobilised(tx, vehicleId)) throw new VehicleImmobilisedError();
    refuse({
      ...departureProblems(rental, at),
      ...(await elsewhere(tx, vehicleId, at)),
      ...(await kmProblem(tx, vehicleId, km)),
    });
    if (at < rental.startsAt) await this.promise(tx, rental, at);
    tx.em.persist(
      tx.em.create(Leg, { reservation: rental, vehicle: rental.vehicle, startedAt: at, startKm: km, startFuel: fuel }),
    );
    rental.firstEndsAt ??= rental.endsAt;
    await followReading(tx, vehicleId, km);
    return word;
  }

  private async takeBack(tx: Transaction, rental: Reservation, { at, km, fuel }: DatedReading): Promise<void> {
    const leg = await tx.em.findOneOrFail(Leg, { reservation: rental, endedAt: null });
    await lockVehicle(tx, leg.vehicle.id);
    refuse({
      ...(at < leg.startedAt
        ? { at: [`Le retour ne peut pas précéder le départ, le ${toReadableTime(leg.startedAt)}.`] }
        : {}),
      ...(await kmProblem(tx, leg.vehicle.id, km)),
    });
    tx.em.assign(leg, { endedAt: at, endKm: km, endFuel: fuel });
    await followReading(tx, leg.vehicle.id, km);
    await this.deps.occupations.endReservation(tx, rental.id, at);
  }

  /** Nobody came: the vehicle is free, and what is not kept of the advance goes back. Staff only. Throws NoShowTooEarlyError. */
  async noShow(actor: Actor, { number, version, kept, refundMethod }: NoShow): Promise<Reservation> {
    const { lateAfterMinutes } = await this.deps.settings.rental(actor);
    return this.move(actor, { number, version }, IS_MISSED, async (tx, rental, by) => {
      const from = new Date(rental.startsAt.getTime() + lateAfterMinutes * MINUTE_MS);
      if (new Date() < from) throw new NoShowTooEarlyError(from);
      const refund = subtractMoney(rental.advance ?? '0', kept);
      if (compareMoney(refund, '0') < 0)
        throw new ValidationError({ kept: [`Seuls ${formatMoney(rental.advance ?? '0')} ont été payés.`] });
      if (compareMoney(refund, '0') > 0) {
        if (!refundMethod) throw new ValidationError({ refundMethod: ['Le mode de remboursement est obligatoire.'] });
        await this.deps.ledger.add(tx, by, rental, {
          kind: PaymentKind.REFUND,
          amount: subtractMoney('0', refund),
          method: refundMethod,
          paidOn: agencyDay(new Date()),
          note: 'Client non présenté',
          agreedTotal: addMoney('0', kept),
        });
      }
      const formerTotal = rental.total as Money;
      rental.total = addMoney('0', kept);
      await this.deps.occupations.releaseReservation(tx, rental.id);
      return { kept, formerTotal };
    });
  }

  /** Ends the file of a rental that is back: by anyone once it is paid, else by an Admin with a reason. */
  async close(actor: Actor, { number, version, reason }: RentalStep): Promise<Reservation> {
    return this.move(actor, { number, version, reason }, IS_CLOSED, async () => ({ reason }));
  }

  /**
   * Takes the last step back: a closed rental is returned again, a returned one is out, one that nobody came for is planned.
   * Throws VehicleTakenError when the vehicle has been promised meanwhile.
   */
  async reopen(actor: Actor, { number, version, reason }: RentalStep): Promise<Reservation> {
    return this.move(actor, { number, version, reason }, IS_REOPENED, async (tx, rental) => {
      if (rental.stage === RentalStage.RETURNED) await this.takeReturnBack(tx, rental);
      if (rental.stage === RentalStage.NO_SHOW) {
        const missed = await tx.em.findOneOrFail(
          StageEvent,
          { reservation: rental, stage: RentalStage.NO_SHOW },
          { orderBy: { id: 'desc' } },
        );
        await this.deps.occupations.takeBackFromWorks(tx, rental.vehicle.id, rental);
        await this.promise(tx, rental, rental.startsAt);
        tx.em.assign(rental, { total: missed.formerTotal as Money });
      }
      return { reason };
    });
  }

  private async takeReturnBack(tx: Transaction, rental: Reservation): Promise<void> {
    const leg = await tx.em.findOneOrFail(Leg, { reservation: rental }, { orderBy: { id: 'desc' } });
    await lockVehicle(tx, leg.vehicle.id);
    refuse({ ...(await elsewhere(tx, leg.vehicle.id)), ...(await leftSince(tx, leg)) });
    const km = leg.endKm;
    tx.em.assign(leg, { endedAt: null, endKm: null, endFuel: null });
    await tx.em.flush();
    if (km != null) await takeReadingBack(tx, leg.vehicle.id, km);
    const had = { startsAt: leg.startedAt, endsAt: rental.endsAt };
    await this.deps.occupations.takeBackFromWorks(tx, leg.vehicle.id, had);
    const swapped = (await tx.em.count(Leg, { reservation: rental })) > 1;
    // After a swap the vehicle is the rental's since then; what it had of the others stays.
    if (swapped) await this.promiseAnew(tx, rental, leg.startedAt);
    else {
      const startsAt = leg.startedAt < rental.startsAt ? leg.startedAt : rental.startsAt;
      await this.promise(tx, rental, startsAt, { startsAt, endsAt: rental.endsAt });
    }
  }

  private async promiseAnew(tx: Transaction, rental: Reservation, from: Date): Promise<void> {
    const vehicle = await rental.vehicle.loadOrFail();
    await this.deps.occupations.releaseFrom(tx, rental.id, vehicle.id, from);
    const rest = { startsAt: from, endsAt: rental.endsAt };
    // The customer still has the extras.
    await this.deps.reservations.promise(tx, rental, vehicle, rest, undefined, rest);
  }

  /** Promises the vehicle of a rental anew, from a moment until its promised end. The customer had the extras over `had`. */
  private async promise(tx: Transaction, rental: Reservation, startsAt: Date, had?: Period): Promise<void> {
    const former = await this.deps.occupations.releaseReservation(tx, rental.id);
    const vehicle = await rental.vehicle.loadOrFail();
    await this.deps.reservations.promise(tx, rental, vehicle, { startsAt, endsAt: rental.endsAt }, former, had);
  }

  /** A returned rental that has been paid closes by itself. */
  private async closeSettled(tx: Transaction, rental: Reservation): Promise<void> {
    if (rental.stage !== RentalStage.RETURNED || !isSettled(rental)) return;
    await this.enter(tx, rental, RentalStage.CLOSED, null, {});
  }

  /** One step of one rental: found and locked, checked for the version the caller saw and for what may follow, taken, told. */
  private async move(
    actor: Actor,
    { number, version, reason }: { number: string; version: number; reason?: string | null },
    steps: Steps,
    apply: (tx: Transaction, rental: Reservation, by: StaffActor) => Promise<Told>,
  ): Promise<Reservation> {
    requireStaff(actor);
    const { em, reservations } = this.deps;
    const work = inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      const to = stepFrom(steps, rental);
      assertStep(actor, rental, to, reason);
      const paid = rental.advance;
      const told = await apply(tx, rental, actor);
      await this.enter(tx, rental, to, actor, told);
      if (rental.advance !== paid) await this.deps.domainEvents.happened(tx, paymentRecorded, { reservation: rental });
      if (steps !== IS_REOPENED) await this.closeSettled(tx, rental);
      return rental;
    });
    return reservations.orTaken(work);
  }

  private async enter(
    tx: Transaction,
    rental: Reservation,
    to: RentalStage,
    by: StaffActor | null,
    told: Told,
  ): Promise<void> {
    const { domainEvents, events } = this.deps;
    const from = rental.stage as RentalStage;
    rental.stage = to;
    write(tx, rental, to, by && employeeIdOf(by), told);
    await tx.em.flush();
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
    await domainEvents.happened(tx, rentalMoved, { reservation: rental, from, to, by });
  }
}

function write(
  { em }: Transaction,
  reservation: Reservation,
  stage: RentalStage,
  employeeId: number | null,
  { at = new Date(), reason = null, kept = null, formerTotal = null, ...money }: Told,
): void {
  em.persist(
    em.create(StageEvent, {
      reservation: ref(reservation),
      stage,
      at,
      reason,
      kept,
      formerTotal,
      employee: employeeId,
      ...money,
    }),
  );
}

/** The stage that a command leads to from the one where the rental is. Throws RentalStageError where it leads nowhere. */
function stepFrom(steps: Steps, { stage }: Reservation): RentalStage {
  const to = stage && steps[stage];
  if (!to) throw new RentalStageError(stage, Object.values(steps)[0] as RentalStage);
  return to;
}

/** Throws what keeps this caller from taking a rental to a stage. */
function assertStep(actor: StaffActor, rental: Reservation, to: RentalStage, reason: string | null | undefined): void {
  const rule = stageRule(rental, to);
  if (!rule) throw new RentalStageError(rental.stage, to);
  if (rule.by === 'ADMIN') requireAdmin(actor);
  if (rule.reason && !reason) throw new ValidationError({ reason: ['Le motif est obligatoire.'] });
}
