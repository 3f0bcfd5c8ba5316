import { cleanLine } from '../../../kernel/field-rules.js';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import type { Reader } from '../../../platform/database/reader.js';
import { allOf, anyOf, byName } from '../../../platform/database/sql-parts.js';
import { containsPlate, containsText } from '../../../platform/database/search-text.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { idOf } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import { DAY_MS, parseInstant, startOfAgencyDay } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { PREPARATION } from '../../fleet/occupation/occupation.service.js';
import type { MaintenanceNature } from '../../upkeep/maintenance/maintenance.entity.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { dangersOf, sentenceOf } from '../../handover/rental-risk/risk-sentences.js';
import { atRisk } from '../../handover/rental-risk/risk-conditions.js';
import { lateAt, type RentalStage } from '../../booking/reservation/rental-stage.js';
import { type ReservationKind, ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { Fuel, Transmission, VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Period } from '../../../kernel/period.js';
import type { PlanningFilter } from './planning.input.js';

/** The widest window: three months. */
const MAX_PLANNING_DAYS = 92;
/** More rows than anyone reads; the filter must narrow a larger fleet. */
const MAX_PLANNING_VEHICLES = 1_000;

/** A row of the calendar. */
export interface PlanningVehicle {
  readonly id: number;
  readonly name: string;
  readonly plateNumber: string;
  readonly category: VehicleCategory;
  readonly transmission: Transmission;
  readonly fuel: Fuel;
  /** Dh. */
  readonly dailyPrice: Money;
  readonly visible: boolean;
  readonly imageUrl: string | null;
  readonly agencyId: number;
  readonly agencyName: string;
}

/** A request or a rental on a vehicle's row, or the preparation before or after one; both ends may lie beyond the window. */
export interface PlanningReservation extends Period {
  readonly number: string;
  readonly vehicleId: number;
  readonly status: ReservationStatus;
  /** Null of a request. */
  readonly stage: RentalStage | null;
  readonly kind: ReservationKind;
  readonly customerName: string;
  readonly phone: string | null;
  readonly pickupPlace: string;
  readonly returnPlace: string;
  /** Dh. */
  readonly quotedTotal: Money;
  /** Dh; null before acceptance. */
  readonly total: Money | null;
  readonly discountPercent: number;
  readonly version: number;
  /** When the vehicle is prepared for the next rental; null of a request. */
  readonly readyAt: Date | null;
  /** Since when it is driven in this vehicle, where vehicles were swapped. */
  readonly swappedAt: Date | null;
  /** Whether it is out past its promised end. */
  readonly late: boolean;
  /** Why its vehicle may not be there at its start, as a French sentence; null where it will be. */
  readonly riskMessage: string | null;
}

/** A vehicle that a rental was driven in before a swap. */
export interface PlanningLeg extends Period {
  readonly id: number;
  readonly number: string;
  readonly vehicleId: number;
  readonly customerName: string;
}

/** A period out of service. */
export interface PlanningBlock extends Period {
  readonly id: number;
  readonly vehicleId: number;
  readonly maintenanceId: number | null;
  readonly nature: MaintenanceNature | null;
}

/** The availability calendar of a window of days. */
export interface Planning extends Period {
  /** How many vehicles match the filter, including those that are not shown. */
  readonly vehicleCount: number;
  readonly vehicles: readonly PlanningVehicle[];
  readonly reservations: readonly PlanningReservation[];
  readonly blocks: readonly PlanningBlock[];
  /** The former legs of rentals whose vehicle was swapped. */
  readonly legs: readonly PlanningLeg[];
  /** Minutes of preparation between two rentals. */
  readonly preparationMinutes: number;
}

interface ReservationRow {
  id: number;
  number_key: string;
  vehicle_id: number;
  status: ReservationStatus;
  stage: RentalStage | null;
  kind: ReservationKind;
  first_name: string;
  last_name: string;
  phone: string | null;
  starts_at: Date;
  ends_at: Date;
  pickup_place: string;
  return_place: string;
  quoted_total: Money;
  total: Money | null;
  discount_percent: number;
  version: number;
  ready_at: Date | null;
  swapped_at: Date | null;
}

interface LegRow {
  id: number;
  number_key: string;
  vehicle_id: number;
  first_name: string;
  last_name: string;
  starts_at: Date;
  ends_at: Date;
}

interface BlockRow {
  id: number;
  vehicle_id: number;
  starts_at: Date;
  ends_at: Date;
  maintenance_id: number | null;
  nature: MaintenanceNature | null;
}

type VehicleRow = Omit<PlanningVehicle, 'imageUrl'> & {
  readonly imageFile: string | null;
  readonly vehicleCount: number;
};

/**
 * Reads the availability calendar (docs/rules/reservations.md#the-availability-calendar). It is requested very often, so it reads plain
 * rows, in a few statements whatever the size of the fleet.
 */
export class PlanningService {
  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns the fleet with its rentals, requests and times out of service, from the first to the last agency day. Staff only. Throws
   * ValidationError if the window ends before it begins or is wider than MAX_PLANNING_DAYS.
   */
  async window(actor: Actor, from: string, to: string, filter: PlanningFilter | undefined): Promise<Planning> {
    requireStaff(actor);
    const period = windowOf(from, to);
    const { vehicles, vehicleCount } = await this.vehicles(filter);
    const ids = vehicles.map(({ id }) => id);
    return {
      ...period,
      vehicleCount,
      vehicles,
      reservations: ids.length > 0 ? await this.reservations(ids, period) : [],
      blocks: ids.length > 0 ? await this.blocks(ids, period) : [],
      legs: ids.length > 0 ? await this.legs(ids, period) : [],
      preparationMinutes: (await this.settings.get()).preparationMinutes,
    };
  }

  private async vehicles(filter: PlanningFilter | undefined): Promise<Pick<Planning, 'vehicles' | 'vehicleCount'>> {
    const { categories, agencyId, search } = filter ?? {};
    const where = [sql`v.archived_at is null`];
    if (categories?.length) where.push(sql`v.category = any(${categories})`);
    if (agencyId != null) where.push(sql`v.agency_id = ${idOf(agencyId)}`);
    if (search && cleanLine(search))
      where.push(anyOf([containsText(['v.name'], search), containsPlate('v.plate_number', search)]));
    const rows = await this.reader.rows(sql<VehicleRow>`
      select v.id, v.name, v.plate_number as "plateNumber", v.category, v.transmission, v.fuel, v.daily_price as "dailyPrice",
        v.visible, v.image_file as "imageFile", v.agency_id as "agencyId", a.name as "agencyName",
        (count(*) over ())::int as "vehicleCount"
      from vehicle v join agency a on a.id = v.agency_id where ${allOf(where)}
      order by v.category, ${sql.raw(byName('v.name'))}, v.plate_number limit ${MAX_PLANNING_VEHICLES}`);
    return {
      vehicleCount: rows[0]?.vehicleCount ?? 0,
      vehicles: rows.map(({ imageFile, vehicleCount: _count, ...vehicle }) => ({
        ...vehicle,
        imageUrl: storageUrl('vehicules', imageFile ?? undefined),
      })),
    };
  }

  private async reservations(ids: readonly number[], { startsAt, endsAt }: Period): Promise<PlanningReservation[]> {
    const now = new Date();
    // A late customer still has the vehicle, however long ago the promised end was.
    const stillOut = startsAt <= now && now < endsAt ? lateAt(now) : sql`false`;
    const preparation = sql.raw(PREPARATION);
    const rows = await this.reader.rows(sql<ReservationRow>`
      select r.id, r.number_key, r.vehicle_id, r.status, r.stage, r.kind, r.driver_first_name as first_name, r.driver_last_name as last_name,
        r.driver_phone as phone, r.starts_at, r.ends_at, r.pickup_place, r.return_place, r.quoted_total, r.total,
        r.discount_percent, r.version,
        (select max(upper(o.held)) from occupation o where o.reservation_id = r.id and o.vehicle_id = r.vehicle_id) as ready_at,
        (select max(l.started_at) from rental_leg l where l.reservation_id = r.id having count(*) > 1) as swapped_at
      from reservation r
      where (r.period && tstzrange(${startsAt}::timestamptz - ${preparation}, ${endsAt}::timestamptz + ${preparation}, '[)') or ${stillOut})
        and r.status in ('PENDING', 'ACCEPTED') and r.stage is distinct from 'NO_SHOW' and r.vehicle_id = any(${[...ids]})
      order by r.starts_at, r.id`);
    const { late, dangers } = await this.alarms(
      rows.filter(({ status }) => status === ReservationStatus.ACCEPTED).map(({ id }) => id),
    );
    return rows.map((row) => ({
      number: formatNumber(row.number_key),
      vehicleId: row.vehicle_id,
      status: row.status,
      stage: row.stage,
      kind: row.kind,
      customerName: nameOf(row),
      phone: row.phone,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      pickupPlace: row.pickup_place,
      returnPlace: row.return_place,
      quotedTotal: row.quoted_total,
      total: row.total,
      discountPercent: row.discount_percent,
      version: row.version,
      readyAt: row.ready_at && new Date(row.ready_at),
      swappedAt: row.swapped_at && new Date(row.swapped_at),
      late: late.has(row.id),
      riskMessage: dangers.get(row.id) ?? null,
    }));
  }

  /** Reads which of some rentals are late, and why others may find no vehicle. */
  private async alarms(
    ids: readonly number[],
  ): Promise<{ late: ReadonlySet<number>; dangers: ReadonlyMap<number, string> }> {
    const now = new Date();
    const rows = await this.reader.rows(
      sql<{ id: number; late: boolean }>`select r.id, ${lateAt(now)} as late from reservation r
        where r.id = any(${[...ids]}) and (${lateAt(now)} or ${atRisk(now)})`,
    );
    const endangered = rows.filter((row) => !row.late).map(({ id }) => id);
    const dangers = await dangersOf((query) => this.reader.rows(query), endangered);
    return {
      late: new Set(rows.filter((row) => row.late).map(({ id }) => id)),
      dangers: new Map([...dangers].map(([id, danger]) => [id, sentenceOf(danger)])),
    };
  }

  /**
   * Reads the legs that ended by a swap. A reservation is shown in the row of its present vehicle only, so these legs are shown in the rows
   * of the former vehicles.
   */
  private async legs(ids: readonly number[], { startsAt, endsAt }: Period): Promise<PlanningLeg[]> {
    const rows = await this.em.execute<LegRow[]>(
      `select l.id, r.number_key, l.vehicle_id, r.driver_first_name as first_name, r.driver_last_name as last_name,
         l.started_at as starts_at, l.ended_at as ends_at
       from rental_leg l join reservation r on r.id = l.reservation_id
       where l.vehicle_id in (?) and l.started_at < ? and l.ended_at > ?
         and exists (select 1 from rental_leg n where n.reservation_id = l.reservation_id and n.id > l.id)
       order by l.started_at, l.id`,
      [[...ids], endsAt, startsAt],
    );
    return rows.map((row) => ({
      id: row.id,
      number: formatNumber(row.number_key),
      vehicleId: row.vehicle_id,
      customerName: nameOf(row),
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
    }));
  }

  private async blocks(ids: readonly number[], { startsAt, endsAt }: Period): Promise<PlanningBlock[]> {
    const rows = await this.em.execute<BlockRow[]>(
      `select o.id, o.vehicle_id, lower(o.period) as starts_at, upper(o.period) as ends_at, o.maintenance_id, m.nature
       from occupation o left join maintenance m on m.id = o.maintenance_id
       where o.period && tstzrange(?, ?, '[)') and o.reservation_id is null and o.vehicle_id in (?)
       order by lower(o.period), o.id`,
      [startsAt, endsAt, [...ids]],
    );
    return rows.map((row) => ({
      id: row.id,
      vehicleId: row.vehicle_id,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      maintenanceId: row.maintenance_id,
      nature: row.nature,
    }));
  }
}

const nameOf = ({ first_name: first, last_name: last }: { first_name: string; last_name: string }): string =>
  `${first} ${last}`.trim();

/** Returns the period from the first day to the last, both included. */
function windowOf(from: string, to: string): Period {
  const startsAt = parseInstant(`${from} 00:00`);
  const lastDay = parseInstant(`${to} 00:00`);
  if (!startsAt || !lastDay)
    throw new ValidationError({ [startsAt ? 'to' : 'from']: ["Cette date n'est pas valide."] });
  const endsAt = startOfAgencyDay(lastDay, 1);
  if (endsAt <= startsAt) throw new ValidationError({ to: ['La fin de la période doit suivre son début.'] });
  // One hour of tolerance, because a day on which the clocks change is longer.
  if (endsAt.getTime() - startsAt.getTime() > MAX_PLANNING_DAYS * DAY_MS + 3_600_000) {
    throw new ValidationError({ to: [`Le calendrier montre au plus ${MAX_PLANNING_DAYS} jours.`] });
  }
  return { startsAt, endsAt };
}
