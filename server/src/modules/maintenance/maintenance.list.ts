import { type QueryBuilder, raw } from '@mikro-orm/sql';
import { batched } from '../../infra/database/batched.js';
import type { Em } from '../../infra/database/orm.js';
import { containsText } from '../../infra/database/search-text.js';
import { idsFound, inBatches, recordsOf } from '../../infra/xlsx/exported-rows.js';
import { requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { parseId } from '../../shared/ids.js';
import { type Money, money } from '../../shared/money.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { SortDirection } from '../../shared/sort-direction.js';
import { agencyDay } from '../../shared/time.js';
import type { Period } from '../vehicle/rental-period.js';
import { AlertLevel, DAYS_BEFORE, KM_BEFORE, maintenanceAlert } from './maintenance.alert.js';
import { NOT_FOLLOWED } from './maintenance.due.js';
import { Maintenance } from './maintenance.entity.js';
import {
  type MaintenanceFilter,
  MaintenanceSearchField,
  type MaintenanceSort,
  MaintenanceSortField,
} from './maintenance.input.js';
import { NATURE_SUBJECTS, naturesContaining } from './maintenance.natures.js';

type Query = QueryBuilder<Maintenance, 'm'>;

export interface MaintenancePage extends Page<Maintenance> {
  /** Of all that the filter lets through, in Dh. */
  readonly totalCost: Money;
}

/** How urgent it is that a work is done again; without a level there is nothing to watch. */
export interface MaintenanceState {
  readonly level: AlertLevel | undefined;
  /** Which and when, in French; empty when there is nothing to watch. */
  readonly note: string;
}

/** A work with everything a document or an old client wants of it. */
export interface MaintenanceRecord {
  readonly maintenance: Maintenance;
  readonly state: MaintenanceState;
  readonly outOfService: Period | undefined;
}

interface Facts {
  id: number;
  odometer_km: number | null;
  watched: boolean;
}

const NOTHING: MaintenanceState = { level: undefined, note: '' };

/** The rule of maintenance.alert.ts, for conditions: its day and the day it is near from are parameters. */
const LEVEL = `case
  when coalesce(m.next_on < ?::date, false) or coalesce(m.next_odometer_km < v.odometer_km, false) then 'EXPIRED'
  when coalesce(m.next_on <= ?::date + ${DAYS_BEFORE}, false)
    or coalesce(m.next_odometer_km - v.odometer_km <= ${KM_BEFORE}, false) then 'BAD'
  else 'GOOD' end`;
const VEHICLE_NAME = '(select unaccent(lower(v.name)) from vehicle v where v.id = m.vehicle_id)';

/** Lists of works, and what their rows ask for one by one, answered in one statement a page. */
export class MaintenanceListService {
  private readonly loadFacts: (maintenanceId: number) => Promise<Facts | undefined>;
  private readonly loadStay: (maintenanceId: number) => Promise<Period | undefined>;

  constructor(private readonly em: Em) {
    this.loadFacts = batched(em, (ids) => this.factsOf(ids));
    this.loadStay = batched(em, (ids) => this.staysOf(ids));
  }

  /** Newest first unless sorted otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: MaintenanceFilter | undefined,
    sort: MaintenanceSort | undefined,
    page: PageRequest,
  ): Promise<MaintenancePage> {
    requireStaff(actor);
    const [sums] = await this.query(filter)
      .select([raw('count(*)::int as count'), raw('coalesce(sum(m.cost), 0)::text as cost')])
      .execute<{ count: number; cost: string }[]>('all');
    const items = await this.query(filter)
      .orderBy(orderOf(sort))
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .getResultList();
    return { ...toPage(items, Number(sums?.count ?? 0), page), totalCost: money(sums?.cost ?? '0') };
  }

  /** Everything the filter lets through, whole, a batch at a time. Staff only. Throws ExportTooLargeError. */
  async *records(
    actor: Actor,
    filter: MaintenanceFilter | undefined,
    sort: MaintenanceSort | undefined,
  ): AsyncGenerator<MaintenanceRecord, void> {
    requireStaff(actor);
    const ids = await idsFound(this.query(filter).orderBy(orderOf(sort)));
    yield* inBatches(ids, async (batch) =>
      this.factsOfAll(await recordsOf(this.em, Maintenance, batch, ['vehicle', 'provider'])),
    );
  }

  /** A page of works, whole: what old clients read. Staff only. */
  async recordPage(
    actor: Actor,
    filter: MaintenanceFilter | undefined,
    page: PageRequest,
  ): Promise<Page<MaintenanceRecord>> {
    const found = await this.list(actor, filter, undefined, page);
    return { ...found, items: await this.wholeOf(found.items) };
  }

  /** One work, whole. Staff only. */
  async record(actor: Actor, maintenance: Maintenance): Promise<MaintenanceRecord> {
    requireStaff(actor);
    const [record] = await this.wholeOf([maintenance]);
    return record as MaintenanceRecord;
  }

  /** Of a work on a vehicle in use that no later one of its nature has followed. */
  async stateOf(maintenance: Maintenance, now = new Date()): Promise<MaintenanceState> {
    const facts = await this.loadFacts(maintenance.id);
    return facts?.watched ? stateOf(maintenance, facts.odometer_km, agencyDay(now)) : NOTHING;
  }

  /** The time in which it keeps the vehicle from being rented. */
  outOfService(maintenance: Maintenance): Promise<Period | undefined> {
    return this.loadStay(maintenance.id);
  }

  private async wholeOf(maintenances: Maintenance[]): Promise<MaintenanceRecord[]> {
    await this.em.populate(maintenances, ['vehicle', 'provider']);
    return this.factsOfAll(maintenances);
  }

  private factsOfAll(maintenances: readonly Maintenance[]): Promise<MaintenanceRecord[]> {
    return Promise.all(
      maintenances.map(async (maintenance) => {
        const [state, outOfService] = await Promise.all([this.stateOf(maintenance), this.outOfService(maintenance)]);
        return { maintenance, state, outOfService };
      }),
    );
  }

  private query(filter: MaintenanceFilter | undefined): Query {
    const query = this.em.createQueryBuilder(Maintenance, 'm') as Query;
    if (!filter) return query;
    const { search, ids, vehicleId, providerId, natures, alerts, from, to } = filter;
    if (ids) query.andWhere({ id: { $in: ids.map(parseId).filter((id) => id !== undefined) } });
    if (vehicleId != null) query.andWhere({ vehicle: parseId(vehicleId) ?? 0 });
    if (providerId != null) query.andWhere({ provider: parseId(providerId) ?? 0 });
    // An empty list asks for nothing in particular.
    if (natures?.length) query.andWhere({ nature: { $in: natures } });
    if (alerts?.length) whereAlert(query, alerts);
    if (from) query.andWhere({ performedOn: { $gte: from } });
    if (to) query.andWhere({ performedOn: { $lte: to } });
    if (search?.text.trim()) whereFound(query, search.field, search.text);
    return query;
  }

  private async factsOf(ids: readonly number[]): Promise<(Facts | undefined)[]> {
    const rows = await this.em.execute<Facts[]>(
      `select m.id, v.odometer_km, v.archived_at is null and ${NOT_FOLLOWED} as watched
       from maintenance m join vehicle v on v.id = m.vehicle_id where m.id in (?)`,
      [agencyDay(new Date()), [...ids]],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  }

  private async staysOf(ids: readonly number[]): Promise<(Period | undefined)[]> {
    const rows = await this.em.execute<{ maintenance_id: number; starts_at: Date; ends_at: Date }[]>(
      `select maintenance_id, lower(period) as starts_at, upper(period) as ends_at from occupation
       where maintenance_id in (?)`,
      [[...ids]],
    );
    const byId = new Map(
      rows.map((row) => [
        row.maintenance_id,
        { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) } satisfies Period,
      ]),
    );
    return ids.map((id) => byId.get(id));
  }
}

function stateOf({ nature, nextOn, nextOdometerKm }: Maintenance, odometerKm: number | null, today: string) {
  if (nextOn == null && nextOdometerKm == null) return NOTHING;
  const subject = NATURE_SUBJECTS[nature];
  const { level, note } = maintenanceAlert({ subject, nextOn, nextOdometerKm }, odometerKm, today);
  if (level !== AlertLevel.GOOD) return { level, note };
  const next = [
    ...(nextOn ? [`le ${nextOn.split('-').reverse().join('-')}`] : []),
    ...(nextOdometerKm == null ? [] : [`à ${nextOdometerKm} km`]),
  ];
  return { level, note: `${subject} : prochaine échéance ${next.join(' ou ')}.` };
}

function whereAlert(query: Query, alerts: readonly AlertLevel[]): void {
  const today = agencyDay(new Date());
  query.andWhere(raw(`(m.next_on is not null or m.next_odometer_km is not null) and ${NOT_FOLLOWED}`, [today]));
  query.andWhere(
    raw(
      `exists (select 1 from vehicle v where v.id = m.vehicle_id and v.archived_at is null
         and ${LEVEL} in (${alerts.map(() => '?').join(', ')}))`,
      [today, today, ...alerts],
    ),
  );
}

function whereFound(query: Query, field: MaintenanceSearchField, text: string): void {
  if (field === MaintenanceSearchField.NATURE) {
    query.andWhere({ nature: { $in: naturesContaining(text) } });
  } else {
    const [table, column] = field === MaintenanceSearchField.PROVIDER_NAME ? PROVIDER : VEHICLE;
    const { sql, params } = containsText(['s.name'], text);
    query.andWhere(raw(`exists (select 1 from ${table} s where s.id = ${column} and ${sql})`, [...params]));
  }
}

const VEHICLE = ['vehicle', 'm.vehicle_id'] as const;
const PROVIDER = ['service_provider', 'm.provider_id'] as const;

function orderOf(sort: MaintenanceSort | undefined) {
  const direction = sort?.direction === SortDirection.ASC ? ('asc' as const) : ('desc' as const);
  switch (sort?.field) {
    case MaintenanceSortField.NEXT_ON:
      return [{ nextOn: `${direction} nulls last` as const }, { id: direction }];
    case MaintenanceSortField.COST:
      return [{ cost: direction }, { id: direction }];
    case MaintenanceSortField.VEHICLE_NAME:
      return [{ [raw(VEHICLE_NAME)]: direction }, { id: direction }];
    default:
      return [{ performedOn: direction }, { id: direction }];
  }
}
