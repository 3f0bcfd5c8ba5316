import { type SqlEntityManager as Sql, raw } from '@mikro-orm/sql';
import type { Em } from '../../infra/database/orm.js';
import { idsFound } from '../../infra/xlsx/exported-rows.js';
import { requireStaff } from '../../shared/access.js';
import { type Actor, isStaff, VISITOR } from '../../shared/actor.js';
import { NotFoundError } from '../../shared/domain-error.js';
import { parseId } from '../../shared/ids.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { containsText } from '../../infra/database/search-text.js';
import { SortDirection } from '../../shared/sort-direction.js';
import { rentalDays } from '../../shared/time.js';
import { FREE_AT_MOMENT, FREE_OVER_PERIOD, type OccupationService } from '../occupation/occupation.service.js';
import { type PriceQuote, quotePrice } from './pricing.js';
import { type Period, periodProblem, SearchPeriodError } from './rental-period.js';
import { Vehicle } from './vehicle.entity.js';
import { withAlert } from './vehicle.alert-filter.js';
import { type VehicleFilter, VehicleSearchField, type VehicleSort, VehicleSortField } from './vehicle.input.js';

/** What a form holds before it is known to be a period. */
interface Dates {
  readonly startsAt: Date | undefined;
  readonly endsAt: Date | undefined;
}

type Query = ReturnType<typeof Sql.prototype.createQueryBuilder<Vehicle, 'v'>>;

/** Price a day for a number of days, by the vehicle's tiers, as pricing.ts has it. */
const PRICE_FOR_DAYS = `coalesce((select (t->>'dailyPrice')::numeric from jsonb_array_elements(v.tiers) t
  where (t->>'fromDays')::int <= ? order by (t->>'fromDays')::int desc limit 1), v.daily_price)`;

/** The fleet: lists, search by dates, prices. */
export class VehicleService {
  constructor(
    private readonly em: Em,
    private readonly occupations: OccupationService,
  ) {}

  /** Visitors and customers see what is visible on the site, staff every vehicle not archived. */
  async list(
    actor: Actor,
    filter: VehicleFilter | undefined,
    sort: VehicleSort | undefined,
    page: PageRequest,
  ): Promise<Page<Vehicle>> {
    const query = await this.fleetQuery(actor, filter);
    applySort(query, sort);
    return fetchPage(query, page);
  }

  /** The ids of the same list, as many as a workbook takes and one more. Staff only. */
  async ids(actor: Actor, filter: VehicleFilter | undefined, sort: VehicleSort | undefined): Promise<number[]> {
    requireStaff(actor);
    const query = await this.fleetQuery(actor, filter);
    applySort(query, sort);
    return idsFound(query);
  }

  /** Every vehicle the site shows, cheapest first: the calls that know no pages. */
  async publicFleet(filter?: VehicleFilter): Promise<Vehicle[]> {
    const query = this.query(VISITOR, filter);
    applySort(query, undefined);
    return query.getResultList();
  }

  /** A vehicle the caller may see; undefined otherwise. Staff also see archived ones, which past rentals name. */
  async find(actor: Actor, id: unknown): Promise<Vehicle | undefined> {
    const key = parseId(id);
    if (key === undefined) return undefined;
    const vehicle = await this.em.findOne(Vehicle, { id: key });
    if (!vehicle || (!isStaff(actor) && (!vehicle.visible || vehicle.archivedAt))) return undefined;
    return vehicle;
  }

  /**
   * Visible vehicles, in service, free for the whole period; cheapest for its length first. Throws SearchPeriodError, its
   * problems in the order of spec/3-decisions §2.
   */
  async searchAvailable(
    actor: Actor,
    dates: Dates,
    filter: VehicleFilter | undefined,
    sort: VehicleSort | undefined,
    page: PageRequest,
    now = new Date(),
  ): Promise<Page<Vehicle>> {
    const query = this.freeOver(actor, dates, filter, sort, now);
    return fetchPage(query, page);
  }

  /** The same search without pages, as a visitor makes it. */
  async publicSearch(dates: Dates, filter: VehicleFilter): Promise<Vehicle[]> {
    return this.freeOver(VISITOR, dates, filter, undefined, new Date()).getResultList();
  }

  /** Free vehicles that could stand in for one over a period: the same category first, then the nearest price. */
  async alternatives(vehicle: Vehicle, period: Period, limit: number): Promise<Vehicle[]> {
    const query = this.em
      .createQueryBuilder(Vehicle, 'v')
      .where({ archivedAt: null, visible: true, id: { $ne: vehicle.id } });
    whereFree(query, period);
    query
      .orderBy([
        { [raw('(v.category <> ?)', [vehicle.category])]: 'asc' },
        { [raw('abs(v.daily_price - ?::numeric)', [vehicle.dailyPrice])]: 'asc' },
        { id: 'asc' },
      ])
      .limit(limit);
    return query.getResultList();
  }

  /** What a vehicle costs the caller over a period. Throws NotFoundError, SearchPeriodError for unusable dates. */
  async quote(actor: Actor, vehicleId: unknown, period: Period): Promise<PriceQuote> {
    const vehicle = await this.find(actor, vehicleId);
    if (!vehicle) throw new NotFoundError("Ce véhicule n'existe pas.", 'VEHICLE.NOT_FOUND');
    return this.quoteOf(actor, vehicle, period);
  }

