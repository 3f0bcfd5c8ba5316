import { raw, type QueryBuilder } from '@mikro-orm/sql';
import { batched } from '../../infra/database/batched.js';
import type { Em } from '../../infra/database/orm.js';
import type { PreparedFile } from '../../infra/documents/prepared-file.js';
import { containsText, containsTextOrPhone } from '../../infra/database/search-text.js';
import { idsFound, inBatches, recordsOf } from '../../infra/xlsx/exported-rows.js';
import { workbookFile } from '../../infra/xlsx/workbook.js';
import { requireCustomer, requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { parseId } from '../../shared/ids.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { SortDirection } from '../../shared/sort-direction.js';
import { agencyDay } from '../../shared/time.js';
import type { Occupation, OccupationService } from '../occupation/occupation.service.js';
import { Reservation } from './reservation.entity.js';
import {
  type ReservationFilter,
  ReservationSearchField,
  type ReservationSort,
  ReservationSortField,
} from './reservation.input.js';
import { ReservationStatus } from './reservation.status.js';
import { reservationWorkbook } from './reservation.workbook.js';

type Query = QueryBuilder<Reservation, 'r'>;

/** How many reservations are in each state, under the list's filter but for its states. */
export type StatusCounts = Readonly<Record<'pending' | 'accepted' | 'refused' | 'cancelled' | 'all', number>>;

export interface ReservationPage extends Page<Reservation> {
  readonly counts: StatusCounts;
}

const SEARCH_COLUMNS: Readonly<Record<ReservationSearchField, readonly string[]>> = {
  NUMBER: ['r.number_key'],
  NAME: [
    'r.driver_last_name',
    'r.driver_first_name',
    "r.driver_first_name || ' ' || r.driver_last_name",
    "r.driver_last_name || ' ' || r.driver_first_name",
  ],
  PHONE: ['r.driver_phone'],
  NATIONAL_ID: ['r.driver_national_id'],
  SECOND_DRIVER_NATIONAL_ID: ['r.second_driver_national_id'],
};

/** Lists of reservations, and what their rows ask for one by one, answered in one statement a page. */
export class ReservationListService {
  private readonly loadCompeting: (reservationId: number) => Promise<Reservation[]>;
  private readonly loadConflict: (reservationId: number) => Promise<Occupation | undefined>;
  private readonly loadSigned: (reservationId: number) => Promise<boolean>;

  constructor(
    private readonly em: Em,
    occupations: OccupationService,
  ) {
    this.loadCompeting = batched(em, (ids) => this.competingOf(ids));
    this.loadConflict = batched(em, async (ids) => {
      const conflicts = await occupations.conflictsOf(ids);
      return ids.map((id) => conflicts.get(id));
    });
    this.loadSigned = batched(em, (ids) => this.signedAmong(ids));
  }

  /** Every reservation, newest first unless sorted otherwise. Staff only. */
  async all(
    actor: Actor,
    filter: ReservationFilter | undefined,
    sort: ReservationSort | undefined,
    page: PageRequest,
  ): Promise<ReservationPage> {
    requireStaff(actor);
    return this.fetch(filter, sort, page);
  }

  /** Every reservation under a filter as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: ReservationFilter | undefined, sort: ReservationSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`reservations-${agencyDay(new Date())}.xlsx`, () =>
      reservationWorkbook(this.whole(filter, sort), false),
    );
  }

  /** Rentals under a filter, whatever states it names, as a workbook. Staff only. Throws ExportTooLargeError. */
  exportRentals(actor: Actor, filter: ReservationFilter | undefined, sort: ReservationSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`locations-${agencyDay(new Date())}.xlsx`, () =>
      reservationWorkbook(this.whole({ ...filter, statuses: [ReservationStatus.ACCEPTED] }, sort), true),
    );
  }

  /** The caller's own. Customers only. */
  async mine(
    actor: Actor,
    filter: ReservationFilter | undefined,
    sort: ReservationSort | undefined,
    page: PageRequest,
  ): Promise<ReservationPage> {
    requireCustomer(actor);
    return this.fetch(filter, sort, page, actor.id);
  }

  /** Other PENDING requests for the same vehicle that overlap this one. */
  competing(reservation: Reservation): Promise<Reservation[]> {
    return this.loadCompeting(reservation.id);
  }

  /** What already occupies the vehicle in the period asked for. */
  conflict(reservation: Reservation): Promise<Occupation | undefined> {
    return this.loadConflict(reservation.id);
  }

  /** Whether the contract has a signature. */
  signed(reservation: Reservation): Promise<boolean> {
    return this.loadSigned(reservation.id);
  }

  /** Every row under a filter, with its vehicle. */
  private async *whole(
    filter: ReservationFilter | undefined,
    sort: ReservationSort | undefined,
  ): AsyncGenerator<Reservation, void> {
    const query = this.query(filter, undefined);
    const statuses = [...new Set(filter?.statuses)];
    if (statuses.length > 0) query.andWhere({ status: { $in: statuses } });
    const ids = await idsFound(query.orderBy(orderOf(sort)));
    yield* inBatches(ids, (batch) => recordsOf(this.em, Reservation, batch, ['vehicle']));
  }

  private async fetch(
    filter: ReservationFilter | undefined,
    sort: ReservationSort | undefined,
    page: PageRequest,
    customerId?: number,
  ): Promise<ReservationPage> {
    const query = this.query(filter, customerId);
    const statuses = [...new Set(filter?.statuses)];
    if (statuses.length > 0) query.andWhere({ status: { $in: statuses } });
    query
      .orderBy(orderOf(sort))
      .limit(page.size)
      .offset((page.page - 1) * page.size);
    const counts = await this.counts(filter, customerId);
    const total =
      statuses.length > 0 ? statuses.reduce((sum, status) => sum + counts[countKey(status)], 0) : counts.all;
    return { ...toPage(await query.getResultList(), total, page), counts };
  }

  private async counts(filter: ReservationFilter | undefined, customerId: number | undefined): Promise<StatusCounts> {
    const rows = await this.query(filter, customerId)
      .select(['status', raw('count(*)::int as count')])
      .groupBy('status')
      .execute<{ status: ReservationStatus; count: number }[]>('all');
    const counts = { pending: 0, accepted: 0, refused: 0, cancelled: 0, all: 0 };
    for (const { status, count } of rows) {
      counts[countKey(status)] = Number(count);
      counts.all += Number(count);
    }
    return counts;
  }

  private query(filter: ReservationFilter | undefined, customerId: number | undefined): Query {
    const query = this.em.createQueryBuilder(Reservation, 'r') as Query;
    if (customerId !== undefined) query.andWhere({ customer: customerId });
    if (!filter) return query;
    const { kind, vehicleId, agencyId, customerId: madeBy, from, to, startsFrom, updatedFrom, search } = filter;
    if (kind) query.andWhere({ kind });
    if (vehicleId != null) query.andWhere({ vehicle: parseId(vehicleId) ?? 0 });
    if (agencyId != null) {
      query.andWhere(raw('r.vehicle_id in (select id from vehicle where agency_id = ?)', [parseId(agencyId) ?? 0]));
    }
    if (madeBy != null) query.andWhere({ customer: parseId(madeBy) ?? 0 });
    if (from) query.andWhere({ endsAt: { $gt: from } });
    if (to) query.andWhere({ startsAt: { $lt: to } });
    if (startsFrom) query.andWhere({ startsAt: { $gte: startsFrom } });
    if (updatedFrom) query.andWhere({ updatedAt: { $gte: updatedFrom } });
    if (search?.text.trim()) {
      const [columns, text] = [SEARCH_COLUMNS[search.field], searchText(search)];
      const byPhone = search.field === ReservationSearchField.PHONE;
      query.andWhere(byPhone ? containsTextOrPhone(columns, 'r.driver_phone', text) : containsText(columns, text));
    }
    return query;
  }

  private async competingOf(ids: readonly number[]): Promise<Reservation[][]> {
    const pairs = await this.em.execute<{ asking_id: number; id: number }[]>(
      `select a.id as asking_id, r.id from reservation a
       join reservation r on r.vehicle_id = a.vehicle_id and r.id <> a.id and r.period && a.period and r.status = 'PENDING'
       where a.id in (?) order by r.created_at`,
      [[...ids]],
    );
    const found = await this.em.find(Reservation, { id: { $in: [...new Set(pairs.map(({ id }) => id))] } });
    const byId = new Map(found.map((reservation) => [reservation.id, reservation]));
    return ids.map((asking) =>
      pairs.filter((pair) => pair.asking_id === asking).flatMap(({ id }) => byId.get(id) ?? []),
    );
  }

  private async signedAmong(ids: readonly number[]): Promise<boolean[]> {
    const rows = await this.em.execute<{ reservation_id: number }[]>(
      'select distinct reservation_id from signature where reservation_id in (?)',
      [[...ids]],
    );
    const signed = new Set(rows.map((row) => row.reservation_id));
    return ids.map((id) => signed.has(id));
  }
}

function countKey(status: ReservationStatus): Exclude<keyof StatusCounts, 'all'> {
  return status.toLowerCase() as Exclude<keyof StatusCounts, 'all'>;
}

/** A number is searched as it is stored: without its dash. */
function searchText({ field, text }: { field: ReservationSearchField; text: string }): string {
  return field === ReservationSearchField.NUMBER || field === ReservationSearchField.PHONE
    ? text.replace(/[\s\p{Pd}]/gu, '')
    : text;
}

function orderOf(sort: ReservationSort | undefined) {
  const direction = sort?.direction === SortDirection.ASC ? ('asc' as const) : ('desc' as const);
  switch (sort?.field) {
    case ReservationSortField.STARTS_AT:
      return [{ startsAt: direction }, { id: direction }];
    case ReservationSortField.UPDATED_AT:
      return [{ updatedAt: direction }, { id: direction }];
    case ReservationSortField.NUMBER:
      return [{ numberKey: direction }];
    default:
      return [{ createdAt: direction }, { id: direction }];
  }
}
