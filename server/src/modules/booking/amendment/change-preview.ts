import { paperWarnings } from '../../fleet/vehicle/paper-warnings.js';
import type { Em } from '../../../platform/database/orm.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, StaffActor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { type Money, subtractMoney } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { PriceBook } from '../../fleet/quote/price-quote.js';
import { needsAgency, type TripOptions } from '../../fleet/quote/trip-options.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import type { VehicleService } from '../../fleet/vehicle/vehicle.service.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import { totalProblem } from '../reservation/reservation.rules.js';
import { promisedPromotion } from '../reservation/reservation-promotion.js';
import { storedExtras } from '../reservation/reservation-lines.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import { ReservationNotFoundError } from '../reservation/reservation.errors.js';
import { assertReadable } from '../reservation/reservation.policy.js';
import { selectedBy } from '../reservation/reservation-lock.js';
import { Leg } from '../reservation/leg.entity.js';
import { AmendmentKind } from './amendment.enums.js';
import { type RentalChange, type RentalChangePreviewed, ruleOf } from './change.commands.js';
import { assertChangeable, type JudgedChange, judgeChange, judgeExtension, type NamedChange } from './change-kind.js';
import { type ChangedPrice, priceAfter, refundOf } from './change-pricing.js';
import type { Equivalent, EquivalentReader } from './change.reader.js';

/** An occupation that overlaps the changed rental: another rental, which may be movable, or time out of service, which is not. */
export interface ChangeConflict extends Period {
  readonly message: string;
  /** The overlapping rental; undefined for time out of service. */
  readonly reservation: ReservationRecord | undefined;
  readonly maintenanceId: number | undefined;
  /** Whether the overlapping rental can get another vehicle, because its own has not left yet. */
  readonly movable: boolean;
  /** Free vehicles that the overlapping rental could get instead. */
  readonly equivalents: readonly Equivalent[];
}

/** The effect of a change if it were saved. Amounts in Dh. */
export interface ChangePreview {
  /** Why the papers of the vehicle do not cover the rental as it would be. */
  readonly paperWarnings: readonly string[];
  readonly kind: AmendmentKind;
  readonly version: number;
  readonly endsAt: Date;
  readonly price: ChangedPrice;
  readonly balance: Money;
  /** The part of the payments above the new total, which would be refunded. */
  readonly refund: Money;
  readonly conflicts: readonly ChangeConflict[];
  /** Free vehicles with which this rental could continue. */
  readonly swaps: readonly Equivalent[];
}

/** What an extension would cost the customer. Amounts in Dh. */
export interface ExtensionOffer {
  readonly total: Money;
  readonly difference: Money;
  /** Whether the vehicle is free until the new end. */
  readonly free: boolean;
}

interface Deps {
  readonly em: Em;
  readonly reservations: ReservationsById;
  readonly equivalents: EquivalentReader;
  readonly occupations: OccupationService;
  readonly prices: PriceBooks;
  readonly vehicleRecords: VehicleService;
}

/** Computes the effect of a change without saving it (docs/rules/rental-life.md#changes). */
export class RentalChangePreviews {
  constructor(private readonly deps: Deps) {}

  /**
   * Returns the price of a change and the occupations that it overlaps, and changes nothing. Staff only. Throws ReservationNotFoundError,
   * RentalNotChangeableError, ValidationError.
   */
  async of(actor: Actor, change: RentalChangePreviewed, now = new Date()): Promise<ChangePreview> {
    requireStaff(actor);
    const { em, equivalents } = this.deps;
    const where = selectedBy({ number: change.number });
    const rental = where ? await em.findOne(Reservation, where, { populate: ['vehicle'] }) : null;
    if (!rental) throw new ReservationNotFoundError();
    const judged = judgeNamed(rental, change, now, await leftBefore(em, rental, change));
    const prices = await this.deps.prices.current();
    const price = priceOfChange(rental, judged, change, prices, await optionsOf(em, rental, prices));
    const vehicle = rental.vehicle.getEntity();
    const over = { startsAt: goesOnFrom(rental, now), endsAt: judged.endsAt };
    // A late rental must be extended before it can continue, here or in another vehicle, so that nothing is computed for it.
    const staysHere = judged.kind !== AmendmentKind.EARLY_RETURN && over.startsAt < over.endsAt;
    const other = change.vehicleId === null ? undefined : await this.usable(actor, change.vehicleId);
    return {
      kind: judged.kind,
      version: rental.version,
      endsAt: judged.endsAt,
      paperWarnings: paperWarnings(other ?? vehicle, { startsAt: rental.startsAt, endsAt: judged.endsAt }),
      price,
      balance: subtractMoney(price.total, paidAfter(rental, price)),
      refund: refundOf(price.total, rental.advance ?? '0'),
      conflicts: staysHere
        ? await this.conflictsOf(
            rental,
            other ?? vehicle,
            { ...over, startsAt: other ? over.startsAt : earliest(over.startsAt, rental.endsAt) },
            now,
          )
        : [],
      swaps: staysHere ? await equivalents.of(vehicle, over, rental.discountPercent, now) : [],
    };
  }

