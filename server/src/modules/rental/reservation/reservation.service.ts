import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import { assign } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { isTaken } from '../../../platform/database/sql-errors.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, type CustomerActor, employeeIdOf, isStaff, type StaffActor } from '../../../kernel/actor.js';
import type { Changes } from '../../../kernel/commands.js';
import { refuse } from '../../../kernel/check-input.js';
import { UnauthenticatedError, ValidationError, assertVersion } from '../../../kernel/domain-error.js';
import type { Money } from '../../../kernel/money.js';
import type { PaymentMethod } from './payment-method.js';
import type { FormerPromise, OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { Period } from '../../../kernel/period.js';
import type { PriceBook } from '../../fleet/quote/price-quote.js';
import { asksAgency, quoteRequest } from '../../fleet/quote/trip-options.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { extraProblems, offersOf } from '../../price/book/extra-offers.js';
import type { PriceBooks, VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { staysInFleet } from '../../fleet/vehicle/vehicle-lock.js';
import type { VehicleService } from '../../fleet/vehicle/vehicle.service.js';
import type { Acceptance, Ending, ReservationEdit, ReservationFields } from './reservation.commands.js';
import { Reservation } from './reservation.entity.js';
import {
  ALTERNATIVES,
  ReservationClosedError,
  ReservationNotFoundError,
  ReservationTransitionError,
  UNKNOWN_VEHICLE,
  VehicleTakenError,
} from './reservation.errors.js';
import { applyEdit, editProblems, giveVehicle, promiseTo, requote } from './reservation-edit.js';
import { agreedOf, changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from './reservation.events.js';
import { lockReservation, selectedBy } from './reservation-lock.js';
import type { ExtraStock } from './extra-stock.js';
import { keepLines, keptExtras } from './reservation-lines.js';
import { assertReadable, canMove, canRead } from './reservation.policy.js';
import { samePeriod } from './reservation.rules.js';
import { RentalStage, RentalStageError, stageRule } from './rental-stage.js';
import { ReservationStatus } from './reservation-status.js';
import { tellOf } from './reservation.jobs.js';

/** Who asks, from where: look-ups by number and new reservations are limited by address. */
export interface Caller {
  readonly actor: Actor;
  readonly ip: string;
}

/** What the customer is mailed about; undefined for nothing that concerns them. */
type Occasion = Exclude<keyof typeof RESERVATION_EVENTS, 'created'> | undefined;

/** What an acceptance fixes. */
type RentalTerms = Pick<Acceptance, 'total' | 'advance' | 'advanceMethod'> & Partial<Pick<Acceptance, 'vehicleId'>>;

/** Writes down what was paid when a rental was agreed; who keeps the payments does it. Called with the reservation locked. */
export interface AdvanceLedger {
  /** The advance taken at the acceptance, in Dh, becomes the first payment. */
  open(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    advance: Money,
    method: PaymentMethod | undefined,
  ): Promise<void>;
  /** Sets the sum paid right, in Dh: the difference becomes an entry. */
  setSum(tx: Transaction, actor: StaffActor, reservation: Reservation, sum: Money): Promise<void>;
}

interface Deps {
  readonly em: Em;
  readonly vehicles: VehicleService;
  readonly fleet: VehicleReader;
  readonly prices: PriceBooks;
  readonly occupations: OccupationService;
  readonly ledger: AdvanceLedger;
  readonly stock: ExtraStock;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Leads a reservation through its life once it has been asked for (docs/rules/reservations.md#life). */
export class ReservationService {
  constructor(private readonly deps: Deps) {}

  /** What anyone who has the number may see. Throws ReservationNotFoundError; unknown numbers are limited by address. */
  async track({ actor, ip }: Caller, number: string): Promise<Reservation> {
    const look = async (): Promise<Reservation> => {
      const where = selectedBy({ number });
      const found = where ? await this.deps.em.findOne(Reservation, where, { populate: ['vehicle'] }) : null;
      if (!found) throw new ReservationNotFoundError();
      return found;
    };
    if (isStaff(actor)) return look();
    return this.deps.limits.attempt([{ name: 'unknown-number', key: ip }], look, isNotFound);
  }

  /** The whole reservation for its owner and the staff; for others it does not exist. Throws ReservationNotFoundError. */
  async get(caller: Caller, number: string): Promise<Reservation> {
    const reservation = await this.track(caller, number);
    assertReadable(caller.actor, reservation);
    return reservation;
  }

  /** By id, for live events. Throws ReservationNotFoundError when the caller may not read it. */
  async getById(actor: Actor, id: number): Promise<Reservation> {
    const reservation = await this.deps.em.findOne(Reservation, { id }, { populate: ['vehicle'] });
    if (!reservation || !canRead(actor, reservation)) throw new ReservationNotFoundError();
    return reservation;
  }

  /**
   * Makes a request a rental: fixes the vehicle, the total and the advance, and promises the vehicle. Throws VehicleTakenError
   * with what is in the way, under any concurrency.
   */
  async accept(actor: Actor, input: Acceptance): Promise<Reservation> {
    requireStaff(actor);
    return this.change(actor, input, async (tx, reservation) => {
      await this.makeRental(tx, actor, reservation, input);
      return 'accepted';
    });
  }

  /**
   * The acceptance itself, for those who run a transaction of their own: inside `orTaken`, amounts checked, the mail and the
   * webhooks of the acceptance and the publishing left to them. Throws ReservationTransitionError.
   */
  async makeRental(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    { vehicleId, total, advance, advanceMethod }: RentalTerms,
  ): Promise<void> {
    assertMove(actor, reservation, ReservationStatus.ACCEPTED);
    const vehicle = await this.vehicleFor(actor, reservation, vehicleId);
    if (!(await staysInFleet(tx, vehicle.id))) throw new ValidationError({ vehicleId: [UNKNOWN_VEHICLE] });
    await this.promise(tx, reservation, vehicle, reservation);
    assign(reservation, {
      status: ReservationStatus.ACCEPTED,
      stage: RentalStage.PLANNED,
      total,
      acceptedAt: new Date(),
    });
    await this.deps.ledger.open(tx, actor, reservation, advance, advanceMethod ?? undefined);
    markHandled(tx, reservation, actor);
  }

  /** A transaction that may promise a vehicle: when it lost the vehicle, VehicleTakenError says to what. */
  async orTaken<T>(work: Promise<T>): Promise<T> {
    return work.catch(async (error: unknown) => {
      throw error instanceof SlotTaken ? await this.takenError(error) : error;
    });
  }

  /** Declines a request; the customer is told why. */
  async refuse(actor: Actor, input: Ending): Promise<Reservation> {
    requireStaff(actor);
    return this.change(actor, input, async (tx, reservation) => {
      assertMove(actor, reservation, ReservationStatus.REFUSED);
      assign(reservation, {
        status: ReservationStatus.REFUSED,
        refusedAt: new Date(),
        reason: input.reason,
      });
      markHandled(tx, reservation, actor);
      return 'refused';
    });
  }

  /** The owner withdraws a request; the staff end a rental, which gives the vehicle free. */
  async cancel(actor: Actor, input: Ending): Promise<Reservation> {
    if (actor.kind === 'visitor') throw new UnauthenticatedError();
    return this.change(actor, input, (tx, reservation) => this.end(tx, actor, reservation, input.reason));
  }

  /**
   * Withdraws a locked request of somebody whose account ends in the same transaction, and who is therefore not mailed. Throws
   * ReservationTransitionError.
   */
  async withdraw(tx: Transaction, actor: CustomerActor, request: Reservation, reason: string): Promise<void> {
    await this.changeLocked(tx, actor, request, () => this.end(tx, actor, request, reason));
  }

  private async end(
    tx: Transaction,
    actor: Actor,
    reservation: Reservation,
    reason: string | null,
  ): Promise<'cancelled'> {
    assertMove(actor, reservation, ReservationStatus.CANCELLED);
    if (reservation.stage && !stageRule(reservation, 'CANCELLED'))
      throw new RentalStageError(reservation.stage, 'CANCELLED');
    await this.deps.occupations.releaseReservation(tx, reservation.id);
    assign(reservation, { status: ReservationStatus.CANCELLED, stage: null, cancelledAt: new Date(), reason });
    if (isStaff(actor)) markHandled(tx, reservation, actor);
    return 'cancelled';
  }

  /**
   * An edit by the staff while PENDING or ACCEPTED; a rental's promise moves with it, or the edit is refused whole. A moved
   * request gets a new quote; a rental keeps its agreed total unless the edit names another.
   */
  async update(actor: Actor, edit: ReservationEdit): Promise<Reservation> {
    requireStaff(actor);
    const { changes, problems } = edit;
    const { prices } = this.deps;
    const book = await prices.current();
    return this.change(actor, edit, async (tx, reservation) => {
      if (reservation.status !== ReservationStatus.PENDING && reservation.status !== ReservationStatus.ACCEPTED) {
        throw new ReservationClosedError(reservation.status);
      }
      refuse({ ...problems, ...editProblems(reservation, changes) });
      const vehicle = await this.vehicleFor(actor, reservation, changes.vehicleId);
      const period: Period = changes.period ?? reservation;
      const promised = promiseTo(reservation);
      const moved = vehicle.id !== reservation.vehicle.id || !samePeriod(period, reservation);
      if (moved && reservation.status === ReservationStatus.ACCEPTED) {
        // The vehicle left when it did, and another one may have been driven before.
        const left = reservation.stage === RentalStage.OUT;
        const former = left
          ? await this.deps.occupations.releaseRunning(tx, reservation.id)
          : await this.deps.occupations.releaseReservation(tx, reservation.id);
        const since = left ? former?.startsAt : undefined;
        await this.promise(tx, reservation, vehicle, { ...period, startsAt: since ?? period.startsAt }, former);
        if (!samePeriod(period, reservation)) assign(reservation, { graceMinutes: book.graceMinutes });
      } else if (moved) {
        // A request is never moved to where it could not have been made.
        if (await this.deps.occupations.conflict(vehicle.id, period, reservation.id)) {
          throw new SlotTaken(reservation.id, vehicle, period);
        }
      }
      if (reservation.status === ReservationStatus.PENDING && (moved || asksAnew(book, reservation, changes)))
        await this.quoteAnew(tx, reservation, { vehicle, period, changes, book });
      applyEdit(reservation, changes, vehicle, period);
      if (reservation.status === ReservationStatus.ACCEPTED && changes.advance !== undefined) {
        await this.deps.ledger.setSum(tx, actor, reservation, changes.advance);
      }
      return promiseTo(reservation) === promised ? undefined : 'changed';
    });
  }

  /** One change of one reservation, in a transaction of its own: found and locked, checked for the version the caller saw, changed. */
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

  /** Quotes a locked request as an edit leaves it, with the extras that it has or that the edit names. */
  private async quoteAnew(
    tx: Transaction,
    reservation: Reservation,
    { vehicle, period, changes, book }: Requote,
  ): Promise<void> {
    const pickupPlace = changes.pickupPlace ?? reservation.pickupPlace;
    const returnPlace = changes.returnPlace ?? reservation.returnPlace;
    const driverAge = changes.driverAge === undefined ? reservation.driverAge : changes.driverAge;
    const chosen = changes.extras;
    const extras = chosen === undefined ? await keptExtras(tx, reservation.id) : chosen;
    const agency = asksAgency(book) ? await vehicle.agency.loadOrFail() : undefined;
    const options = { pickupPlace, returnPlace, driverAge, extras, agency };
    if (chosen?.length) {
      const rules = book.charges.filter(({ kind }) => kind === 'EXTRA');
      const left = await this.deps.stock.left(rules, period, tx.em);
      const request = quoteRequest(vehicle, period, false, options);
      refuse(extraProblems(chosen, offersOf(request, book, rules, { byStaff: true, left })));
    }
    await keepLines(tx, reservation, requote(reservation, vehicle, period, book, options).lines);
  }

  /** Changes a locked reservation and tells of it: other modules within the transaction, those who watch once it is committed. */
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
    await tx.em.flush();
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    if (reservation.version !== version)
      await domainEvents.happened(tx, RESERVATION_EVENTS[occasion ?? 'changed'], { reservation, by: actor, before });
    return occasion;
  }

  /** The vehicle a change names, or the one the reservation has. */
  private async vehicleFor(
    actor: StaffActor,
    reservation: Reservation,
    vehicleId: number | null | undefined,
  ): Promise<Vehicle> {
    const vehicle =
      vehicleId == null ? await reservation.vehicle.loadOrFail() : await this.deps.vehicles.find(actor, vehicleId);
    if (!vehicle || (vehicle.archivedAt && vehicle.id !== reservation.vehicle.id))
      throw new ValidationError({ vehicleId: [UNKNOWN_VEHICLE] });
    return vehicle;
  }

  /**
   * Promises the vehicle with the extras, in the place of what was released for it, within `orTaken`; throws SlotTaken, which ends it,
   * and ExtraTakenError.
   */
  async promise(
    tx: Transaction,
    reservation: Reservation,
    vehicle: Vehicle,
    { startsAt, endsAt }: Period,
    former?: FormerPromise,
  ): Promise<void> {
    const slot = new SlotTaken(reservation.id, vehicle, { startsAt, endsAt });
    const free = await this.deps.occupations
      .occupy(tx, vehicle.id, slot.period, { reservationId: reservation.id, former })
      .catch((error: unknown) => {
        throw isTaken(error) ? slot : error;
      });
    if (!free) throw slot;
    giveVehicle(reservation, vehicle);
    await this.deps.stock.assertEnough(tx, reservation.id);
  }

  /** Read after the transaction that lost has ended: what is in the way, and what could stand in. */
  private async takenError({ reservationId, vehicle, period }: SlotTaken): Promise<VehicleTakenError> {
    const conflict = await this.deps.occupations.conflict(vehicle.id, period, reservationId);
    const alternatives = await this.deps.fleet.alternatives(vehicle, period, ALTERNATIVES);
    return new VehicleTakenError(conflictSentence(vehicle.name, conflict, true), alternatives, period);
  }
}

/** What a request is quoted by after an edit. */
interface Requote {
  readonly vehicle: Vehicle;
  readonly period: Period;
  readonly changes: Changes<ReservationFields>;
  readonly book: PriceBook;
}

/** Whether an edit changes what charges go by, beside vehicle and dates. A request keeps its price where no rule asks about it. */
function asksAnew({ charges }: PriceBook, reservation: Reservation, changes: Changes<ReservationFields>): boolean {
  const { extras, pickupPlace, returnPlace, driverAge } = changes;
  const replaced =
    (pickupPlace !== undefined && pickupPlace !== reservation.pickupPlace) ||
    (returnPlace !== undefined && returnPlace !== reservation.returnPlace);
  const older = driverAge !== undefined && driverAge !== (reservation.driverAge ?? null);
  return (
    extras !== undefined ||
    (replaced && charges.some((rule) => rule.places ?? rule.pickupPlace ?? rule.returnPlace)) ||
    (older && charges.some(({ minAge, maxAge }) => (minAge ?? maxAge) != null))
  );
}

/** A promise that could not be made; becomes a VehicleTakenError once its transaction has ended. */
class SlotTaken extends Error {
  constructor(
    readonly reservationId: number,
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

function markHandled({ em }: Transaction, reservation: Reservation, actor: StaffActor): void {
  em.assign(reservation, { handledBy: employeeIdOf(actor) });
}
