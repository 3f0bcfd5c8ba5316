import type { Snapshots } from '../../../platform/events/snapshots.js';
import { type SelectQueryBuilder, sql } from 'kysely';
import { countsOf, type FilterCount } from '../../../platform/database/filter-counts.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { inOrderOf } from '../../../platform/database/rows-by-id.js';
import { allOf, type Selection, type Sql } from '../../../platform/database/sql-parts.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff, VISITOR, type Caller } from '../../../kernel/actor.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { rentalDays } from '../../../kernel/time.js';
import type { AgenciesById } from '../agency/agencies-by-id.js';
import type { OccupationService } from '../occupation/occupation.service.js';
import { freeAt, freeOver } from '../occupation/occupation-conflicts.js';
import { type PriceBook, type PriceQuote, quotePrice } from '../quote/price-quote.js';
import { type PricedVehicle, seasonsTouch } from '../quote/season-rates.js';
import { needsAgency, quoteRequest, type TripFacts, type TripOptions } from '../quote/trip-options.js';
import type { Period } from '../../../kernel/period.js';
import {
  assertPriceable,
  isTooFar,
  isTooLong,
  periodProblem,
  SearchPeriodError,
  StartTooFarError,
} from './rental-period.js';
import type { VehicleRecord, VehicleTable } from './vehicle.entity.js';
import { AlertLevel, type VehicleAlerts } from './vehicle-alert.js';
import type { VehicleRisks } from './vehicle-risks.js';
import type { PriceBooks, QuotedVehicle } from './price-books.js';
import { conditionsOf, isShownTo, priceFor, sortedBy } from './vehicle-conditions.js';
import { VehicleNotFoundError } from './vehicle.errors.js';
import type { VehicleCriteria, VehicleSort } from './vehicle.input.js';

/** Dates of a form that may not be a valid period. */
interface Dates {
  readonly startsAt: Date | undefined;
  readonly endsAt: Date | undefined;
}

/** The fields of a vehicle for the sitemap. */
export interface FleetEntry {
  readonly id: number;
  readonly updatedAt: Date;
}

/** A free vehicle with its price over the requested period, before discounts. */
export interface Offer {
  readonly vehicle: VehicleRecord;
  readonly quote: PriceQuote;
}

/** The criteria of a search for free vehicles. */
interface Search {
  readonly filter: VehicleCriteria | undefined;
  readonly sort?: VehicleSort | undefined;
  readonly now: Date;
}

/** Lowest and highest price per day, in Dh. */
export interface PriceRange {
  readonly lowest: Money;
  readonly highest: Money;
}

/** Reads the fleet: lists, search by dates, prices. */
export class VehicleReader {
  constructor(
    private readonly reader: Reader,
    private readonly occupations: OccupationService,
    private readonly alerts: Pick<VehicleAlerts, 'having'>,
    private readonly snapshots: Snapshots,
    private readonly prices: PriceBooks,
    private readonly vehicleRisks: VehicleRisks,
    private readonly agencies: AgenciesById,
  ) {}

  /**
   * Returns a page of what the caller may see: visitors and customers what the site shows, staff every vehicle not archived. Throws
   * ForbiddenError if a caller other than staff filters or sorts by staff data.
   */
  async list(
    actor: Actor,
    filter: VehicleCriteria | undefined,
    sort: VehicleSort | undefined,
    page: PageRequest,
  ): Promise<Page<VehicleRecord>> {
    const read = (): Promise<Page<VehicleRecord>> =>
      readPage(this.selected(this.fleetSelection(actor, filter, sort)).selectAll(), page);
    return isStaff(actor) ? read() : this.snapshots.remember(['vehicles', filter, sort, page], read);
  }

