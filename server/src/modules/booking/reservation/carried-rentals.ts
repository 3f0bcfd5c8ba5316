import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { holdRecords } from '../../../platform/database/lock.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, StaffActor } from '../../../kernel/actor.js';
import { employeeIdOf } from '../../../kernel/actor.js';
import { DomainError, type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import type { Money } from '../../../kernel/money.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { agencyDay } from '../../../kernel/time.js';
import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { PriceQuote } from '../../fleet/quote/price-quote.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import { Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { rentersOf } from '../../people/customer/renters.js';
import { promisedKmOf } from './included-km.js';
import type { RentalLedger } from './rental-ledger.js';
import { RentalStage } from './rental-stage.js';
import { requestFields, type ReservationBookingService } from './reservation-booking.js';
import { addLines } from './reservation-lines.js';
import type { Booking } from './reservation.commands.js';
import { Reservation, type ReservationRecord, type ReservationTable } from './reservation.entity.js';
import { changeOf, rentalBegins, rentalsCarriedOver, RESERVATION_CHANGED } from './reservation.events.js';
import { amountProblems, contactOnly } from './reservation.rules.js';
import { ReservationKind, ReservationStatus } from './reservation-status.js';

/** What tells which rental another program means. */
export interface CarriedKey {
  /** The number of a reservation here, or the one that it had there. */
  readonly reference: string | undefined;
  readonly vehicleId: number | undefined;
  readonly startsAt: Date | undefined;
}

/** A rental of another program. */
export interface CarriedRental {
  readonly booking: Booking;
  readonly reference: string | undefined;
  readonly vehicle: VehicleRecord | undefined;
  /** What could not be read of it, by field. */
  readonly unreadable: FieldErrors;
}

/** A rental whose vehicle is free and whose price is known. */
interface Priced extends CarriedRental {
  readonly vehicle: VehicleRecord;
  readonly quote: PriceQuote;
  readonly total: Money;
  readonly paid: Money;
}

interface Deps {
  readonly em: Em;
  readonly bookings: ReservationBookingService;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly ledger: RentalLedger;
  readonly occupations: OccupationService;
  readonly prices: PriceBooks;
}

/** The field of the sentences about what occupies a vehicle. */
const STARTS_AT = 'period.startsAt';

/**
 * Enters rentals that another program promised, past or to come, many with a few statements (docs/rules/import.md#reservations): `enter`
 * makes them in the unit of work, `promise` stores them and occupies their vehicles. Staff only.
 */
export class CarriedRentals {
  constructor(private readonly deps: Deps) {}

  /** Finds rentals by their number or reference; without either by their vehicle and departure. */
  async find(actor: Actor, keys: readonly CarriedKey[]): Promise<(ReservationRecord | undefined)[]> {
    requireStaff(actor);
    const query = tablesOf<ReservationTable>(this.deps.em).selectFrom('reservation').selectAll();
    const references = keys.flatMap(({ reference }) => reference ?? []);
    const numbers = references.flatMap((reference) => parseNumber(reference) ?? []);
    const named =
      references.length > 0
        ? await query
            .where((eb) =>
              eb.or([
                eb('externalReference', 'in', references),
                ...(numbers.length > 0 ? [eb('numberKey', 'in', numbers)] : []),
              ]),
            )
            .execute()
        : [];
    const departures = keys.filter(isDeparture);
    const left =
      departures.length > 0
        ? await query
            .where('status', '=', ReservationStatus.ACCEPTED)
            .where(
              sql<boolean>`(vehicle_id, starts_at) in (select * from unnest(${departures.map(({ vehicleId }) => vehicleId)}::int[], ${departures.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[]))`,
            )
            .execute()
        : [];
    return keys.map(({ reference, vehicleId, startsAt }) =>
      reference === undefined
        ? left.find((row) => row.vehicleId === vehicleId && row.startsAt.getTime() === startsAt?.getTime())
        : (named.find(({ numberKey }) => numberKey === parseNumber(reference)) ??
          named.find(({ externalReference }) => externalReference === reference)),
    );
  }

  /**
   * Makes rentals in the unit of work: their vehicles must be free as for any other, except that what is over needs no preparation. What
   * was paid before has no receipt; without an amount, a rental that is over counts as paid. Returns each rental, or why it is refused;
   * undefined for one that depends on another one of the same call, and is to be sent again.
   */
  async enter(
    tx: Transaction,
    actor: Actor,
    carried: readonly CarriedRental[],
    now: Date,
  ): Promise<(Reservation | DomainError | undefined)[]> {
    requireStaff(actor);
    const priced = apart(await this.price(carried, now), now);
    const ready = priced.filter(isPriced);
    const vehicles = await holdRecords(tx, Vehicle, [...new Set(ready.map(({ vehicle }) => vehicle.id))]);
    const inFleet = new Set(vehicles.filter(({ archivedAt }) => !archivedAt).map(({ id }) => id));
    const renters = await rentersOf(
      tx,
      ready.map(({ booking }) => booking.fields.driver),
    );
    const results: (Reservation | DomainError | undefined)[] = [];
    for (const one of priced) {
      if (!isPriced(one)) results.push(one);
      else if (!inFleet.has(one.vehicle.id)) results.push(new ValidationError({ vehicleId: [UNKNOWN_VEHICLE] }));
      else {
        const renter = renters[ready.indexOf(one)];
        results.push(renter && (await this.make(tx, actor, one, renter, now)));
      }
    }
    return results;
  }

  /**
   * Stores rentals and occupies their vehicles; the customers get no mail. Throws ValidationError if another transaction has taken a vehicle
   * meanwhile.
   */
  async promise(tx: Transaction, rentals: readonly Reservation[], now: Date): Promise<void> {
    const { domainEvents, events, occupations } = this.deps;
    await tx.em.flush();
    const asked = rentals.map(({ id, vehicleId, startsAt, endsAt }) => ({
      ...{ reservationId: id, vehicleId, startsAt, endsAt, pending: false },
    }));
    const [refused] = await occupations.occupyMany(tx, asked, now);
    const taken = rentals.find(({ id }) => id === refused);
    if (taken) {
      const { name } = await taken.vehicle.loadOrFail();
      throw new ValidationError({ [STARTS_AT]: [conflictSentence(name, undefined, true)] });
    }
    const last = rentals.at(-1);
    if (!last) return;
    const told = changeOf(last);
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, told));
    await domainEvents.happened(tx, rentalsCarriedOver, { rentals });
  }

  /** Returns each rental with its price, or why it is refused. */
  private async price(carried: readonly CarriedRental[], now: Date): Promise<(Priced | DomainError)[]> {
    const { bookings, occupations } = this.deps;
    const sound = carried.filter((one) => Object.keys(problemsOf(one)).length === 0);
    const conflicts = await occupations.conflictsOf(
      sound.map(({ booking: { fields } }, index) => ({
        ...{ reservationId: -1 - index, vehicleId: fields.vehicleId, ...fields.period },
        pending: fields.period.endsAt > now,
      })),
    );
    return Promise.all(
      carried.map(async (one): Promise<Priced | DomainError> => {
        const { vehicle, booking } = one;
        const index = sound.indexOf(one);
        if (index < 0 || !vehicle) return new ValidationError(problemsOf(one));
        const conflict = conflicts.get(-1 - index);
        if (conflict) return new ValidationError({ [STARTS_AT]: [conflictSentence(vehicle.name, conflict, true)] });
        const { fields } = booking;
        const quote = await bookings.quote(fields, vehicle, false, true);
        const total = fields.total ?? quote.payable;
        const paid = fields.advance ?? (fields.period.endsAt <= now ? total : '0.00');
        const problems = amountProblems(total, paid);
        if (Object.keys(problems).length > 0) return new ValidationError(problems);
        return { ...one, vehicle, quote, total, paid };
      }),
    );
  }

  private async make(
    tx: Transaction,
    actor: StaffActor,
    { booking: { fields }, reference, vehicle, quote, total, paid }: Priced,
    renter: Customer,
    now: Date,
  ): Promise<Reservation> {
    const { domainEvents, ledger, prices } = this.deps;
    const extras = new Map<number, number>();
    const promisedAt = fields.period.startsAt < now ? fields.period.startsAt : now;
    const rental = tx.em.create(Reservation, {
      ...requestFields(fields, quote),
      driver: fields.kind === ReservationKind.QUICK ? contactOnly(fields.driver) : { ...fields.driver },
      ...{ status: ReservationStatus.ACCEPTED, stage: RentalStage.PLANNED, acceptedAt: promisedAt },
      ...{ vehicle: vehicle.id, renter, total, advance: '0.00', externalReference: reference ?? null },
      ...(await promisedKmOf(tx, vehicle, await prices.includedKm(), extras)),
      handledBy: employeeIdOf(actor),
    });
    addLines(tx, rental, quote.lines);
    tx.em.persist(rental);
    await domainEvents.happened(tx, rentalBegins, { reservation: rental, extras });
    await ledger.carryOver(tx, actor, rental, paid, agencyDay(promisedAt));
    return rental;
  }
}

