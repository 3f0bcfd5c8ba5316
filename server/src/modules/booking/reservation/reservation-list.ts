import { sql } from 'kysely';
import { batched, batchedLists } from '../../../platform/database/batched.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import {
  containsIdentityNumber,
  containsPhone,
  containsReservationNumber,
  containsText,
} from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { orderBy, type Sql, allOf } from '../../../platform/database/sql-parts.js';
import { exportedRows } from '../../../platform/xlsx/exported-rows.js';
import { workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireCustomer, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { idOf } from '../../../kernel/ids.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { agencyDay, startOfAgencyDay } from '../../../kernel/time.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import { type Conflict, PREPARATION } from '../../fleet/occupation/occupation-conflicts.js';
import type { AgencyTable } from '../../fleet/agency/agency.entity.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { ReservationRecord, ReservationTable } from './reservation.entity.js';
import {
  type ReservationCriteria,
  type ReservationSearchField,
  type ReservationSort,
  ReservationSortField,
} from './reservation.input.js';
import type { ListConditions, SignedContracts } from './list-conditions.js';
import { lateAt, RentalStage } from './rental-stage.js';
import { ReservationStatus } from './reservation-status.js';
import type { ReservationTallyTable } from './reservation-tally.tables.js';
import { type ExportedReservation, reservationWorkbook } from './reservation.workbook.js';
import { countsOf, type StatusCount, type StatusCounts, totalOf } from './status-counts.js';

/** A page of the list of reservations with, if requested, the number in each state. */
export interface ReservationPage extends Page<ReservationRecord> {
  /** Only if they were requested. */
  readonly counts?: StatusCounts;
}

/** Departures and returns of a day. */
export interface RentalDay {
  readonly now: Date;
  readonly departures: readonly ReservationRecord[];
  readonly returns: readonly ReservationRecord[];
  readonly runningCount: number;
}

/** Upper bound; no agency has as many departures in a day. */
const MOST_A_DAY = 1000;

/** What is requested beside the rows of a page. */
export interface Beside {
  readonly counts: boolean;
}

const SEARCHED_BY: SearchedBy<ReservationSearchField> = {
  NUMBER: (text) => containsReservationNumber('r.number_key', text),
  // Last name first and first name first, in one expression that has an index.
  NAME: (text) => containsText(["r.driver_last_name || ' ' || r.driver_first_name || ' ' || r.driver_last_name"], text),
  PHONE: (text) => containsPhone('r.driver_phone', text),
  NATIONAL_ID: (text) => containsIdentityNumber('r.driver_national_id', text),
  SECOND_DRIVER_NATIONAL_ID: (text) => containsIdentityNumber('r.second_driver_national_id', text),
};

interface Asked {
  readonly filter: ReservationCriteria | undefined;
  readonly sort: ReservationSort | undefined;
  readonly page: PageRequest;
  readonly beside: Beside | undefined;
  /** Only reservations of this customer; of all if undefined. */
  readonly customerId?: number;
}

/** The tally as one value, for a statement that reads something else too. */
const TALLY_AS_JSON = sql<string>`(select coalesce(json_agg(t), '[]')::text from (
  select status, sum(change)::int as count from reservation_tally group by status) t)`;

interface Counted {
  readonly total: number;
  readonly counts?: StatusCounts;
}

/** Reads lists of reservations, and fields of their rows in one statement per page. */
export class ReservationListService {
  private readonly loadCompeting: (reservationId: number) => Promise<ReservationRecord[]>;
  private readonly loadConflict: (reservation: ReservationRecord) => Promise<Conflict | undefined>;

  constructor(
    private readonly reader: Reader,
    occupations: OccupationService,
    private readonly conditions: ListConditions,
    private readonly contracts: SignedContracts,
  ) {
    this.loadCompeting = batchedLists(
      (ids) => this.competingWith(ids),
      ({ askingId }) => askingId,
    );
    this.loadConflict = batched(async (reservations) => {
      const conflicts = await occupations.conflictsOf(
        reservations.map(({ id, vehicleId, startsAt, endsAt, status }) => ({
          ...{ reservationId: id, vehicleId, startsAt, endsAt },
          pending: status === ReservationStatus.PENDING,
        })),
      );
      return reservations.map(({ id }) => conflicts.get(id));
    });
  }

  /** Returns a page of all reservations, newest first by default. Staff only. */
  async all(
    actor: Actor,
    filter: ReservationCriteria | undefined,
    sort: ReservationSort | undefined,
    page: PageRequest,
    beside?: Beside,
  ): Promise<ReservationPage> {
    requireStaff(actor);
    return this.fetch({ filter, sort, page, beside });
  }

  /** Returns today's departures and returns by time, without customers who did not come, and the number of rentals that are out. Staff only. */
  async today(actor: Actor, now = new Date()): Promise<RentalDay> {
    requireStaff(actor);
    const [midnight, next] = [startOfAgencyDay(now), startOfAgencyDay(now, 1)];
    const rentalsBetween = (bound: 'startsAt' | 'endsAt'): Promise<ReservationRecord[]> =>
      this.reservations()
        .selectAll('r')
        .where('r.status', '=', ReservationStatus.ACCEPTED)
        .where('r.stage', '<>', RentalStage.NO_SHOW)
        .where(`r.${bound}`, '>=', midnight)
        .where(`r.${bound}`, '<', next)
        .orderBy(`r.${bound}`)
        .orderBy('r.id')
        .limit(MOST_A_DAY)
        .execute();
    const [departures, returns, running] = await Promise.all([
      rentalsBetween('startsAt'),
      rentalsBetween('endsAt'),
      this.reader
        .tables<ReservationTable>()
        .selectFrom('reservation')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('stage', '=', RentalStage.OUT)
        .executeTakeFirstOrThrow(),
    ]);
    return { now, departures, returns, runningCount: running.count };
  }

  /** Exports the filtered reservations as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: ReservationCriteria | undefined, sort: ReservationSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`reservations-${agencyDay(new Date())}.xlsx`, () =>
      reservationWorkbook(this.whole(filter, sort), false),
    );
  }

  /** Exports the filtered rentals as a workbook; states in the filter are ignored. Staff only. Throws ExportTooLargeError. */
  exportRentals(
    actor: Actor,
    filter: ReservationCriteria | undefined,
    sort: ReservationSort | undefined,
  ): PreparedFile {
    requireStaff(actor);
    return workbookFile(`locations-${agencyDay(new Date())}.xlsx`, () =>
      reservationWorkbook(this.whole({ ...filter, statuses: [ReservationStatus.ACCEPTED] }, sort), true),
    );
  }

  /** Returns a page of the caller's own reservations. Customers only. */
  async mine(
    actor: Actor,
    filter: ReservationCriteria | undefined,
    sort: ReservationSort | undefined,
    page: PageRequest,
    beside?: Beside,
  ): Promise<ReservationPage> {
    requireCustomer(actor);
    return this.fetch({ filter, sort, page, beside, customerId: actor.id });
  }

  /** Returns other PENDING requests for the same vehicle that overlap this one. */
  competing({ id }: ReservationRecord): Promise<ReservationRecord[]> {
    return this.loadCompeting(id);
  }

  /** Returns what already occupies the vehicle in the requested period. */
  conflict(reservation: ReservationRecord): Promise<Conflict | undefined> {
    return this.loadConflict(reservation);
  }

  /** Tells whether the contract is signed. */
  signed({ id }: ReservationRecord): Promise<boolean> {
    return this.contracts.isSigned(id);
  }

  /** Returns all filtered rows with the names of their vehicle and agency. */
  private whole(
    filter: ReservationCriteria | undefined,
    sort: ReservationSort | undefined,
  ): AsyncGenerator<ExportedReservation, void> {
    return exportedRows(this.found(filter, sort, undefined).select('r.id'), (ids) =>
      this.reader
        .tables<ReservationTable & VehicleTable & AgencyTable>()
        .selectFrom('reservation as r')
        .innerJoin('vehicle as v', 'v.id', 'r.vehicleId')
        .innerJoin('agency as a', 'a.id', 'v.agencyId')
        .selectAll('r')
        .select(['v.name as vehicleName', 'v.plateNumber', 'a.name as agencyName'])
        .where('r.id', 'in', ids)
        .execute(),
    );
  }

  /** Selects the filtered rows in their order. */
  private found(
    filter: ReservationCriteria | undefined,
    sort: ReservationSort | undefined,
    customerId: number | undefined,
  ) {
    return this.reservations()
      .where(allOf(conditionsOf(this.conditions, filter, customerId)))
      .orderBy(orderOf(sort));
  }

  private reservations() {
    return this.reader.tables<ReservationTable>().selectFrom('reservation as r');
  }

  /**
   * Reads rows and their number. With a filter these are two statements: with a window count PostgreSQL would sort every row instead of
   * walking an index. Without one the number comes from the tally, which counts all reservations without looking at them.
   */
  private async fetch(asked: Asked): Promise<ReservationPage> {
    const { filter, sort, page, customerId } = asked;
    const { statuses: wanted, ...rest } = filter ?? {};
    const where = conditionsOf(this.conditions, rest, customerId);
    const rows = this.found(filter, sort, customerId)
      .selectAll('r')
      .limit(page.size)
      .offset((page.page - 1) * page.size);
    if (where.length === 0) {
      const found = await rows.select(TALLY_AS_JSON.as('tally')).execute();
      const [first] = found;
      const counts = countsOf(first ? (JSON.parse(first.tally) as StatusCount[]) : await this.tally());
      return { ...toPage(found, totalOf(counts, wanted), page), counts };
    }
    const [counted, items] = await Promise.all([this.counted(asked, where), rows.execute()]);
    const { total, ...counts } = counted;
    return { ...toPage(items, total, page), ...counts };
  }

  /** Counts only the wanted states unless all counts were asked for. `where` leaves the states out. */
  private async counted({ filter, beside, customerId }: Asked, where: readonly Sql[]): Promise<Counted> {
    if (!beside?.counts)
      return this.reader
        .tables<ReservationTable>()
        .selectFrom('reservation as r')
        .select(sql<number>`count(*)::int`.as('total'))
        .where(allOf(conditionsOf(this.conditions, filter, customerId)))
        .executeTakeFirstOrThrow();
    const counts = await this.counts(where);
    return { total: totalOf(counts, filter?.statuses), counts };
  }

  private async counts(where: readonly Sql[]): Promise<StatusCounts> {
    return countsOf(
      await this.reader
        .tables<ReservationTable>()
        .selectFrom('reservation as r')
        .select(['r.status', sql<number>`count(*)::int`.as('count')])
        .where(allOf(where))
        .groupBy('r.status')
        .execute(),
    );
  }

  private tally(): Promise<StatusCount[]> {
    return this.reader
      .tables<ReservationTallyTable>()
      .selectFrom('reservationTally')
      .select(['status', sql<number>`sum(change)::int`.as('count')])
      .groupBy('status')
      .execute();
  }

  private competingWith(ids: readonly number[]) {
    const preparation = sql.raw(PREPARATION);
    return this.reader
      .tables<ReservationTable>()
      .selectFrom('reservation as a')
      .innerJoin('reservation as r', 'r.vehicleId', 'a.vehicleId')
      .selectAll('r')
      .select('a.id as askingId')
      .where('a.id', 'in', ids)
      .whereRef('r.id', '<>', 'a.id')
      .where('r.status', '=', ReservationStatus.PENDING)
      .where(sql<boolean>`r.period && tstzrange(a.starts_at - ${preparation}, a.ends_at + ${preparation}, '[)')`)
      .orderBy('r.createdAt')
      .execute();
  }
}

function conditionsOf(
  conditions: ListConditions,
  filter: ReservationCriteria | undefined,
  customerId: number | undefined,
): Sql[] {
  const where: Sql[] = [];
  if (customerId !== undefined) where.push(sql`r.customer_id = ${customerId}`);
  if (!filter) return where;
  const {
    numbers,
    statuses,
    stages,
    late,
    atRisk: endangered,
    deposit,
    undecidedCharges,
    extensionAsked,
    swapUninspected,
    kind,
    vehicleId,
    agencyId,
    customerId: person,
    from,
    to,
    startsFrom,
    updatedFrom,
    search,
  } = filter;
  if (numbers) where.push(sql`r.number_key = any(${numbers.map((number) => parseNumber(number) ?? '')})`);
  // Literals, because for parameters the planner does not know that few requests are open among many rentals.
  if (statuses?.length) where.push(sql`r.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`);
  if (stages?.length) where.push(sql`r.stage in (${sql.join(stages.map((stage) => sql.lit(stage)))})`);
  if (late) where.push(lateAt(new Date()));
  if (endangered) where.push(conditions.atRiskCondition(new Date()));
  if (deposit) where.push(conditions.depositCondition(deposit));
  if (undecidedCharges) where.push(sql`r.open_charges > 0`);
  if (extensionAsked) where.push(conditions.extensionCondition);
  if (swapUninspected) where.push(conditions.uninspectedSwapCondition);
  if (kind) where.push(sql`r.kind = ${kind}`);
  if (vehicleId != null) where.push(sql`r.vehicle_id = ${idOf(vehicleId)}`);
  if (agencyId != null) where.push(sql`r.vehicle_id in (select id from vehicle where agency_id = ${idOf(agencyId)})`);
  if (person != null) where.push(sql`${idOf(person)} in (r.customer_id, r.renter_id, r.second_renter_id)`);
  if (from) where.push(sql`r.ends_at > ${from}`);
  if (to) where.push(sql`r.starts_at < ${to}`);
  if (startsFrom) where.push(sql`r.starts_at >= ${startsFrom}`);
  if (updatedFrom) where.push(sql`r.updated_at >= ${updatedFrom}`);
  return [...where, ...searchConditions(SEARCHED_BY, search)];
}

/** Reads `endedAt`, or else the promised end; a leg that a swap has ended is no return. */
const ENDED_AT = `coalesce(case when r.status = 'CANCELLED' then r.cancelled_at when r.stage in ('RETURNED', 'CLOSED')
  then (select max(l.ended_at) from rental_leg l where l.reservation_id = r.id) end, r.ends_at)`;

/** The moment for which the next departure or return is agreed. An index of the rentals has the same expression. */
const AWAITED_AT = `case r.stage when 'PLANNED' then r.starts_at when 'OUT' then r.ends_at end`;

const SORTED_BY: Readonly<Record<Exclude<ReservationSortField, ReservationSortField.AWAITED_AT>, readonly string[]>> = {
  CREATED_AT: ['r.created_at', 'r.id'],
  STARTS_AT: ['r.starts_at', 'r.id'],
  UPDATED_AT: ['r.updated_at', 'r.id'],
  ENDS_AT: ['r.ends_at', 'r.id'],
  ENDED_AT: [ENDED_AT, 'r.id'],
  NUMBER: ['r.number_key'],
};

function orderOf(sort: ReservationSort | undefined): Sql {
  const direction = sort?.direction === SortDirection.ASC ? SortDirection.ASC : SortDirection.DESC;
  const field = sort?.field ?? ReservationSortField.CREATED_AT;
  if (field !== ReservationSortField.AWAITED_AT) return orderBy(SORTED_BY[field], direction);
  // The rest goes the other way: it is over or was never begun.
  const other = direction === SortDirection.ASC ? SortDirection.DESC : SortDirection.ASC;
  return sql`${orderBy([AWAITED_AT], direction)}, ${orderBy(['r.starts_at', 'r.id'], other)}`;
}