  /** Counts what each value of a filter would show beside the other filters. Staff only. */
  async filterCounts(actor: Actor, filter: VehicleCriteria | undefined): Promise<FilterCount[]> {
    requireStaff(actor);
    const { EXPIRED, BAD, GOOD } = AlertLevel;
    const values = {
      categories: sql`v.category`,
      fuels: sql`v.fuel`,
      transmissions: sql`v.transmission`,
      availableNow: freeAt(new Date()),
      alerts: sql`case when ${this.alerts.having([EXPIRED])} then ${EXPIRED} when ${this.alerts.having([BAD])} then ${BAD} else ${GOOD} end`,
    };
    return countsOf(
      this.reader,
      sql`vehicle v`,
      Object.entries(values).map(([name, value]) => ({
        filter: name,
        value,
        where: this.fleetSelection(actor, { ...filter, [name]: null }, undefined).where,
      })),
    );
  }

  /** Returns the ids of the same list, in any range. Staff only. */
  async ids(
    actor: Actor,
    filter: VehicleCriteria | undefined,
    sort: VehicleSort | undefined,
    limit: number,
  ): Promise<number[]> {
    requireStaff(actor);
    return idsOf(this.selected(this.fleetSelection(actor, filter, sort)).limit(limit));
  }

  /** Returns vehicles by id, including archived ones, in the order of the ids. Staff only. */
  async byIds(actor: Actor, ids: readonly number[]): Promise<VehicleRecord[]> {
    requireStaff(actor);
    return inOrderOf(ids, await this.rows(ids));
  }

  /** Returns every vehicle that the site shows, cheapest first, for the calls without pages. */
  async publicFleet(filter?: VehicleCriteria): Promise<VehicleRecord[]> {
    return this.snapshots.remember(['fleet', filter], () =>
      this.selected({ where: conditionsOf(VISITOR, filter), orderBy: sortedBy(undefined) })
        .selectAll()
        .execute(),
    );
  }

  /** Returns id and last change of vehicles that the site shows, cheapest first. */
  publicEntries(limit: number): Promise<FleetEntry[]> {
    return this.snapshots.remember(['fleet entries', limit], () =>
      this.selected({ where: conditionsOf(VISITOR, undefined), orderBy: sortedBy(undefined) })
        .select(['v.id', 'v.updatedAt'])
        .limit(limit)
        .execute(),
    );
  }

  /**
   * Returns the lowest price per day, as `lowestPrice` computes it, of the cheapest and of the most expensive vehicle that the site shows;
   * undefined if it shows none.
   */
  async priceRange(): Promise<PriceRange | undefined> {
    const lowestPrice = sql<Money>`least(v.daily_price,
      (select min((t->>'dailyPrice')::numeric) from jsonb_array_elements(v.tiers) t))`;
    const { lowest, highest } = await this.snapshots.remember(['price range'], () =>
      this.vehicles()
        .select((eb) => [
          eb.fn.min<Money | null>(lowestPrice).as('lowest'),
          eb.fn.max<Money | null>(lowestPrice).as('highest'),
        ])
        .where(allOf(conditionsOf(VISITOR, undefined)))
        .executeTakeFirstOrThrow(),
    );
    return lowest && highest ? { lowest, highest } : undefined;
  }

  /** Returns a vehicle that the caller may see; undefined otherwise. Staff also see archived ones, which past rentals name. */
  async find(actor: Actor, id: number): Promise<VehicleRecord | undefined> {
    const [vehicle] = await (isStaff(actor) ? this.rows([id]) : this.fromSnapshots([id]));
    return vehicle && isShownTo(actor, vehicle) ? vehicle : undefined;
  }

