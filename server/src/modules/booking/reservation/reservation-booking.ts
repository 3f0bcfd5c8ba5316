import { conflictSentence, riskSentence } from '../../fleet/occupation/conflict-sentence.js';
import { holdInUse } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { isUniqueViolation } from '../../../platform/database/sql-errors.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff, type StaffActor, VISITOR, type Caller } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { DomainError, type FieldErrors, UnauthenticatedError, ValidationError } from '../../../kernel/domain-error.js';
import { Customer } from '../../people/account/customer.entity.js';
import { renterOf } from '../../people/customer/renters.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import { type PriceQuote, quotePrice, REGISTERED_DISCOUNT_PERCENT } from '../../fleet/quote/price-quote.js';
import { quoteRequest, type TripFacts } from '../../fleet/quote/trip-options.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import { assertPriceable } from '../../fleet/vehicle/rental-period.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import type { VehicleRisks } from '../../fleet/vehicle/vehicle-risks.js';
import type { Promotion } from '../../price/promotion/promotion.entity.js';
import { promotionByCode } from '../../price/promotion/promotion-by-code.js';
import { promotedTrip } from '../../price/promotion/promotion-problem.js';
import { assertUseLeft, promotionFields, promisedPromotion } from './reservation-promotion.js';
import type { Booking, NewReservation, ReservationRequest } from './reservation.commands.js';
import { Reservation } from './reservation.entity.js';
import { UNKNOWN_VEHICLE, VehicleNotFoundError } from '../../fleet/vehicle/vehicle.errors.js';
import {
  ALTERNATIVES,
  extraQuantityAt,
  UNKNOWN_CUSTOMER,
  VehicleNotFreeError,
  VehicleTakenError,
} from './reservation.errors.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from './reservation.events.js';
import { idempotencyHash, requestHash, sameRequest } from './reservation-idempotency.js';
import type { Period } from '../../../kernel/period.js';
import { newNumberKey } from '../../../kernel/reservation-number.js';
import { addLines, storedExtras, type ReservationLines } from './reservation-lines.js';
import { amountProblems } from './reservation.rules.js';
import type { ReservationService } from './reservation.service.js';
import { RESERVATION_MAIL, tellOf } from './reservation.jobs.js';
import { ReservationStatus } from './reservation-status.js';

/** A stored request, with its price at the time when it was made. */
export interface QuotedRequest {
  readonly reservation: Reservation;
  readonly quote: PriceQuote;
}

/** The validated data of a new reservation. */
interface Writing {
  readonly input: NewReservation;
  readonly vehicle: VehicleRecord;
  readonly quote: PriceQuote;
  /** The account that books. */
  readonly customerId: number | undefined;
  /** The customer record that was chosen for the first driver. */
  readonly renterId: number | undefined;
  readonly keyHash: string | undefined;
  readonly by: Actor;
  readonly atDesk: boolean;
}

interface Deps {
  readonly em: Em;
  readonly reservations: ReservationService;
  readonly lines: ReservationLines;
  readonly vehicleReader: VehicleReader;
  readonly prices: PriceBooks;
  readonly occupations: OccupationService;
  readonly vehicleRisks: VehicleRisks;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Creates reservations: validates them, computes the price, and creates each only once per idempotency key. */
export class ReservationBookingService {
  constructor(private readonly deps: Deps) {}

  /**
   * Creates a PENDING request at the present price. The customer is taken from the token, never from the input. A repeated idempotency key
   * returns the first reservation. Throws ValidationError with every invalid field, VehicleNotFreeError.
   */
  async create(caller: Caller, request: ReservationRequest): Promise<QuotedRequest> {
    const made = await this.once(caller.actor, request.fields, (keyHash) => this.request(caller, request, keyHash));
    return made instanceof Reservation ? this.receipt(made) : made;
  }

  private async request(
    { actor, ip }: Caller,
    { fields: input, problems }: ReservationRequest,
    keyHash: string | undefined,
  ): Promise<QuotedRequest> {
    const { em, limits } = this.deps;
    const vehicle = await this.deps.vehicleReader.find(VISITOR, input.vehicleId);
    assertBookable(vehicle, problems);
    await this.refuseIfOccupied(vehicle, input.period, input);
    await limits.consume('reservation', ip);

    const quote = await this.quote(input, vehicle, actor.kind === 'customer', false);
    const customerId = actor.kind === 'customer' ? actor.id : undefined;
    return inTransaction(em, async (tx) => {
      const reservation = await this.write(tx, {
        input,
        vehicle,
        quote,
        customerId,
        renterId: customerId,
        keyHash,
        by: actor,
        atDesk: false,
      });
      await tellOf(this.deps.jobs, reservation.id, 'received');
      return { reservation, quote };
    });
  }

  /**
   * Creates a reservation that staff enter for a customer, PENDING or accepted at once. Staff only. Throws ValidationError with every
   * invalid field, and VehicleTakenError, which names the conflict, also when another transaction takes the vehicle first.
   */
  async book(actor: Actor, booking: Booking): Promise<Reservation> {
    requireStaff(actor);
    return this.once(actor, booking.fields, (keyHash) => this.enter(actor, booking, keyHash));
  }

