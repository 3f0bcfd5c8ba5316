import { cleanLine } from '../../../kernel/field-rules.js';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import type { Reader } from '../../../platform/database/reader.js';
import { allOf, anyOf, byName } from '../../../platform/database/sql-parts.js';
import { containsPlate, containsText } from '../../../platform/database/search-text.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { idOf } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import { DAY_MS, parseInstant, startOfAgencyDay } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { PREPARATION } from '../../fleet/occupation/occupation-conflicts.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import type { MaintenanceNature, MaintenanceTable } from '../../upkeep/maintenance/maintenance.entity.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { dangersOf, sentenceOf } from '../../handover/rental-risk/risk-sentences.js';
import type { LegTable } from '../../booking/reservation/leg.entity.js';
import { atRisk } from '../../handover/rental-risk/risk-conditions.js';
import { lateAt, RentalStage } from '../../booking/reservation/rental-stage.js';
import { type ReservationKind, ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { Fuel, Transmission, VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { AgencyTable } from '../../fleet/agency/agency.entity.js';
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
    const rows = await this.reader
      .tables<VehicleTable & AgencyTable>()
      .selectFrom('vehicle as v')
      .innerJoin('agency as a', 'a.id', 'v.agencyId')
      .select([
        'v.id',
        'v.name',
        'v.plateNumber',
        'v.category',
        'v.transmission',
        'v.fuel',
        'v.dailyPrice',
        'v.visible',
      ])
      .select([
        'v.imageFile',
        'v.agencyId',
        'a.name as agencyName',
        sql<number>`count(*) over ()::int`.as('vehicleCount'),
      ])
      .where(allOf(where))
      .orderBy('v.category')
      .orderBy(sql.raw(byName('v.name')))
      .orderBy('v.plateNumber')
      .limit(MAX_PLANNING_VEHICLES)
      .execute();
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
    const rows = await this.reader
      .tables<ReservationTable & OccupationTable & LegTable>()
      .selectFrom('reservation as r')
      .select([
        'r.id',
        'r.numberKey',
        'r.vehicleId',
        'r.status',
        'r.stage',
        'r.kind',
        'r.driverFirstName',
        'r.driverLastName',
      ])
      .select(['r.driverPhone as phone', 'r.startsAt', 'r.endsAt', 'r.pickupPlace', 'r.returnPlace', 'r.quotedTotal'])
      .select(['r.total', 'r.discountPercent', 'r.version'])
      .select((eb) => [
        eb
          .selectFrom('occupation as o')
          .select(sql<Date>`max(upper(o.held))`.as('readyAt'))
          .whereRef('o.reservationId', '=', 'r.id')
          .whereRef('o.vehicleId', '=', 'r.vehicleId')
          .as('readyAt'),
        eb
          .selectFrom('rentalLeg as l')
          .select((leg) => leg.fn.max('l.startedAt').as('startedAt'))
          .whereRef('l.reservationId', '=', 'r.id')
          .having(sql<boolean>`count(*) > 1`)
          .as('swappedAt'),
      ])
      .where(
        sql<boolean>`(r.period && tstzrange(${startsAt}::timestamptz - ${preparation}, ${endsAt}::timestamptz + ${preparation}, '[)')
          or ${stillOut})`,
      )
      .where('r.status', 'in', [ReservationStatus.PENDING, ReservationStatus.ACCEPTED])
      .where('r.stage', 'is distinct from', RentalStage.NO_SHOW)
      .where('r.vehicleId', 'in', ids)
      .orderBy('r.startsAt')
      .orderBy('r.id')
      .execute();
    const { late, dangers } = await this.alarms(
      rows.filter(({ status }) => status === ReservationStatus.ACCEPTED).map(({ id }) => id),
    );
    return rows.map(({ id, numberKey, driverFirstName, driverLastName, ...row }) => ({
      ...row,
      number: formatNumber(numberKey),
      customerName: `${driverFirstName} ${driverLastName}`.trim(),
      late: late.has(id),
      riskMessage: dangers.get(id) ?? null,
    }));
  }

  /** Reads which of some rentals are late, and why others may find no vehicle. */
  private async alarms(
    ids: readonly number[],
  ): Promise<{ late: ReadonlySet<number>; dangers: ReadonlyMap<number, string> }> {
    const now = new Date();
    const tables = this.reader.tables<ReservationTable>();
    const rows = await tables
      .selectFrom('reservation as r')
      .select(['r.id', lateAt(now).as('late')])
      .where(sql<boolean>`r.id = any(${[...ids]}) and (${lateAt(now)} or ${atRisk(now)})`)
      .execute();
    const endangered = rows.filter((row) => !row.late).map(({ id }) => id);
    const dangers = await dangersOf(this.reader.tables(), endangered);
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
    const rows = await tablesOf<LegTable & ReservationTable>(this.em)
      .selectFrom('rentalLeg as l')
      .innerJoin('reservation as r', 'r.id', 'l.reservationId')
      .select(['l.id', 'r.numberKey', 'l.vehicleId', 'r.driverFirstName', 'r.driverLastName'])
      .select(['l.startedAt as startsAt', 'l.endedAt as endsAt'])
      .where('l.vehicleId', 'in', ids)
      .where('l.startedAt', '<', endsAt)
      .where('l.endedAt', '>', startsAt)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('rentalLeg as n')
            .select('n.id')
            .whereRef('n.reservationId', '=', 'l.reservationId')
            .whereRef('n.id', '>', 'l.id'),
        ),
      )
      .orderBy('l.startedAt')
      .orderBy('l.id')
      .$narrowType<{ endsAt: Date }>()
      .execute();
    return rows.map(({ numberKey, driverFirstName, driverLastName, ...leg }) => ({
      ...leg,
      number: formatNumber(numberKey),
      customerName: `${driverFirstName} ${driverLastName}`.trim(),
    }));
  }

  private blocks(ids: readonly number[], { startsAt, endsAt }: Period): Promise<PlanningBlock[]> {
    return tablesOf<OccupationTable & MaintenanceTable>(this.em)
      .selectFrom('occupation as o')
      .leftJoin('maintenance as m', 'm.id', 'o.maintenanceId')
      .select(['o.id', 'o.vehicleId', 'o.maintenanceId', 'm.nature'])
      .select([sql<Date>`lower(o.period)`.as('startsAt'), sql<Date>`upper(o.period)`.as('endsAt')])
      .where(sql<boolean>`o.period && tstzrange(${startsAt}, ${endsAt}, '[)')`)
      .where('o.reservationId', 'is', null)
      .where('o.vehicleId', 'in', ids)
      .orderBy(sql`lower(o.period)`)
      .orderBy('o.id')
      .execute();
  }
}

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