  /**
   * Returns visible vehicles that are free and in service for the whole period, cheapest for its length first. Throws SearchPeriodError,
   * its problems in the order of docs/rules/fleet.md#searching-by-dates.
   */
  async searchAvailable(
    actor: Actor,
    { trip, ...dates }: Dates & { readonly trip?: TripFacts },
    filter: VehicleCriteria | undefined,
    sort: VehicleSort | undefined,
    page: PageRequest,
    now = new Date(),
  ): Promise<Page<VehicleRecord>> {
    const book = await this.prices.current();
    const selection = this.freeSelection(actor, dates, book, { filter, sort, now });
    const priced = sort ? undefined : await this.cheapestFirst(selection, dates as Period, book, trip);
    if (priced) {
      const start = (page.page - 1) * page.size;
      const { items, ...rest } = toPage(priced.slice(start, start + page.size), priced.length, page);
      const vehicles = isStaff(actor) ? this.byIds(actor, items) : this.fromSnapshots(items);
      return { ...rest, items: await vehicles };
    }
    if (isStaff(actor)) return readPage(this.selected(selection).selectAll(), page);
    const { items, ...rest } = await readPage(this.selected(selection).select('v.id'), page);
    return { ...rest, items: await this.fromSnapshots(items.map(({ id }) => id)) };
  }

  /** Returns the same search without pages, as for a visitor. */
  async publicSearch(dates: Dates, filter: VehicleCriteria): Promise<VehicleRecord[]> {
    const book = await this.prices.current();
    const selection = this.freeSelection(VISITOR, dates, book, { filter, now: new Date() });
    const priced = await this.cheapestFirst(selection, dates as Period, book);
    return priced ? this.fromSnapshots(priced) : this.selected(selection).selectAll().execute();
  }

  /**
   * Returns the ids of all vehicles of a search, sorted by their price over the period, if seasons or fees may change the order that SQL
   * would give; undefined otherwise, and for a period longer than any rental, which has no price.
   */
  private async cheapestFirst(
    { where }: Selection,
    period: Period,
    book: PriceBook,
    trip?: TripFacts,
  ): Promise<number[] | undefined> {
    if (isTooLong(period)) return undefined;
    const days = rentalDays(period.startsAt, period.endsAt, book.graceMinutes);
    const hasFees = book.charges.some(({ kind }) => kind === 'FEE');
    if (!hasFees && !seasonsTouch(book.seasons, period.startsAt, days)) return undefined;
    const vehicles = await this.vehicles()
      .select(['v.id', 'v.category', 'v.dailyPrice', 'v.tiers', 'v.agencyId'])
      .where(allOf(where))
      .execute();
    const priced = await Promise.all(
      vehicles.map(async (vehicle) => {
        const { total } = await this.priceOf(vehicle, period, book, trip);
        return { id: vehicle.id, total, dailyPrice: vehicle.dailyPrice };
      }),
    );
    return priced
      .sort(
        (one, other) =>
          compareMoney(one.total, other.total) || compareMoney(one.dailyPrice, other.dailyPrice) || one.id - other.id,
      )
      .map(({ id }) => id);
  }

  /** Returns free vehicles that could replace one over a period: first the same category, then the nearest price. */
  async alternatives(
    { id, category, dailyPrice }: PricedVehicle,
    period: Period,
    limit: number,
    trip?: TripFacts,
  ): Promise<Offer[]> {
    const ids = await idsOf(
      this.selected({
        where: [...conditionsOf(VISITOR, undefined), sql`v.id <> ${id}`, ...this.rentableOver(period)],
        orderBy: sql`v.category <> ${category}, abs(v.daily_price - ${dailyPrice}::numeric), v.id`,
      }).limit(limit),
    );
    const free = await this.fromSnapshots(ids);
    const book = await this.prices.current();
    return Promise.all(
      free.map(async (vehicle) => ({ vehicle, quote: await this.priceOf(vehicle, period, book, trip) })),
    );
  }

  /**
   * Returns the price of a vehicle for the caller over a period, with what was chosen. Throws VehicleNotFoundError, SearchPeriodError for
   * invalid dates, ValidationError at extras that cannot be had, TooManyRequestsError after many unknown codes.
   */
  async quote({ actor, ip }: Caller, vehicleId: number, period: Period, options?: TripOptions): Promise<PriceQuote> {
    const vehicle = await this.find(actor, vehicleId);
    if (!vehicle) throw new VehicleNotFoundError();
    if (!options) return this.quoteOf(actor, vehicle, period);
    assertPriceable(period);
    const registered = isStaff(actor) ? options.registered === true : actor.kind === 'customer';
    return this.prices.quote({ ...period, vehicle, registered, options, byStaff: isStaff(actor), ip });
  }