  private async enter(
    actor: StaffActor,
    { fields: input, problems }: Booking,
    keyHash: string | undefined,
  ): Promise<Reservation> {
    const { em, domainEvents, jobs, reservations } = this.deps;
    const vehicle = await this.bookable(actor, input.vehicleId);
    const customer = input.customerId === null ? undefined : await this.customerNamed(input.customerId);
    const missing: FieldErrors = input.customerId !== null && !customer ? { customerId: [UNKNOWN_CUSTOMER] } : {};
    assertBookable(vehicle, { ...missing, ...problems });
    const { period } = input;
    const includedKm = await this.deps.prices.includedKm();
    const quote = await this.quote(input, vehicle, customer?.registered === true, true);
    const amounts = {
      total: input.total ?? quote.payable,
      advance: input.advance ?? '0.00',
      advanceMethod: input.advanceMethod,
    };
    if (input.accept) refuse(amountProblems(amounts.total, amounts.advance));
    const conflict = await this.deps.occupations.conflict(vehicle.id, period);
    if (conflict) {
      const alternatives = await this.deps.vehicleReader.alternatives(vehicle, period, ALTERNATIVES, input);
      throw new VehicleTakenError(conflictSentence(vehicle.name, conflict, true), alternatives, period);
    }

    return reservations.orTaken(
      inTransaction(em, async (tx) => {
        const reservation = await this.write(tx, {
          ...{ input, vehicle, quote, renterId: customer?.id, keyHash },
          customerId: customer?.registered ? customer.id : undefined,
          ...{ by: actor, atDesk: true },
        });
        if (input.accept) {
          const fieldOf = (ruleId: number): string | undefined => {
            const index = (input.extras ?? []).findIndex((extra) => extra.ruleId === ruleId);
            return index < 0 ? undefined : extraQuantityAt(index);
          };
          await reservations.makeRental(tx, actor, reservation, { ...amounts, includedKm }, fieldOf);
          await tx.em.flush();
          await domainEvents.happened(tx, RESERVATION_EVENTS.accepted, { reservation, by: actor });
        }
        // The agency gets no notification of its own entry.
        const occasion = input.accept ? ('accepted' as const) : ('received' as const);
        await jobs.enqueue(RESERVATION_MAIL, { reservationId: reservation.id, occasion, to: 'customer' });
        return reservation;
      }),
    );
  }

  /** Returns a vehicle that is not archived, whether the site shows it or not. */
  private async bookable(actor: Actor, id: number): Promise<VehicleRecord | undefined> {
    const vehicle = await this.deps.vehicleReader.find(actor, id);
    return vehicle?.archivedAt ? undefined : vehicle;
  }

  private async customerNamed(id: number): Promise<Customer | undefined> {
    const named = await this.deps.em.findOne(Customer, { id });
    // The record may have been merged with another one while the form was open.
    if (named?.mergedIntoId != null) return this.customerNamed(named.mergedIntoId);
    return named && !named.archivedAt ? named : undefined;
  }

  /**
   * Runs `make` once for an idempotency key, and returns the reservation if an earlier call with the same key made one. A concurrent call may
   * have taken the key, the vehicle, or the last use of a code while this one ran, so that a refusal looks for it again.
   */
  private async once<T>(
    actor: Actor,
    input: NewReservation,
    make: (keyHash: string | undefined) => Promise<T>,
  ): Promise<T | Reservation> {
    const keyHash = input.idempotencyKey ? idempotencyHash(actor, input.idempotencyKey) : undefined;
    const repeated = keyHash && (await this.findRepeated(keyHash, input));
    if (repeated) return repeated;
    try {
      return await make(keyHash);
    } catch (error) {
      const refused = isUniqueViolation(error) || error instanceof DomainError;
      const first = keyHash && refused ? await this.findRepeated(keyHash, input) : undefined;
      if (!first) throw error;
      return first;
    }
  }

