import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import { assign } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { isTaken } from '../../../platform/database/sql-errors.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireStaff } from '../../../kernel/access.js';
import {
  type Actor,
  type CustomerActor,
  employeeIdOf,
  isStaff,
  type StaffActor,
  type Caller,
} from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { UnauthenticatedError, ValidationError, assertVersion } from '../../../kernel/domain-error.js';
import { SharedAnswers } from '../../../kernel/shared-answers.js';
import type { FormerPromise, OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { Period } from '../../../kernel/period.js';
import type { PriceBook } from '../../fleet/quote/price-quote.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { IncludedKm, PriceBooks } from '../../fleet/vehicle/price-books.js';
import type { Offer, VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { vehicleInFleet } from '../../fleet/vehicle/vehicle-lock.js';
import type { Acceptance, Ending, ReservationEdit } from './reservation.commands.js';
import type { Reservation, ReservationRecord, ReservationTable } from './reservation.entity.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import {
  ALTERNATIVES,
  ReservationClosedError,
  ReservationNotFoundError,
  ReservationTransitionError,
  VehicleTakenError,
} from './reservation.errors.js';
import {
  applyEdit,
  editProblems,
  giveVehicle,
  keepingBounds,
  promiseTo,
  rentersAfter,
  vehicleFor,
} from './reservation-edit.js';
import { agreedOf, changeOf, rentalBegins, RESERVATION_CHANGED, RESERVATION_EVENTS } from './reservation.events.js';
import { type Extras, extrasWithin } from './reservation-lines.js';
import { tellCategory } from './changed-category.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { lockReservation } from './reservation-lock.js';
import type { ExtraStock, FieldOfExtra } from './extra-stock.js';
import { promisedKmOf } from './included-km.js';
import { needsQuote, quoteAnew } from './reservation-requote.js';
import { assertReadable, canMove, canRead } from './reservation.policy.js';
import { samePeriod } from './reservation.rules.js';
import type { RentalLedger } from './rental-ledger.js';
import { RentalStage, RentalStageError, stageRule } from './rental-stage.js';
import { ReservationStatus } from './reservation-status.js';
import { tellOf } from './reservation.jobs.js';

/** The event that the customer gets a mail about; undefined for none. */
type Occasion = Exclude<keyof typeof RESERVATION_EVENTS, 'created'> | undefined;

/** The terms that an acceptance fixes. */
interface RentalTerms
  extends Pick<Acceptance, 'total' | 'advance' | 'advanceMethod'>, Partial<Pick<Acceptance, 'vehicleId'>> {
  readonly includedKm: readonly IncludedKm[];
}

/** What a new occupation of a rental takes the place of, for the checks of its vehicle and its extras. */
interface PromiseDetails {
  /** The occupation that was released for it. */
  readonly former?: FormerPromise | undefined;
  /** When the rental already had its extras; `former` if left out. */
  readonly had?: Period | undefined;
  /** The field that an extra out of stock is reported at. */
  readonly fieldOf?: FieldOfExtra | undefined;
}

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly vehicleReader: VehicleReader;
  readonly prices: PriceBooks;
  readonly occupations: OccupationService;
  readonly ledger: RentalLedger;
  readonly stock: ExtraStock;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Reads and changes existing reservations (docs/rules/reservations.md#life). */
export class ReservationService {
  private readonly alternatives = new SharedAnswers<Offer[]>();

  constructor(private readonly deps: Deps) {}

  /**
   * Returns what anyone who knows the number may see. Attempts with unknown numbers are limited, those of customers by account, so that
   * strangers at the same address do not lock them out of their own rentals. Throws ReservationNotFoundError, TooManyRequestsError.
   */
  async track({ actor, ip }: Caller, number: string): Promise<ReservationRecord> {
    const look = async (): Promise<ReservationRecord> => {
      const numberKey = parseNumber(number);
      const found = numberKey && (await this.rows().where('numberKey', '=', numberKey).executeTakeFirst());
      if (!found) throw new ReservationNotFoundError();
      return found;
    };
    if (isStaff(actor)) return look();
    const guesser = actor.kind === 'customer' ? `customer ${actor.id}` : ip;
    return this.deps.limits.attempt([{ name: 'unknown-number', key: guesser }], look, isNotFound);
  }

  /** Returns the whole reservation to its owner and the staff. Throws ReservationNotFoundError for others. */
  async get(caller: Caller, number: string): Promise<ReservationRecord> {
    const reservation = await this.track(caller, number);
    assertReadable(caller.actor, reservation);
    return reservation;
  }

  /** Returns a reservation by its id, for live events. Throws ReservationNotFoundError if the caller may not read it. */
  async getById(actor: Actor, id: number): Promise<ReservationRecord> {
    const reservation = await this.rows().where('id', '=', id).executeTakeFirst();
    if (!reservation || !canRead(actor, reservation)) throw new ReservationNotFoundError();
    return reservation;
  }

  private rows() {
    return this.deps.reader.tables<ReservationTable>().selectFrom('reservation').selectAll();
  }

  /**
   * Accepts a request: fixes vehicle, total and advance, and occupies the vehicle. Staff only. Throws VehicleTakenError, which names the
   * conflict, also when another transaction takes the vehicle first.
   */
  async accept(actor: Actor, input: Acceptance): Promise<Reservation> {
    requireStaff(actor);
    const includedKm = await this.deps.prices.includedKm();
    return this.change(actor, input, async (tx, reservation) => {
      await this.makeRental(tx, actor, reservation, { ...input, includedKm });
      return 'accepted';
    });
  }

  /**
   * Accepts a request within the transaction of the caller. The caller must hold the lock of the request, wrap the call in `orTaken`, check
   * the amounts, and afterwards publish the events and enqueue the mails. Throws ReservationTransitionError, and ValidationError if the
   * vehicle has left the fleet.
   */
  async makeRental(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    { vehicleId, total, advance, advanceMethod, includedKm }: RentalTerms,
    fieldOf?: FieldOfExtra,
  ): Promise<void> {
    assertMove(actor, reservation, ReservationStatus.ACCEPTED);
    const vehicle = await vehicleInFleet(tx, vehicleId ?? reservation.vehicle.id);
    if (!vehicle) throw new ValidationError({ vehicleId: [UNKNOWN_VEHICLE] });
    const extras = await this.promiseVehicle(tx, reservation, vehicle, reservation, { fieldOf });
    assign(reservation, {
      status: ReservationStatus.ACCEPTED,
      stage: RentalStage.PLANNED,
      total,
      ...(await promisedKmOf(tx, vehicle, includedKm, extras)),
      acceptedAt: new Date(),
    });
    await this.deps.ledger.open(tx, actor, reservation, advance, advanceMethod ?? undefined);
    markHandled(tx, reservation, actor);
    await this.deps.domainEvents.happened(tx, rentalBegins, { reservation, extras });
  }

  /** Awaits a transaction that may occupy a vehicle. If the vehicle was taken, throws VehicleTakenError, which names the conflict. */
  async orTaken<T>(work: Promise<T>): Promise<T> {
    return work.catch(async (error: unknown) => {
      throw error instanceof SlotTaken ? await this.takenError(error) : error;
    });
  }

  /** Refuses a request; the mail to the customer gives the reason. Staff only. */
  async refuse(actor: Actor, input: Ending): Promise<Reservation> {
    requireStaff(actor);
    return this.change(actor, input, async (tx, reservation) => turnDown(tx, actor, reservation, input.reason));
  }

  /**
   * Refuses a locked request within the transaction of the caller. The mail to the customer is left out if the period is over. Throws
   * ReservationTransitionError.
   */
  async refuseWithin(tx: Transaction, actor: StaffActor, request: Reservation, reason: string): Promise<void> {
    await this.changeLocked(tx, actor, request, async () => turnDown(tx, actor, request, reason));
    if (request.endsAt > new Date()) await tellOf(this.deps.jobs, request.id, 'refused');
  }

  /** Cancels a reservation and frees the vehicle. Owners cancel their requests, staff cancel rentals. */
  async cancel(actor: Actor, input: Ending): Promise<Reservation> {
    if (actor.kind === 'visitor') throw new UnauthenticatedError();
    return this.change(actor, input, (tx, reservation) => this.end(tx, actor, reservation, input.reason));
  }

  /**
   * Cancels a locked request of a customer whose account is deleted in the same transaction, and who therefore gets no mail. Throws
   * ReservationTransitionError.
   */
  async withdraw(tx: Transaction, actor: CustomerActor, request: Reservation, reason: string): Promise<void> {
    await this.changeLocked(tx, actor, request, () => this.end(tx, actor, request, reason));
  }

  private async end(tx: Transaction, actor: Actor, reservation: Reservation, reason: string | null): Promise<Occasion> {
    assertMove(actor, reservation, ReservationStatus.CANCELLED);
    if (reservation.stage && !stageRule(reservation, 'CANCELLED'))
      throw new RentalStageError(reservation.stage, 'CANCELLED');
    await this.deps.occupations.releaseReservation(tx, reservation.id);
    assign(reservation, { status: ReservationStatus.CANCELLED, stage: null, cancelledAt: new Date(), reason });
    if (isStaff(actor)) markHandled(tx, reservation, actor);
    return 'cancelled';
  }

  /**
   * Edits a PENDING or ACCEPTED reservation. If a rental's vehicle is not free for the new dates, nothing is changed. A moved request is
   * priced again; a rental keeps its total unless the edit names another. Staff only.
   */
  async update(actor: Actor, edit: ReservationEdit): Promise<Reservation> {
    requireStaff(actor);
    const book = await this.deps.prices.current();
    return this.change(actor, edit, (tx, reservation) => this.edit(tx, actor, reservation, edit, book));
  }

  /** Edits within the transaction of the caller, without a mail; tells whether that changed anything. Must run within `orTaken`. */
  async updateWithin(tx: Transaction, actor: Actor, edit: ReservationEdit): Promise<boolean> {
    requireStaff(actor);
    const book = await this.deps.prices.current();
    const reservation = await lockReservation(tx, edit);
    const { version } = reservation;
    await this.changeLocked(tx, actor, reservation, () => this.edit(tx, actor, reservation, edit, book));
    return reservation.version !== version;
  }

  private async edit(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    { problems, changes: sent }: ReservationEdit,
    book: PriceBook,
  ): Promise<Occasion> {
    const changes = keepingBounds(sent, reservation);
    if (reservation.status !== ReservationStatus.PENDING && reservation.status !== ReservationStatus.ACCEPTED) {
      throw new ReservationClosedError(reservation.status);
    }
    refuse({ ...problems, ...editProblems(reservation, changes) });
    const period: Period = changes.period ?? reservation;
    const vehicleId = changes.vehicleId ?? reservation.vehicle.id;
    const moved = vehicleId !== reservation.vehicle.id || !samePeriod(period, reservation);
    const vehicle = await vehicleFor(tx, reservation, vehicleId, moved ? period : undefined);
    const promised = promiseTo(reservation);
    if (moved && reservation.status === ReservationStatus.ACCEPTED) {
      // The departure has happened, and the rental may have had another vehicle before, so the occupation starts where it started.
      const left = reservation.stage === RentalStage.OUT;
      const former = left
        ? await this.deps.occupations.releaseRunning(tx, reservation.id)
        : await this.deps.occupations.releaseReservation(tx, reservation.id);
      const since = left ? former?.startsAt : undefined;
      await this.promiseVehicle(
        tx,
        reservation,
        vehicle,
        { ...period, startsAt: since ?? period.startsAt },
        { former },
      );
      if (!samePeriod(period, reservation)) assign(reservation, { graceMinutes: book.graceMinutes });
    } else if (moved) {
      // A request cannot be moved to a period in which it could not have been made.
      if (await this.deps.occupations.conflict(vehicle.id, period, reservation.id)) {
        throw new SlotTaken(reservation, vehicle, period);
      }
    }
    if (reservation.status === ReservationStatus.PENDING && (moved || needsQuote(book, reservation, changes)))
      await quoteAnew(tx, reservation, { vehicle, period, changes, book }, this.deps.stock);
    const named = changes.driver || changes.secondDriver !== undefined;
    const renters = named ? await rentersAfter(tx, reservation, changes) : {};
    applyEdit(reservation, changes, vehicle, period);
    assign(reservation, renters);
    if (reservation.status === ReservationStatus.ACCEPTED && changes.advance !== undefined) {
      await this.deps.ledger.setSum(tx, actor, reservation, changes.advance);
    }
    return promiseTo(reservation) === promised ? undefined : 'changed';
  }

  /** Changes a reservation in a new transaction, after locking it and checking the caller's access and version. */
  private async change(
    actor: Actor,
    { number, version }: { readonly number: string; readonly version: number | null | undefined },
    apply: (tx: Transaction, reservation: Reservation) => Promise<Occasion>,
  ): Promise<Reservation> {
    const work = inTransaction(this.deps.em, async (tx) => {
      const found = await lockReservation(tx, { number });
      assertReadable(actor, found);
      assertVersion(found, version, 'RESERVATION.VERSION_CONFLICT');
      const occasion = await this.changeLocked(tx, actor, found, () => apply(tx, found));
      if (occasion) await tellOf(this.deps.jobs, found.id, occasion);
      return found;
    });
    return this.orTaken(work);
  }

  /** Changes a locked reservation and publishes the change: to other modules within the transaction, to live pages after the commit. */
  private async changeLocked(
    tx: Transaction,
    actor: Actor,
    reservation: Reservation,
    apply: () => Promise<Occasion>,
  ): Promise<Occasion> {
    const { domainEvents, events } = this.deps;
    const before = agreedOf(reservation);
    const { version } = reservation;
    const occasion = await apply();
    await tellCategory(tx, domainEvents, reservation, before);
    await tx.em.flush();
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    if (reservation.version !== version)
      await domainEvents.happened(tx, RESERVATION_EVENTS[occasion ?? 'changed'], { reservation, by: actor, before });
    return occasion;
  }

  /**
   * Occupies the vehicle for a rental and checks its extras, which it returns, after the former occupation was released. Runs within
   * `orTaken`. Throws SlotTaken if the vehicle is taken; ExtraTakenError if extras are out of stock on days outside `had`, over which the
   * rental already had them.
   */
  async promiseVehicle(
    tx: Transaction,
    reservation: Reservation,
    vehicle: Vehicle,
    { startsAt, endsAt }: Period,
    { former, had = former, fieldOf }: PromiseDetails = {},
  ): Promise<Extras> {
    const period = { startsAt, endsAt };
    const free = await this.deps.occupations
      .occupy(tx, vehicle.id, period, { reservationId: reservation.id, former })
      .catch((error: unknown) => {
        if (isTaken(error)) return false;
        throw error;
      });
    if (!free) throw new SlotTaken(reservation, vehicle, period);
    giveVehicle(reservation, vehicle);
    const extras = await extrasWithin(tx, reservation.id);
    await this.deps.stock.assertEnough(tx, reservation.id, extras, { had, fieldOf });
    return extras;
  }

  /** Reads the conflict and the alternatives, after the failed transaction has ended. */
  private async takenError({ reservation, vehicle, period }: SlotTaken): Promise<VehicleTakenError> {
    const { id, pickupPlace, returnPlace } = reservation;
    const conflict = await this.deps.occupations.conflict(vehicle.id, period, id);
    // Many callers may be refused the same slot at once.
    const alternatives = await this.alternatives.get([vehicle.id, period, pickupPlace, returnPlace], () =>
      this.deps.vehicleReader.alternatives(vehicle, period, ALTERNATIVES, { pickupPlace, returnPlace }),
    );
    return new VehicleTakenError(conflictSentence(vehicle.name, conflict, true), alternatives, period);
  }
}

/** Thrown within a transaction when the vehicle is taken; `orTaken` converts it to a VehicleTakenError. */
class SlotTaken extends Error {
  constructor(
    readonly reservation: Reservation,
    readonly vehicle: Vehicle,
    readonly period: Period,
  ) {
    super('slot taken');
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ReservationNotFoundError;
}

function assertMove(actor: Actor, reservation: Reservation, to: ReservationStatus): void {
  if (canMove(actor, reservation, to)) return;
  throw new ReservationTransitionError(reservation.status, to);
}

function turnDown(tx: Transaction, actor: StaffActor, request: Reservation, reason: string | null): Occasion {
  assertMove(actor, request, ReservationStatus.REFUSED);
  assign(request, { status: ReservationStatus.REFUSED, refusedAt: new Date(), reason });
  markHandled(tx, request, actor);
  return 'refused';
}

function markHandled({ em }: Transaction, reservation: Reservation, actor: StaffActor): void {
  em.assign(reservation, { handledBy: employeeIdOf(actor) });
}
