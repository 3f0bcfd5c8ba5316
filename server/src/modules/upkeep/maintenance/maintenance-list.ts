import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { inOrderOf } from '../../../platform/database/rows-by-id.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { byName, orderBy, type Sql, allOf } from '../../../platform/database/sql-parts.js';
import { exportedIds, inBatches } from '../../../platform/xlsx/exported-rows.js';
import { formatKm } from '../../../kernel/km.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { idOf, parseId } from '../../../kernel/ids.js';
import { type Money, money } from '../../../kernel/money.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';
import type { VehicleRecord, VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import type { ServiceProviderRecord, ServiceProviderTable } from '../provider/service-provider.entity.js';
import type { ProvidersById } from '../provider/providers-by-id.js';
import { DAYS_BEFORE, KM_BEFORE, maintenanceAlert } from './maintenance-alert.js';
import { notFollowed } from './maintenance-due.js';
import type { MaintenanceRecord, MaintenanceTable } from './maintenance.entity.js';
import {
  type MaintenanceCriteria,
  type MaintenanceSearchField,
  type MaintenanceSort,
  MaintenanceSortField,
} from './maintenance.input.js';
import { NATURE_SUBJECTS, naturesContaining } from './maintenance-natures.js';

const SEARCHED_BY: SearchedBy<MaintenanceSearchField> = {
  VEHICLE_NAME: (text) => containsText(['v.name'], text),
  NATURE: (text) => sql`m.nature = any(${naturesContaining(text)})`,
  PROVIDER_NAME: (text) => containsText(['p.name'], text),
};

/** A page of the list of maintenance, with the cost of everything that the filter matches. */
export interface MaintenancePage extends Page<MaintenanceRecord> {
  /** Of everything that matches the filter, in Dh. */
  readonly totalCost: Money;
}

/** How urgently a maintenance is due again; without a level nothing is due. */
export interface MaintenanceState {
  readonly level: AlertLevel | undefined;
  /** What is due and when, in French; empty if nothing is. */
  readonly note: string;
}

/** A maintenance with everything that a workbook or an old client shows. */
export interface MaintenanceView {
  readonly maintenance: MaintenanceRecord;
  readonly vehicle: VehicleRecord;
  readonly provider: ServiceProviderRecord | null;
  readonly state: MaintenanceState;
  readonly outOfService: Period | undefined;
}

/** What depends on other records than the maintenance. */
interface Facts {
  readonly odometerKm: number | null;
  readonly watched: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const NOTHING: MaintenanceState = { level: undefined, note: '' };

/** Returns the alert level of a maintenance `m` on a vehicle `v` in SQL, by the rule of maintenance-alert.ts. */
function levelOn(today: string): Sql {
  return sql`case
    when coalesce(m.next_on < ${today}::date, false) or coalesce(m.next_odometer_km < v.odometer_km, false) then 'EXPIRED'
    when coalesce(m.next_on <= ${today}::date + ${DAYS_BEFORE}::int, false)
      or coalesce(m.next_odometer_km - v.odometer_km <= ${KM_BEFORE}::int, false) then 'BAD'
    else 'GOOD' end`;
}

/** Lists maintenance; fields computed per row take one statement per page. */
export class MaintenanceListService {
  private readonly loadFacts: (maintenanceId: number) => Promise<Facts | undefined>;

  constructor(
    private readonly reader: Reader,
    private readonly vehicles: VehiclesById,
    private readonly providers: ProvidersById,
  ) {
    this.loadFacts = batched((ids) => this.factsOf(ids));
  }

  /** Returns a page, newest first unless sorted otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: MaintenanceCriteria | undefined,
    sort: MaintenanceSort | undefined,
    page: PageRequest,
  ): Promise<MaintenancePage> {
    requireStaff(actor);
    const matching = this.matching(filter);
    const found = await readPage(matching.selectAll('m').orderBy(orderOf(sort)), page);
    const { cost } = await matching.select(sql<Money>`coalesce(sum(m.cost), 0)`.as('cost')).executeTakeFirstOrThrow();
    return { ...found, totalCost: money(cost) };
  }

  /** Yields everything that matches the filter, in batches. Staff only. Throws ExportTooLargeError. */
  async *views(
    actor: Actor,
    filter: MaintenanceCriteria | undefined,
    sort: MaintenanceSort | undefined,
  ): AsyncGenerator<MaintenanceView, void> {
    requireStaff(actor);
    const ids = await exportedIds(this.matching(filter).select('m.id').orderBy(orderOf(sort)));
    yield* inBatches(ids, async (batch) => {
      const rows = await this.reader
        .tables<MaintenanceTable>()
        .selectFrom('maintenance')
        .selectAll()
        .where('id', 'in', batch)
        .execute();
      return this.viewsOf(actor, inOrderOf(batch, rows));
    });
  }

  /** Returns a page of complete views, for old clients. Staff only. */
  async viewPage(
    actor: Actor,
    filter: MaintenanceCriteria | undefined,
    page: PageRequest,
  ): Promise<Page<MaintenanceView>> {
    const found = await this.list(actor, filter, undefined, page);
    return { ...found, items: await this.viewsOf(actor, found.items) };
  }

  /** Returns one complete view. Staff only. */
  async view(actor: Actor, maintenance: MaintenanceRecord): Promise<MaintenanceView> {
    requireStaff(actor);
    const [vehicle, provider, state, outOfService] = await Promise.all([
      this.vehicles.get(maintenance.vehicleId),
      this.providers.find(maintenance.providerId),
      this.stateOf(maintenance),
      this.outOfService(maintenance.id),
    ]);
    return { maintenance, vehicle, provider, state, outOfService };
  }

  /** Returns the state of a maintenance; empty if a later one of its nature has replaced it or the vehicle is archived. */
  async stateOf(maintenance: MaintenanceRecord, now = new Date()): Promise<MaintenanceState> {
    const facts = await this.loadFacts(maintenance.id);
    return facts?.watched ? stateOf(maintenance, facts.odometerKm, agencyDay(now)) : NOTHING;
  }

  /** Returns the period in which it keeps the vehicle from being rented. */
  async outOfService(maintenanceId: number): Promise<Period | undefined> {
    const { startsAt, endsAt } = (await this.loadFacts(maintenanceId)) ?? {};
    return startsAt && endsAt ? { startsAt, endsAt } : undefined;
  }

  private viewsOf(actor: Actor, maintenances: readonly MaintenanceRecord[]): Promise<MaintenanceView[]> {
    return Promise.all(maintenances.map((maintenance) => this.view(actor, maintenance)));
  }

  private matching(filter: MaintenanceCriteria | undefined) {
    return this.reader
      .tables<MaintenanceTable & VehicleTable & ServiceProviderTable>()
      .selectFrom('maintenance as m')
      .innerJoin('vehicle as v', 'v.id', 'm.vehicleId')
      .leftJoin('serviceProvider as p', 'p.id', 'm.providerId')
      .where(allOf(conditionsOf(filter)));
  }

  private async factsOf(ids: readonly number[]): Promise<(Facts | undefined)[]> {
    const rows = await this.reader
      .tables<MaintenanceTable & VehicleTable & OccupationTable>()
      .selectFrom('maintenance as m')
      .innerJoin('vehicle as v', 'v.id', 'm.vehicleId')
      .leftJoin('occupation as o', 'o.maintenanceId', 'm.id')
      .select([
        'm.id',
        'v.odometerKm',
        sql<boolean>`v.archived_at is null and ${notFollowed(agencyDay(new Date()))}`.as('watched'),
        sql<Date | null>`coalesce(m.immobilised_from, min(lower(o.period)))`.as('startsAt'),
        sql<Date | null>`coalesce(m.immobilised_until, max(upper(o.period)))`.as('endsAt'),
      ])
      .where('m.id', 'in', ids)
      .groupBy(['m.id', 'v.id'])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  }
}

function stateOf({ nature, nextOn, nextOdometerKm }: MaintenanceRecord, odometerKm: number | null, today: string) {
  if (nextOn == null && nextOdometerKm == null) return NOTHING;
  const subject = NATURE_SUBJECTS[nature];
  const { level, note } = maintenanceAlert({ subject, nextOn, nextOdometerKm }, odometerKm, today);
  if (level !== AlertLevel.GOOD) return { level, note };
  const next = [
    ...(nextOn ? [`le ${nextOn.split('-').reverse().join('-')}`] : []),
    ...(nextOdometerKm == null ? [] : [`à ${formatKm(nextOdometerKm)}`]),
  ];
  return { level, note: `${subject} : prochaine échéance ${next.join(' ou ')}.` };
}

function conditionsOf(filter: MaintenanceCriteria | undefined): Sql[] {
  const where: Sql[] = [];
  if (!filter) return where;
  const { search, ids, vehicleId, providerId, natures, alerts, from, to } = filter;
  if (ids) where.push(sql`m.id = any(${ids.map(parseId).filter((id) => id !== undefined)})`);
  if (vehicleId != null) where.push(sql`m.vehicle_id = ${idOf(vehicleId)}`);
  if (providerId != null) where.push(sql`m.provider_id = ${idOf(providerId)}`);
  // An empty list sets no condition.
  if (natures?.length) where.push(sql`m.nature = any(${natures})`);
  if (alerts?.length) where.push(...alerting(alerts));
  if (from) where.push(sql`m.performed_on >= ${from}`);
  if (to) where.push(sql`m.performed_on <= ${to}`);
  return [...where, ...searchConditions(SEARCHED_BY, search)];
}

function alerting(alerts: readonly AlertLevel[]): Sql[] {
  const today = agencyDay(new Date());
  return [
    sql`(m.next_on is not null or m.next_odometer_km is not null)`,
    notFollowed(today),
    sql`v.archived_at is null and ${levelOn(today)} = any(${alerts})`,
  ];
}

function orderOf(sort: MaintenanceSort | undefined): Sql {
  const direction = sort?.direction === SortDirection.ASC ? SortDirection.ASC : SortDirection.DESC;
  switch (sort?.field) {
    case MaintenanceSortField.NEXT_ON:
      return sql`${orderBy(['m.next_on'], direction)} nulls last, ${orderBy(['m.id'], direction)}`;
    case MaintenanceSortField.COST:
      return orderBy(['m.cost', 'm.id'], direction);
    case MaintenanceSortField.VEHICLE_NAME:
      return orderBy([byName('v.name'), 'm.id'], direction);
    default:
      return orderBy(['m.performed_on', 'm.id'], direction);
  }
}
