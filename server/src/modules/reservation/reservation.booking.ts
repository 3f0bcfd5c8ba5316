import type { Em } from '../../infra/database/orm.js';
import { isUniqueViolation } from '../../infra/database/sql-errors.js';
import type { EventBus } from '../../infra/events/event-bus.js';
import type { JobQueue } from '../../infra/jobs/job-queue.js';
import type { RateLimits } from '../../infra/limits/rate-limits.js';
import { VISITOR } from '../../shared/actor.js';
import { type FieldErrors, ValidationError } from '../../shared/domain-error.js';
import { cleanText } from '../../shared/field-rules.js';
import { Customer } from '../customer/customer.entity.js';
import type { Notification } from '../notification/notification.entity.js';
import type { NotificationService } from '../notification/notification.service.js';
import type { OccupationService } from '../occupation/occupation.service.js';
import { type PriceQuote, quotePrice, REGISTERED_DISCOUNT_PERCENT } from '../vehicle/pricing.js';
import type { Period } from '../vehicle/rental-period.js';
import type { Vehicle } from '../vehicle/vehicle.entity.js';
import type { VehicleService } from '../vehicle/vehicle.service.js';
import { Reservation } from './reservation.entity.js';
import { ALTERNATIVES, conflictSentence, UNKNOWN_VEHICLE, VehicleNotFreeError } from './reservation.errors.js';
import { changeOf, describe } from './reservation.events.js';
import { idempotencyHash, requestHash, sameRequest } from './reservation.idempotency.js';
import { CreateReservationInput, DriverInput } from './reservation.input.js';
import { newNumberKey } from './reservation.number.js';
import { bookingProblems, cleanDriver, contactOnly } from './reservation.rules.js';
import type { Caller } from './reservation.service.js';
import { ReservationKind, ReservationStatus } from './reservation.status.js';

export interface ReservationReceipt {
  readonly reservation: Reservation;
  readonly quote: PriceQuote;
}

interface Deps {
  readonly em: Em;
  readonly vehicles: VehicleService;
  readonly occupations: OccupationService;
  readonly notifications: NotificationService;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** How a reservation comes to be: priced, checked, made once. */
export class ReservationBookingService {
  constructor(private readonly deps: Deps) {}

  /**
   * Asks for a vehicle. Always PENDING, priced as quoted now; the customer is the token's, never the payload's. The same
   * idempotency key twice gives the same reservation. Throws ValidationError with every field at fault, VehicleNotFreeError.
   */
  async create({ actor, ip }: Caller, typed: CreateReservationInput, now = new Date()): Promise<ReservationReceipt> {
    const { em, limits, events } = this.deps;
    const input = cleanBooking(typed);
    const keyHash = input.idempotencyKey ? idempotencyHash(actor, input.idempotencyKey) : undefined;
    const known = keyHash ? await this.findRepeated(keyHash, input) : undefined;
    if (known) return this.receipt(known);

    const vehicle = await this.deps.vehicles.find(VISITOR, input.vehicleId);
    checkBooking(input, vehicle, now);
    const period = input.period as Period;
    await this.refuseIfOccupied(vehicle, period);
    await limits.consume('reservation', ip);

    const quote = quotePrice(vehicle, period.startsAt, period.endsAt, actor.kind === 'customer');
    let created: { reservation: Reservation; notification: Notification };
    try {
      created = await em.transactional(async (tx) => {
        const reservation = tx.create(Reservation, {
          numberKey: newNumberKey(),
          kind: input.kind,
          status: ReservationStatus.PENDING,
          vehicle,
          ...(actor.kind === 'customer' ? { customer: tx.getReference(Customer, actor.id) } : {}),
          driver: { ...input.driver },
          ...(input.secondDriver ? { secondDriver: { ...input.secondDriver } } : {}),
          ...period,
          pickupPlace: input.pickupPlace,
          returnPlace: input.returnPlace,
          comment: input.comment ?? undefined,
          quotedDailyPrice: quote.dailyPrice,
          quotedTotal: quote.payable,
          discountPercent: quote.discounted ? REGISTERED_DISCOUNT_PERCENT : 0,
          ...(keyHash ? { idempotencyHash: keyHash, requestHash: requestHash(input) } : {}),
        } as never);
        tx.persist(reservation);
        await tx.flush();
        const notification = await this.deps.notifications.add(
          'Nouvelle réservation',
          describe(reservation, vehicle),
          reservation,
        );
        await this.deps.jobs.enqueue('reservation-mail', { reservationId: reservation.id, occasion: 'received' });
        return { reservation, notification };
      });
    } catch (error) {
      // A rival with the same key came first: the one reservation is theirs and ours.
      const first = keyHash && isUniqueViolation(error) ? await this.findRepeated(keyHash, input) : undefined;
      if (!first) throw error;
      return this.receipt(first);
    }
    events.publish('reservationChanged', changeOf(created.reservation));
    events.publish('notificationAdded', { notificationId: created.notification.id });
    return { reservation: created.reservation, quote };
  }

  private async refuseIfOccupied(vehicle: Vehicle, period: Period): Promise<void> {
    const conflict = await this.deps.occupations.conflict(vehicle.id, period);
    if (!conflict) return;
    const alternatives = await this.deps.vehicles.alternatives(vehicle, period, ALTERNATIVES);
    throw new VehicleNotFreeError(conflictSentence(vehicle.name, conflict, false), alternatives);
  }

  private async findRepeated(keyHash: string, input: CreateReservationInput): Promise<Reservation | undefined> {
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

  private async receipt(reservation: Reservation): Promise<ReservationReceipt> {
    const vehicle = await reservation.vehicle.loadOrFail();
    return {
      reservation,
      quote: quotePrice(vehicle, reservation.startsAt, reservation.endsAt, reservation.discountPercent > 0),
    };
  }
}

/** The booking as it will be judged and kept: texts cleaned, and of a quick one only what its form asks for. */
function cleanBooking(typed: CreateReservationInput): CreateReservationInput {
  const driver = cleanDriver(typed.driver) ?? new DriverInput();
  const quick = typed.kind === ReservationKind.QUICK;
  return Object.assign(new CreateReservationInput(), typed, {
    driver: quick ? Object.assign(new DriverInput(), contactOnly(driver)) : driver,
    secondDriver: quick ? undefined : cleanDriver(typed.secondDriver),
    comment: cleanText(typed.comment),
    idempotencyKey: cleanText(typed.idempotencyKey),
  });
}

function checkBooking(
  input: CreateReservationInput,
  vehicle: Vehicle | undefined,
  now: Date,
): asserts vehicle is Vehicle {
  const problems: FieldErrors = {
    ...(vehicle ? {} : { vehicleId: [UNKNOWN_VEHICLE] }),
    ...bookingProblems(input, now),
  };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}
