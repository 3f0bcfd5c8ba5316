import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, StaffActor, Caller } from '../../../kernel/actor.js';
import { assertVersion, type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { compareMoney, formatMoney } from '../../../kernel/money.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import type { RentalLedger } from '../reservation/rental-ledger.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { endMoves, paymentRecorded } from '../reservation/rental.events.js';
import type { Reservation, ReservationRecord, ReservationTable } from '../reservation/reservation.entity.js';
import { ReservationNotFoundError } from '../reservation/reservation.errors.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { tellOf } from '../reservation/reservation.jobs.js';
import { tellCategory } from '../reservation/changed-category.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import type { AmendmentBook } from './amendment-book.js';
import { AMENDMENT_LABELS, AmendmentKind } from './amendment.enums.js';
import { type Move, type RentalChange, ruleOf, type Swap } from './change.commands.js';
import { MovedRentalStaleError } from './change.errors.js';
import { type JudgedChange, judgeChange } from './change-kind.js';
import { leftBefore, optionsOf, priceOfChange } from './change-preview.js';
import { type ChangedPrice, refundOf } from './change-pricing.js';
import type { Handovers, SwapReadings } from './handovers.js';
import type { Rehousing } from './rehousing.js';
import { type RentalTerms, termsOf } from './rental-terms.js';

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly book: AmendmentBook;
  readonly ledger: RentalLedger;
  readonly occupations: OccupationService;
  readonly prices: PriceBooks;
  readonly rehousing: Rehousing;
  readonly reservations: ReservationService;
  readonly handovers: Handovers;
}

/** Changes the terms of a rental by amending its contract (docs/rules/rental-life.md#changes). */
export class RentalChangeService {
  constructor(private readonly deps: Deps) {}

  /**
   * Saves a change with its amendment, and moves the rentals that overlap an extension in the same transaction. Staff only. Throws
   * VehicleTakenError, also for concurrent bookings, VersionConflictError (MovedRentalStaleError for a rental to be moved),
   * ReservationNotFoundError, RentalNotChangeableError, ValidationError.
   */
  async change(actor: Actor, change: RentalChange): Promise<Reservation> {
    requireStaff(actor);
    const { em, jobs, reservations } = this.deps;
    const prices = await this.deps.prices.current();
    const work = inTransaction(em, async (tx) => {
      const { rental, moved } = await this.lockAll(tx, change);
      const now = new Date();
      const returnedAt = change.returned && (change.returned.at ?? now);
      const named = { endsAt: change.endsAt, returnedAt, vehicleId: change.swap?.vehicleId ?? null };
      const judged = judgeChange(rental, named, now, await leftBefore(tx.em, rental, named));
      const rule = ruleOf(change, judged.kind);
      const before = await termsOf(rental);
      const price = priceOfChange(rental, judged, change, prices, await optionsOf(tx.em, rental, prices));
      const { agency } = await rental.vehicle.loadOrFail();
      if (moved.length > 0) await this.assertInTheWay(tx, rental, judged, moved);
      for (const { next } of moved) await this.deps.rehousing.release(tx, next);
      await this.deps.domainEvents.happened(tx, endMoves, { reservation: rental, at: now });
      const at = await this.apply(tx, actor, rental, judged, change, now);
      const reason = `Prolongation de la location ${rental.number}`;
      for (const { next, vehicle } of moved) await this.deps.rehousing.moveTo(tx, actor, next, vehicle, reason);
      // As in a booking, the receipts' register is locked after the stock of the extras: otherwise two such transactions could deadlock.
      const refunded = await this.refund(tx, actor, rental, price, change, {
        note: AMENDMENT_LABELS[judged.kind],
        agencyId: agency.id,
      });
      rental.total = price.total;
      await tellCategory(tx, this.deps.domainEvents, rental, before);
      await tx.em.flush();
      const { pricing, dailyPrice } = rule;
      const facts = { kind: judged.kind, before, at, pricing, dailyPrice, reason: change.reason };
      await this.deps.book.add(tx, actor, rental, facts);
      await this.tell(tx, actor, rental, before);
      if (refunded) await this.deps.domainEvents.happened(tx, paymentRecorded, { reservation: rental });
      // The return comes last, because a rental that is fully paid is closed by it and takes no further entries.
      if (change.returned && returnedAt) {
        const reading = { ...change.returned, at: returnedAt };
        await underField('returned', this.deps.handovers.returnWithin(tx, actor, rental, reading));
      }
      await tellOf(jobs, rental.id, 'changed');
      return rental;
    });
    return reservations.orTaken(work);
  }