function isDeparture(key: CarriedKey): key is CarriedKey & { vehicleId: number; startsAt: Date } {
  return key.reference === undefined && key.vehicleId !== undefined && key.startsAt !== undefined;
}

function isPriced(one: Priced | DomainError | undefined): one is Priced {
  return one !== undefined && !(one instanceof DomainError);
}

function problemsOf({ vehicle, booking, unreadable }: CarriedRental): FieldErrors {
  return { ...(vehicle ? {} : { vehicleId: [UNKNOWN_VEHICLE] }), ...booking.problems, ...unreadable };
}

/** So near each other, two rentals to come of a vehicle are entered one after the other: the preparation after one may be in the way. */
const NEAR_MS = 2 * 24 * 3_600_000;

/** Leaves out rentals that come too near an earlier one of the same vehicle: they are undefined. */
function apart(rentals: readonly (Priced | DomainError)[], now: Date): (Priced | DomainError | undefined)[] {
  const entered: Priced[] = [];
  return rentals.map((one) => {
    if (!isPriced(one)) return one;
    const { startsAt, endsAt } = one.booking.fields.period;
    const room = endsAt <= now ? 0 : NEAR_MS;
    const near = entered.some(
      ({ vehicle, booking: { fields } }) =>
        vehicle.id === one.vehicle.id &&
        fields.period.startsAt.getTime() < endsAt.getTime() + room &&
        fields.period.endsAt.getTime() > startsAt.getTime() - room,
    );
    if (near) return undefined;
    entered.push(one);
    return one;
  });
}