  quoteOf(actor: Actor, vehicle: Vehicle, { startsAt, endsAt }: Period): PriceQuote {
    if (endsAt <= startsAt) throw new SearchPeriodError('END_NOT_AFTER_START');
    return quotePrice(vehicle, startsAt, endsAt, actor.kind === 'customer');
  }

  /** Neither rented nor out of service at this moment. */
  async availableNow(vehicle: Vehicle): Promise<boolean> {
    return !(await this.occupations.occupiedNow(vehicle.id));
  }

  private freeOver(
    actor: Actor,
    dates: Dates,
    filter: VehicleFilter | undefined,
    sort: VehicleSort | undefined,
    now: Date,
  ): Query {
    const problem = periodProblem(dates.startsAt, dates.endsAt, now);
    // Staff look for a free vehicle for requests whose start has just passed, too.
    if (problem && !(problem === 'START_IN_PAST' && isStaff(actor))) throw new SearchPeriodError(problem);
    const period = dates as Period;
    const query = this.query(actor, filter);
    query.andWhere({ visible: true });
    whereFree(query, period);
    const days = rentalDays(period.startsAt, period.endsAt);
    if (sort) applySort(query, sort);
    else query.orderBy([{ [raw(PRICE_FOR_DAYS, [days])]: 'asc' }, { dailyPrice: 'asc' }, { id: 'asc' }]);
    return query;
  }

  /** The list's query, what only the staff may ask for included. Throws ForbiddenError when anyone else does. */
  private async fleetQuery(actor: Actor, filter: VehicleFilter | undefined): Promise<Query> {
    const query = this.query(actor, filter);
    const { alerts, availableNow } = filter ?? {};
    if (!alerts?.length && availableNow == null) return query;
    requireStaff(actor);
    if (availableNow != null) {
      const free = FREE_AT_MOMENT('v.id');
      query.andWhere(raw(availableNow ? free : `not ${free}`, [new Date()]));
    }
    if (alerts?.length) query.andWhere(raw(await withAlert(this.em, alerts)));
    return query;
  }

  private query(actor: Actor, filter: VehicleFilter | undefined): Query {
    const query = this.em
      .createQueryBuilder(Vehicle, 'v')
      .where({ archivedAt: null, ...(isStaff(actor) ? {} : { visible: true }) });
    if (!filter) return query;
    const { categories, fuels, transmissions, agencyId, brandId, ids } = filter;
    // An empty list asks for nothing in particular.
    if (categories?.length) query.andWhere({ category: { $in: categories } });
    if (fuels?.length) query.andWhere({ fuel: { $in: fuels } });
    if (transmissions?.length) query.andWhere({ transmission: { $in: transmissions } });
    if (agencyId != null) query.andWhere({ agency: parseId(agencyId) ?? 0 });
    if (brandId != null) query.andWhere({ brand: parseId(brandId) ?? 0 });
    if (ids) query.andWhere({ id: { $in: ids.map(parseId).filter((id) => id !== undefined) } });
    if (filter.search?.trim()) whereText(query, actor, filter.search, filter.searchIn);
    return query;
  }
}

/** The registration is the staff's to see, so to search as well. A plate is found however its dashes are typed. */
function whereText(query: Query, actor: Actor, text: string, where: VehicleSearchField | null | undefined): void {
  if (where === VehicleSearchField.PLATE_NUMBER) {
    requireStaff(actor);
    query.andWhere(containsText(["replace(v.plate_number, '-', '')"], text.replace(/[\s\p{Pd}]/gu, '')));
  } else if (where === VehicleSearchField.NAME || !isStaff(actor)) {
    query.andWhere(containsText(['v.name'], text));
  } else {
    query.andWhere(containsText(['v.name', 'v.plate_number'], text));
  }
}

function whereFree(query: Query, { startsAt, endsAt }: Period): void {
  query.andWhere(raw(FREE_OVER_PERIOD('v.id'), [startsAt, endsAt]));
}

function applySort(query: Query, sort: VehicleSort | undefined): void {
  const direction = sort?.direction === SortDirection.DESC ? 'desc' : 'asc';
  if (sort?.field === VehicleSortField.NAME)
    query.orderBy([{ [raw('unaccent(lower(v.name))')]: direction }, { id: direction }]);
  else if (sort?.field === VehicleSortField.PLATE_NUMBER)
    query.orderBy([{ plateNumber: direction }, { id: direction }]);
  else if (sort?.field === VehicleSortField.ADDED) query.orderBy([{ createdAt: direction }, { id: direction }]);
  else if (sort?.field === VehicleSortField.NEWEST) query.orderBy([{ modelDate: direction }, { id: direction }]);
  else query.orderBy([{ dailyPrice: direction }, { id: 'asc' }]);
}

async function fetchPage(query: Query, page: PageRequest): Promise<Page<Vehicle>> {
  query.limit(page.size).offset((page.page - 1) * page.size);
  const [items, total] = await query.getResultAndCount();
  return toPage(items, total, page);
}