  /** Returns a reservation as stored now, for the answer to a caller whose change conflicted. Throws ReservationNotFoundError. */
  stored(caller: Caller, number: string): Promise<ReservationRecord> {
    return this.deps.reservations.get(caller, number);
  }

  /** Locks the rental and those to be moved by rising id, so that concurrent changes cannot deadlock. */
  private async lockAll(
    tx: Transaction,
    { number, version, moves }: RentalChange,
  ): Promise<{ rental: Reservation; moved: { next: Reservation; vehicle: Vehicle }[] }> {
    if (moves.length === 0) {
      const rental = await lockReservation(tx, { number });
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      return { rental, moved: [] };
    }
    const id = await idOfNumber(tx, number);
    if (id === undefined) throw new ReservationNotFoundError();
    const named = await Promise.all(moves.map(async (move) => ({ move, id: await idOfNumber(tx, move.number) })));
    const problems: Record<string, string[]> = {};
    named.forEach(({ id: next }, index) => {
      if (next === undefined) problems[`moves.${index}.number`] = ['Cette réservation est introuvable.'];
      else if (next === id || named.findIndex((other) => other.id === next) !== index)
        problems[`moves.${index}.number`] = ['Cette réservation est nommée deux fois.'];
    });
    if (Object.keys(problems).length > 0) throw new ValidationError(problems);
    const ids = [id, ...named.map((one) => one.id as number)].sort((a, b) => a - b);
    const locked = new Map<number, Reservation>();
    for (const each of ids) locked.set(each, await lockReservation(tx, { id: each }));
    const rental = locked.get(id) as Reservation;
    assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
    const moved = [];
    for (const [index, one] of named.entries()) {
      const next = locked.get(one.id as number) as Reservation;
      moved.push({ next, vehicle: await this.vehicleOfMove(tx, next, one.move, index) });
    }
    return { rental, moved };
  }

  private async vehicleOfMove(tx: Transaction, next: Reservation, move: Move, index: number): Promise<Vehicle> {
    if (next.version !== move.version) throw new MovedRentalStaleError(next.number);
    if (next.stage !== RentalStage.PLANNED)
      throw new ValidationError({ [`moves.${index}.number`]: ['Cette location ne peut plus changer de véhicule.'] });
    return this.deps.rehousing.usableVehicle(tx, move.vehicleId, `moves.${index}.vehicleId`);
  }

  /** Throws ValidationError unless the change is an extension and each rental to be moved overlaps it. */
  private async assertInTheWay(
    tx: Transaction,
    rental: Reservation,
    { kind, endsAt }: JudgedChange,
    moved: readonly { next: Reservation }[],
  ): Promise<void> {
    const over = { startsAt: rental.startsAt, endsAt };
    const conflicts = await this.deps.occupations.conflicts(rental.vehicle.id, over, rental.id, tx.em);
    const inTheWay = new Set(conflicts.map(({ reservationId }) => reservationId));
    const problems: Record<string, string[]> = {};
    moved.forEach(({ next }, index) => {
      if (kind !== AmendmentKind.EXTENSION || !inTheWay.has(next.id))
        problems[`moves.${index}.number`] = ["Cette location n'est pas sur le chemin de la prolongation."];
    });
    if (Object.keys(problems).length > 0) throw new ValidationError(problems);
  }

