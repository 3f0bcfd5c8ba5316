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
import { toReadableTime, MINUTE_MS } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Period } from '../../../kernel/period.js';
import type { WorkOccupations } from '../../upkeep/maintenance/work-occupations.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import { isSettled, RentalStage, RentalStageError, stageRule } from '../../booking/reservation/rental-stage.js';
import type { RentalLedger } from '../../booking/reservation/rental-ledger.js';
import { depositChanged, paymentRecorded, rentalMoved } from '../../booking/reservation/rental.events.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../../booking/reservation/reservation.events.js';
import { lockReservation } from '../../booking/reservation/reservation-lock.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import type { DatedReading, Handovers, SwapReadings } from '../../booking/amendment/handovers.js';
import type { ImmobilisedVehicles } from '../../booking/amendment/immobilised-vehicles.js';
import { assertMoney, type MoneyWord } from './departure-money.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { departureProblems, elsewhere, kmProblem, leftSince } from './leg-problems.js';
import { StageEvent } from './stage-event.entity.js';
import type { Departure, NoShow, RentalStep, VehicleReading } from './stage.commands.js';
import { NoShowTooEarlyError, VehicleImmobilisedError } from './stage.errors.js';
import { type Leaving, rentalLeaves } from './stage.events.js';
import { addTransition, type TransitionDetails } from './stage-transition.js';
import { followReading, lockVehicle, takeReadingBack } from './stage-odometer.js';

/** The stage to which a command leads from each stage. `stageRule` decides which transitions are allowed, and to whom. */
type Steps = Readonly<Partial<Record<RentalStage, RentalStage>>>;

const LEAVES: Steps = { PLANNED: RentalStage.OUT };
const COMES_BACK: Steps = { OUT: RentalStage.RETURNED };
const IS_MISSED: Steps = { PLANNED: RentalStage.NO_SHOW };
const IS_CLOSED: Steps = { RETURNED: RentalStage.CLOSED };
const IS_REOPENED: Steps = { NO_SHOW: RentalStage.PLANNED, RETURNED: RentalStage.OUT, CLOSED: RentalStage.RETURNED };

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly occupations: OccupationService;
  readonly workOccupations: WorkOccupations;
  readonly immobilised: ImmobilisedVehicles;
  readonly ledger: RentalLedger;
  readonly reservations: ReservationService;
  readonly settings: SettingsService;
}

/**
 * Moves rentals through their stages (docs/rules/rental-life.md#stages). `rental-stage.ts` defines the transitions and who may make them;
 * only this class applies them. Each command throws ReservationNotFoundError, RentalStageError, VersionConflictError, ForbiddenError if an
 * Admin has to decide, and ValidationError.
 */
export class StageService implements Handovers {
  constructor(private readonly deps: Deps) {}

  /** Listens to the events that plan or close a rental. Its stage changes in the transaction of the event. */
  register(): void {
    const { domainEvents } = this.deps;
    domainEvents.on(RESERVATION_EVENTS.accepted, async (tx, { reservation, by }) => {
      const employeeId = isStaff(by) ? employeeIdOf(by) : null;
      addTransition(tx, reservation, RentalStage.PLANNED, employeeId, { at: reservation.acceptedAt ?? new Date() });
      await tx.em.flush();
    });
    domainEvents.on(RESERVATION_EVENTS.changed, (tx, { reservation }) => this.closeSettled(tx, reservation));
    domainEvents.on(depositChanged, (tx, { reservation }) => this.closeSettled(tx, reservation));
    domainEvents.on(paymentRecorded, (tx, { reservation }) => this.closeSettled(tx, reservation));
  }

  /**
   * Records a departure and begins the first leg. Staff only. Throws VehicleTakenError if another rental occupies the vehicle,
   * MoneyDueError, VehicleImmobilisedError.
   */
  async depart(actor: Actor, departure: Departure): Promise<Reservation> {
    const { number, version, at: moment, km, fuel, overrideReason, moneyReason } = departure;
    return this.move(actor, { number, version }, LEAVES, async (tx, rental, by) => {
      const at = moment ?? new Date();
      const leaving = { by, overrideReason, moneyReason, inspection: null };
      return { at, reason: overrideReason, ...(await this.handOver(tx, rental, { at, km, fuel }, leaving)) };
    });
  }