  /** Returns the price of a loaded vehicle. Throws SearchPeriodError for invalid dates, ValidationError for too many days. */
  async quoteOf(actor: Actor, vehicle: QuotedVehicle, period: Period, trip?: TripFacts): Promise<PriceQuote> {
    assertPriceable(period);
    return this.priceOf(vehicle, period, await this.prices.current(), trip, actor.kind === 'customer');
  }

  /** Tells whether a vehicle is neither rented nor out of service at this moment. */
  async availableNow(vehicleId: number): Promise<boolean> {
    return !(await this.occupations.occupiedNow(vehicleId));
  }

  private async priceOf(
    vehicle: QuotedVehicle,
    period: Period,
    book: PriceBook,
    trip: TripFacts | undefined,
    registered = false,
  ): Promise<PriceQuote> {
    const agency = needsAgency(book) ? await this.agencies.get(vehicle.agencyId) : undefined;
    return quotePrice(quoteRequest(vehicle, period, registered, { ...trip, agency }), book);
  }

  /** Returns vehicles from the shared public snapshots; reads those that are not cached. */
  private fromSnapshots(ids: readonly number[]): Promise<VehicleRecord[]> {
    return this.snapshots.records('vehicle', ids, (missing) => this.rows(missing));
  }

  /** Returns the existing vehicles of some ids in any order. */
  private rows(ids: readonly number[]): Promise<VehicleRecord[]> {
    return this.vehicles()
      .selectAll()
      .where(sql<boolean>`v.id = any(${ids})`)
      .execute();
  }

  private selected({ where, orderBy }: Selection) {
    return this.vehicles().where(allOf(where)).orderBy(orderBy);
  }

  private vehicles() {
    return this.reader.tables<VehicleTable>().selectFrom('vehicle as v');
  }

  private freeSelection(
    actor: Actor,
    dates: Dates,
    { graceMinutes }: PriceBook,
    { filter, sort, now }: Search,
  ): Selection {
    const problem = periodProblem(dates.startsAt, dates.endsAt, now);
    // Staff may also search for requests whose start has just passed.
    if (problem && !(problem === 'START_IN_PAST' && isStaff(actor))) throw new SearchPeriodError(problem);
    const period = dates as Period;
    if (isTooFar(period.startsAt, now)) throw new StartTooFarError();
    const days = rentalDays(period.startsAt, period.endsAt, graceMinutes);
    return {
      where: [...conditionsOf(actor, filter), sql`v.visible`, ...this.rentableOver(period)],
      orderBy: sort ? sortedBy(sort) : sql`${priceFor(days)}, v.daily_price, v.id`,
    };
  }

  /** Returns the SQL conditions that the vehicle `v` is free over a period, and that neither its last customer nor damage keeps it. */
  private rentableOver(period: Period): Sql[] {
    return [freeOver(period), sql`not ${this.vehicleRisks.conditionOver(period)}`];
  }

  private fleetSelection(actor: Actor, filter: VehicleCriteria | undefined, sort: VehicleSort | undefined): Selection {
    const where = conditionsOf(actor, filter);
    const { alerts, availableNow } = filter ?? {};
    if (alerts?.length || availableNow != null) requireStaff(actor);
    if (availableNow != null) where.push(availableNow ? freeAt(new Date()) : sql`not (${freeAt(new Date())})`);
    if (alerts?.length) where.push(this.alerts.having(alerts));
    return { where, orderBy: sortedBy(sort) };
  }
}

async function idsOf(
  vehicles: SelectQueryBuilder<VehicleTable & { v: VehicleTable['vehicle'] }, 'v', object>,
): Promise<number[]> {
  const rows = await vehicles.select('v.id').execute();
  return rows.map(({ id }) => id);
}