  /**
   * Returns the tier price of an extension, and whether the vehicle is free for it but not who else has it. For the rental's customer.
   * Throws ReservationNotFoundError for others, RentalNotChangeableError, ValidationError.
   */
  async extension(
    actor: Actor,
    { number, endsAt }: { readonly number: string; readonly endsAt: Date },
    now = new Date(),
  ): Promise<ExtensionOffer> {
    const { em, occupations } = this.deps;
    const where = selectedBy({ number });
    const rental = where ? await em.findOne(Reservation, where, { populate: ['vehicle'] }) : null;
    if (!rental) throw new ReservationNotFoundError();
    assertReadable(actor, rental);
    const judged = judgeExtension(rental, endsAt, now);
    const prices = await this.deps.prices.current();
    const { total, difference } = priceOfChange(
      rental,
      judged,
      { number, endsAt, pricing: null, dailyPrice: null, difference: null, returnedAt: null, vehicleId: null },
      prices,
      await optionsOf(em, rental, prices),
    );
    const inTheWay = await occupations.conflicts(rental.vehicle.id, { startsAt: rental.endsAt, endsAt }, rental.id);
    return { total, difference, free: inTheWay.length === 0 };
  }

  private async conflictsOf(rental: Reservation, vehicle: Vehicle, over: Period, now: Date): Promise<ChangeConflict[]> {
    const { occupations, reservations, equivalents } = this.deps;
    const found = await occupations.conflicts(vehicle.id, over, rental.id);
    return Promise.all(
      found.map(async (conflict) => {
        const { startsAt, endsAt, reservationId, maintenanceId } = conflict;
        const reservation = (await reservations.find(reservationId ?? null)) ?? undefined;
        const movable = reservation?.stage === RentalStage.PLANNED && vehicle.id === rental.vehicle.id;
        return {
          message: conflictSentence(vehicle.name, conflict, true),
          startsAt,
          endsAt,
          reservation,
          maintenanceId,
          movable,
          equivalents:
            movable && reservation ? await equivalents.of(vehicle, reservation, reservation.discountPercent, now) : [],
        };
      }),
    );
  }

  private async usable(actor: StaffActor, id: number): Promise<Vehicle> {
    const vehicle = await this.deps.vehicleRecords.find(actor, id);
    if (!vehicle || vehicle.archivedAt) throw new ValidationError({ vehicleId: [UNKNOWN_VEHICLE] });
    return vehicle;
  }
}

/** Judges a change. A preview that names no change asks which vehicles the rental could continue in. */
function judgeNamed(
  rental: Reservation,
  change: RentalChangePreviewed,
  now: Date,
  left: Date | undefined,
): JudgedChange {
  if (change.endsAt || change.returnedAt || change.vehicleId !== null) return judgeChange(rental, change, now, left);
  assertChangeable(rental);
  return { kind: AmendmentKind.SWAP, startsAt: rental.startsAt, endsAt: rental.endsAt };
}

/** Returns when the first vehicle of a rental left, where a change would end the rental by its promised start; undefined otherwise. */
export async function leftBefore(
  em: Em,
  rental: Reservation,
  { endsAt, returnedAt }: Pick<NamedChange, 'endsAt' | 'returnedAt'>,
): Promise<Date | undefined> {
  const end = returnedAt ?? endsAt;
  if (!end || end > rental.startsAt) return undefined;
  const [first] = await em.find(Leg, { reservation: rental }, { orderBy: { startedAt: 'asc' }, limit: 1 });
  return first?.startedAt;
}

/** Returns the facts on which the fees and extras of a rental depend. With a transaction's `em` it sees that transaction's changes. */
export async function optionsOf(em: Em, rental: Reservation, prices: PriceBook): Promise<TripOptions> {
  const { pickupPlace, returnPlace, driverAge } = rental;
  const agency = needsAgency(prices) ? await (await rental.vehicle.loadOrFail()).agency.loadOrFail() : undefined;
  const promotion = promisedPromotion(rental);
  return { pickupPlace, returnPlace, driverAge, agency, promotion, storedExtras: await storedExtras(em, rental.id) };
}

/** Prices a change of a rental whose vehicle is loaded. Throws ValidationError if the total would be below zero. */
export function priceOfChange(
  rental: Reservation,
  { kind, ...period }: JudgedChange,
  change: RentalChange | RentalChangePreviewed,
  prices: PriceBook,
  options: TripOptions,
): ChangedPrice {
  const { startsAt, discountPercent, graceMinutes, total } = rental;
  const priced = { startsAt, endsAt: rental.endsAt, discountPercent, graceMinutes, total, options };
  const price = priceAfter(priced, rental.vehicle.getEntity(), period, ruleOf(change, kind), prices);
  const problem = totalProblem(price.total);
  if (!problem) return price;
  throw new ValidationError({ [change.difference ? 'difference' : 'dailyPrice']: [problem] });
}

function paidAfter({ advance }: Reservation, { total }: ChangedPrice): Money {
  return subtractMoney(advance ?? '0', refundOf(total, advance ?? '0'));
}

/** Returns when another vehicle would take over: at the start of a planned rental, now for one that is out. */
function goesOnFrom({ stage, startsAt }: Reservation, now: Date): Date {
  return stage === RentalStage.OUT ? now : startsAt;
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