  /** Takes a closed rental back to RETURNED within a command that changes its money, for a reason in French. */
  async reopenWithin(tx: Transaction, by: StaffActor, rental: Reservation, reason: string): Promise<void> {
    await this.enter(tx, rental, RentalStage.RETURNED, by, { reason });
  }

  /**
   * Records a departure within a command that also changes other data of a locked rental. ValidationError names the fields of the reading.
   */
  async departWithin(tx: Transaction, rental: Reservation, reading: DatedReading, leaving: Leaving): Promise<void> {
    const to = stepFrom(LEAVES, rental);
    assertStep(leaving.by, rental, to, null);
    const word = await this.handOver(tx, rental, reading, leaving);
    await this.enter(tx, rental, to, leaving.by, { at: reading.at, ...word });
  }

  /**
   * Records a return: ends the leg, and frees the vehicle for the rest of the period. A rental that is settled is closed at once. Staff
   * only.
   */
  async giveBack(actor: Actor, { number, version, at: moment, km, fuel }: VehicleReading): Promise<Reservation> {
    return this.move(actor, { number, version }, COMES_BACK, async (tx, rental) => {
      const at = moment ?? new Date();
      await this.takeBack(tx, rental, { at, km, fuel });
      return { at };
    });
  }

  /** Records a return within a command that also changes other data of a locked rental. ValidationError names the fields of the reading. */
  async returnWithin(tx: Transaction, by: StaffActor, rental: Reservation, reading: DatedReading): Promise<void> {
    const to = stepFrom(COMES_BACK, rental);
    assertStep(by, rental, to, null);
    await this.takeBack(tx, rental, reading);
    await this.enter(tx, rental, to, by, { at: reading.at });
    await this.closeSettled(tx, rental);
  }

  /**
   * Ends the leg of a locked rental that is out, and begins the next one in another vehicle, which it occupies from then on.
   * ValidationError names `at`, `returnedKm`, `km` and `vehicleId`.
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
    // The leg must be ended before the next one is inserted, because the database allows one open leg per rental.
    await tx.em.flush();
    tx.em.persist(
      tx.em.create(Leg, { reservation: rental, vehicle: ref(vehicle), startedAt: at, startKm: km, startFuel: fuel }),
    );
    await followReading(tx, leg.vehicle.id, returnedKm);
    await followReading(tx, vehicle.id, km);
    await this.deps.occupations.endReservation(tx, rental.id, at);
    const rest = { startsAt: at, endsAt: rental.endsAt };
    await this.deps.reservations.promiseVehicle(tx, rental, vehicle, rest, { had: rest });
  }

  /** Makes every departure, so that all checks apply to all commands. Returns the Admin's reason if money is missing. */
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
    if (await this.deps.immobilised.has(tx, vehicleId)) throw new VehicleImmobilisedError();
    refuse({
      ...departureProblems(rental, at),
      ...(await elsewhere(tx, vehicleId, at)),
      ...(await kmProblem(tx, vehicleId, km)),
    });
    if (at < rental.startsAt) await this.promiseFrom(tx, rental, at);
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