  /** Inserts a PENDING reservation with its price lines, and publishes its creation. */
  private async write(tx: Transaction, writing: Writing): Promise<Reservation> {
    const { input, vehicle, quote, customerId, renterId, keyHash, by, atDesk } = writing;
    const promotion = await promotionOf(tx, writing);
    if (renterId !== undefined) await holdCustomer(tx, renterId, by);
    const { driver, secondDriver } = input;
    const reservation = tx.em.create(Reservation, {
      ...promotionFields(promotion, quote.promotion ?? null),
      ...requestFields(input, quote),
      vehicle: vehicle.id,
      ...(customerId === undefined ? {} : { customer: customerId }),
      renter: await renterOf(tx, driver, renterId),
      ...(secondDriver ? { secondDriver: { ...secondDriver }, secondRenter: await renterOf(tx, secondDriver) } : {}),
      ...(keyHash ? { idempotencyHash: keyHash, requestHash: requestHash(input) } : {}),
    });
    addLines(tx, reservation, quote.lines);
    await tx.em.persist(reservation).flush();
    tx.afterCommit(() => this.deps.events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    await this.deps.domainEvents.happened(tx, RESERVATION_EVENTS.created, { reservation, by, atDesk });
    return reservation;
  }

  /**
   * Resolves if a visitor could have a vehicle over a period, so that a form can say so before it is filled in; nothing is kept. Throws
   * VehicleNotFoundError, SearchPeriodError and ValidationError for invalid dates, VehicleNotFreeError.
   */
  async assertFree(vehicleId: number, period: Period, trip?: TripFacts): Promise<void> {
    assertPriceable(period);
    const vehicle = await this.deps.vehicleReader.find(VISITOR, vehicleId);
    if (!vehicle) throw new VehicleNotFoundError();
    await this.refuseIfOccupied(vehicle, period, trip);
  }

  private async refuseIfOccupied(vehicle: VehicleRecord, period: Period, trip?: TripFacts): Promise<void> {
    const conflict = await this.deps.occupations.conflict(vehicle.id, period);
    const risk = conflict ? undefined : await this.deps.vehicleRisks.riskOver(vehicle.id, period);
    if (!conflict && !risk) return;
    const sentence = risk ? riskSentence(vehicle.name, risk) : conflictSentence(vehicle.name, conflict, false);
    const alternatives = await this.deps.vehicleReader.alternatives(vehicle, period, ALTERNATIVES, trip);
    throw new VehicleNotFreeError(sentence, alternatives, period);
  }

  private async findRepeated(keyHash: string, input: NewReservation): Promise<Reservation | undefined> {
    const found = await this.deps.em
      .fork()
      .findOne(Reservation, { idempotencyHash: keyHash }, { populate: ['vehicle'] });
    if (found && !sameRequest(found, input)) {
      throw new ValidationError(
        { idempotencyKey: ['Cette clé a déjà servi à une autre réservation.'] },
        'RESERVATION.IDEMPOTENCY_KEY_REUSED',
      );
    }
    return found ?? undefined;
  }

  private async receipt(reservation: Reservation): Promise<QuotedRequest> {
    const vehicle = await reservation.vehicle.loadOrFail();
    const { startsAt, endsAt, discountPercent, graceMinutes, quotedDailyPrice, quotedTotal } = reservation;
    const lines = await this.deps.lines.of(reservation);
    const { pickupPlace, returnPlace, driverAge } = reservation;
    const options = {
      pickupPlace,
      returnPlace,
      driverAge,
      storedExtras: await storedExtras(this.deps.em, reservation.id),
      promotion: promisedPromotion(reservation),
    };
    const request = quoteRequest(vehicle, { startsAt, endsAt }, discountPercent > 0, options);
    const now = quotePrice(request, { ...(await this.deps.prices.current()), graceMinutes });
    const quoted = { dailyPrice: quotedDailyPrice, payable: quotedTotal, lines };
    return { reservation, quote: { ...now, ...quoted } };
  }

  /** Computes the present price. */
  async quote(
    { period, pickupPlace, returnPlace, driverAge, extras, promotionCode }: NewReservation,
    vehicle: VehicleRecord,
    registered: boolean,
    byStaff: boolean,
  ): Promise<PriceQuote> {
    const options = { pickupPlace, returnPlace, driverAge, extras, promotionCode };
    return this.deps.prices.quote({ ...period, vehicle, registered, options, byStaff });
  }
}

/** Returns the fields of a new request, with its price as it is quoted. */
export function requestFields(input: NewReservation, quote: PriceQuote) {
  return {
    numberKey: newNumberKey(),
    kind: input.kind,
    status: ReservationStatus.PENDING,
    driver: { ...input.driver },
    ...input.period,
    pickupPlace: input.pickupPlace,
    returnPlace: input.returnPlace,
    comment: input.comment ?? undefined,
    driverAge: input.driverAge,
    graceMinutes: quote.graceMinutes,
    quotedDailyPrice: quote.dailyPrice,
    quotedTotal: quote.payable,
    discountPercent: quote.discounted ? REGISTERED_DISCOUNT_PERCENT : 0,
  };
}

/** Keeps the customer of a new reservation from being deleted at the same moment. Throws if that has just happened. */
async function holdCustomer(tx: Transaction, customerId: number, by: Actor): Promise<void> {
  if (await holdInUse(tx, Customer, customerId)) return;
  throw isStaff(by) ? new ValidationError({ customerId: [UNKNOWN_CUSTOMER] }) : new UnauthenticatedError();
}

/** Returns the promotion of a new reservation after checking that a use is left; it stays locked until the transaction ends. */
async function promotionOf(tx: Transaction, { input, vehicle, quote }: Writing): Promise<Promotion | null> {
  const { promotionCode, period } = input;
  if (promotionCode === null) return null;
  const promotion = await promotionByCode(tx, promotionCode, promotedTrip(vehicle, period, quote.graceMinutes));
  await assertUseLeft(tx, promotion);
  return promotion;
}

/** Throws ValidationError with all problems; an unknown vehicle is the first. */
function assertBookable<V>(vehicle: V | undefined, problems: FieldErrors): asserts vehicle is V {
  refuse({ ...(vehicle ? {} : { vehicleId: [UNKNOWN_VEHICLE] }), ...problems });
}