  /** Moves the vehicle's occupation; returns from when the amendment holds. */
  private async apply(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    { kind, startsAt, endsAt }: JudgedChange,
    { swap }: RentalChange,
    now: Date,
  ): Promise<Date> {
    rental.startsAt = startsAt;
    rental.endsAt = endsAt;
    if (kind === AmendmentKind.EARLY_RETURN) return endsAt;
    if (!swap) {
      await this.promiseUntil(tx, rental, await rental.vehicle.loadOrFail());
      return now;
    }
    const vehicle = await this.deps.rehousing.usableVehicle(tx, swap.vehicleId, 'swap.vehicleId');
    if (rental.stage === RentalStage.PLANNED) {
      await this.promiseUntil(tx, rental, vehicle);
      return now;
    }
    const readings = readingsOf(swap, now);
    await underField('swap', this.deps.handovers.swapWithin(tx, rental, vehicle, readings));
    return readings.at;
  }

  /** Occupies a vehicle from the start of the rental's own occupation until its new end. */
  private async promiseUntil(tx: Transaction, rental: Reservation, vehicle: Vehicle): Promise<void> {
    const former = await this.deps.occupations.releaseRunning(tx, rental.id);
    const { startsAt, endsAt } = rental;
    const period = { startsAt: former?.startsAt ?? startsAt, endsAt };
    await this.deps.reservations.promiseVehicle(tx, rental, vehicle, period, { former });
  }

  /** Enters the refund to a customer who paid more than the new total. Returns whether there was one. */
  private async refund(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    { total }: ChangedPrice,
    { refundMethod }: RentalChange,
    entry: { readonly note: string; readonly agencyId: number },
  ): Promise<boolean> {
    const refund = refundOf(total, rental.advance ?? '0');
    if (compareMoney(refund, '0') === 0) return false;
    if (!refundMethod)
      throw new ValidationError({
        refundMethod: [`Le mode de remboursement est obligatoire : ${formatMoney(refund)} ont été payés en trop.`],
      });
    await this.deps.ledger.refund(tx, actor, rental, {
      amount: refund,
      method: refundMethod,
      agreedTotal: total,
      ...entry,
    });
    return true;
  }

  private async tell(tx: Transaction, by: StaffActor, reservation: Reservation, before: RentalTerms): Promise<void> {
    const { domainEvents, events } = this.deps;
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    await domainEvents.happened(tx, RESERVATION_EVENTS.changed, { reservation, by, before, amended: true });
  }
}

/** Returns the readings of a swap, which are all required once the vehicle is out. Throws ValidationError. */
function readingsOf({ at, returnedKm, returnedFuel, km, fuel }: Swap, now: Date): SwapReadings {
  if (returnedKm !== null && returnedFuel !== null && km !== null && fuel !== null)
    return { at: at ?? now, returnedKm, returnedFuel, km, fuel };
  const missing: Record<string, string[]> = {};
  if (returnedKm === null) missing['swap.returnedKm'] = ['Le kilométrage est obligatoire.'];
  if (returnedFuel === null) missing['swap.returnedFuel'] = ['Le niveau de carburant est obligatoire.'];
  if (km === null) missing['swap.km'] = ['Le kilométrage est obligatoire.'];
  if (fuel === null) missing['swap.fuel'] = ['Le niveau de carburant est obligatoire.'];
  throw new ValidationError(missing);
}

/** Prefixes the fields of a ValidationError with the part of the change that they belong to. */
async function underField<T>(part: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
    const fields: FieldErrors = Object.fromEntries(
      Object.entries(error.fields).map(([field, messages]) => [`${part}.${field}`, messages]),
    );
    throw new ValidationError(fields, error.code);
  });
}

async function idOfNumber({ em }: Transaction, number: string): Promise<number | undefined> {
  const numberKey = parseNumber(number);
  if (!numberKey) return undefined;
  const row = await tablesOf<ReservationTable>(em)
    .selectFrom('reservation')
    .select('id')
    .where('numberKey', '=', numberKey)
    .executeTakeFirst();
  return row?.id;
}