  /** Records a no-show: frees the vehicle, and refunds the part of the advance that is not kept. Staff only. Throws NoShowTooEarlyError. */
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
        await this.deps.ledger.refund(tx, by, rental, {
          amount: refund,
          method: refundMethod,
          note: 'Client non présenté',
          agreedTotal: addMoney(kept),
        });
      }
      const formerTotal = rental.total as Money;
      rental.total = addMoney(kept);
      await this.deps.occupations.releaseReservation(tx, rental.id);
      return { kept, formerTotal };
    });
  }

  /** Closes a returned rental: any employee once it is settled, otherwise an Admin with a reason. */
  async close(actor: Actor, { number, version, reason }: RentalStep): Promise<Reservation> {
    return this.move(actor, { number, version, reason }, IS_CLOSED, async () => ({ reason }));
  }

  /**
   * Undoes the last transition: a closed rental becomes returned, a returned one out, a no-show planned. Throws VehicleTakenError if the
   * vehicle was booked in the meantime.
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
        await this.deps.workOccupations.takeBackFromWorks(tx, rental.vehicle.id, rental);
        await this.promiseFrom(tx, rental, rental.startsAt);
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
    await this.deps.workOccupations.takeBackFromWorks(tx, leg.vehicle.id, had);
    const swapped = (await tx.em.count(Leg, { reservation: rental })) > 1;
    // After a swap the rental occupies this vehicle from the swap on; its occupations of former vehicles stay.
    if (swapped) await this.promiseAnew(tx, rental, leg.startedAt);
    else {
      const startsAt = leg.startedAt < rental.startsAt ? leg.startedAt : rental.startsAt;
      await this.promiseFrom(tx, rental, startsAt, { startsAt, endsAt: rental.endsAt });
    }
  }

  private async promiseAnew(tx: Transaction, rental: Reservation, from: Date): Promise<void> {
    const vehicle = await rental.vehicle.loadOrFail();
    await this.deps.occupations.releaseFrom(tx, rental.id, vehicle.id, from);
    const rest = { startsAt: from, endsAt: rental.endsAt };
    // The customer has the extras throughout, so they are not counted again.
    await this.deps.reservations.promiseVehicle(tx, rental, vehicle, rest, { had: rest });
  }

  /** Occupies the vehicle of a rental again, from a time until its promised end. The customer had the extras over `had`. */
  private async promiseFrom(tx: Transaction, rental: Reservation, startsAt: Date, had?: Period): Promise<void> {
    const former = await this.deps.occupations.releaseReservation(tx, rental.id);
    const vehicle = await rental.vehicle.loadOrFail();
    const rest = { startsAt, endsAt: rental.endsAt };
    await this.deps.reservations.promiseVehicle(tx, rental, vehicle, rest, { former, had });
  }

  /** Closes a returned rental automatically once it is settled. */
  private async closeSettled(tx: Transaction, rental: Reservation): Promise<void> {
    if (rental.stage !== RentalStage.RETURNED || !isSettled(rental)) return;
    await this.enter(tx, rental, RentalStage.CLOSED, null, {});
  }

  /**
   * Runs one step of a rental: finds and locks it, checks the version that the caller saw and whether the step is allowed, takes it and
   * publishes it.
   */
  private async move(
    actor: Actor,
    { number, version, reason }: { number: string; version: number; reason?: string | null },
    steps: Steps,
    apply: (tx: Transaction, rental: Reservation, by: StaffActor) => Promise<TransitionDetails>,
  ): Promise<Reservation> {
    requireStaff(actor);
    const { em, reservations } = this.deps;
    const work = inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      const to = stepFrom(steps, rental);
      assertStep(actor, rental, to, reason);
      const paid = rental.advance;
      const details = await apply(tx, rental, actor);
      await this.enter(tx, rental, to, actor, details);
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
    details: TransitionDetails,
  ): Promise<void> {
    const { domainEvents, events } = this.deps;
    const from = rental.stage as RentalStage;
    rental.stage = to;
    addTransition(tx, rental, to, by && employeeIdOf(by), details);
    await tx.em.flush();
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
    await domainEvents.happened(tx, rentalMoved, { reservation: rental, from, to, by });
  }
}

/** Returns the stage to which a command leads from the rental's present one. Throws RentalStageError if there is none. */
function stepFrom(steps: Steps, { stage }: Reservation): RentalStage {
  const to = stage && steps[stage];
  if (!to) throw new RentalStageError(stage, Object.values(steps)[0] as RentalStage);
  return to;
}

/**
 * Throws an error unless the caller may move the rental to a stage: RentalStageError, ForbiddenError, or ValidationError without the
 * required reason.
 */
function assertStep(actor: StaffActor, rental: Reservation, to: RentalStage, reason: string | null | undefined): void {
  const rule = stageRule(rental, to);
  if (!rule) throw new RentalStageError(rental.stage, to);
  if (rule.by === 'ADMIN') requireAdmin(actor);
  if (rule.reason && !reason) throw new ValidationError({ reason: ['Le motif est obligatoire.'] });
}
