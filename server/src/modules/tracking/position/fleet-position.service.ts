import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { byName } from '../../../platform/database/sql-parts.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { DAY_MS } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { VehicleNotFoundError } from '../../fleet/vehicle/vehicle.errors.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { FleetFeed, FleetRecords } from './fleet-feed.js';
import type { FleetBatch } from './fleet-news.js';
import { FleetState } from './fleet-position.types.js';
import type { FleetNews } from './position.events.js';
import type { LastPositionTable, VehiclePositionTable } from './vehicle-position.entity.js';
import { sql } from 'kysely';

/** The known position of a vehicle; `at` is null if its tracker was not asked. */
export interface Whereabouts extends Omit<FleetNews, 'at'> {
  readonly at: number | null;
}

/** A vehicle of the fleet map. */
export interface FleetVehicle {
  readonly id: number;
  readonly name: string;
  readonly plateNumber: string;
  readonly whereabouts: Whereabouts;
}

/** The rental that a vehicle is in. */
export interface RunningRental {
  readonly number: string;
  /** Null for a customer without an account. */
  readonly customerId: number | null;
  readonly customerName: string;
  readonly phone: string | null;
  readonly endsAt: Date;
}

/** The position of a vehicle, since when it has been in its state (null if unknown), and the rental for which it is out. */
export interface VehicleStanding {
  readonly vehicleId: number;
  readonly whereabouts: Whereabouts;
  readonly since: Date | null;
  readonly rental: RunningRental | null;
}

type FleetRow = Awaited<ReturnType<ReturnType<typeof fleetWith>['execute']>>[number];

/** How far back the first record of the present state is searched. */
const LOOKED_BACK_MS = 3 * DAY_MS;
/** Positions are recorded once a minute; older records do not tell the present state. */
const FRESH_MS = 5 * 60_000;

/** Selects the vehicles in use with their last recorded position, whose columns are null without one. */
function fleetWith(em: Em) {
  return tablesOf<VehicleTable & LastPositionTable>(em)
    .selectFrom('vehicle as v')
    .leftJoin('lastPosition as p', (join) => join.onRef('p.vehicleId', '=', 'v.id').on('v.deviceId', 'is not', null))
    .select(['v.id', 'v.name', 'v.plateNumber', 'v.deviceId'])
    .select(['p.recordedAt', 'p.latitude', 'p.longitude', 'p.speedKph', 'p.odometerKm', 'p.state', 'p.address'])
    .where('v.archivedAt', 'is', null);
}

/** Reads the positions of the whole fleet. Staff only. */
export class FleetPositionService {
  constructor(private readonly deps: { readonly em: Em; readonly feed: FleetFeed }) {}

  /**
   * Returns every vehicle in use with its last known position: live while somebody watches the fleet, else as recorded while it was rented.
   * One statement, however many vehicles.
   */
  async fleet(actor: Actor): Promise<FleetVehicle[]> {
    requireStaff(actor);
    const rows = await fleetWith(this.deps.em)
      .orderBy(sql.raw(byName('v.name')))
      .orderBy('v.plateNumber')
      .orderBy('v.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      plateNumber: row.plateNumber,
      whereabouts: this.whereabouts(row),
    }));
  }

  /** Yields the known state of every tracked vehicle, then changes, in batches. */
  async watch(actor: Actor): Promise<AsyncIterableIterator<FleetBatch>> {
    requireStaff(actor);
    return this.deps.feed.watch();
  }

  /** Returns the last known position of a vehicle, the start of its state, and its rental. Throws VehicleNotFoundError. */
  async standing(actor: Actor, id: number, now = new Date()): Promise<VehicleStanding> {
    requireStaff(actor);
    const vehicle = await fleetWith(this.deps.em).where('v.id', '=', id).executeTakeFirst();
    if (!vehicle) throw new VehicleNotFoundError();
    const running = await tablesOf<OccupationTable & ReservationTable>(this.deps.em)
      .selectFrom('occupation as o')
      .innerJoin('reservation as r', 'r.id', 'o.reservationId')
      .select(['r.numberKey', 'r.customerId', 'r.driverFirstName', 'r.driverLastName', 'r.driverPhone', 'r.endsAt'])
      .where('o.vehicleId', '=', vehicle.id)
      .where(sql<boolean>`o.period @> ${now}::timestamptz`)
      .limit(1)
      .executeTakeFirst();
    return {
      vehicleId: vehicle.id,
      whereabouts: this.whereabouts(vehicle),
      since: await this.since(vehicle.id, now),
      rental: running
        ? {
            number: formatNumber(running.numberKey),
            customerId: running.customerId,
            customerName: `${running.driverFirstName} ${running.driverLastName}`.trim(),
            phone: running.driverPhone,
            endsAt: running.endsAt,
          }
        : null,
    };
  }

  private whereabouts(row: FleetRow): Whereabouts {
    return this.deps.feed.lastOf(row.id) ?? recorded(row);
  }

  private async since(vehicleId: number, now: Date): Promise<Date | null> {
    const seen = this.deps.feed.lastOf(vehicleId)?.since;
    if (seen != null) return new Date(seen);
    const after = (ms: number): Date => new Date(now.getTime() - ms);
    const recorded = tablesOf<VehiclePositionTable>(this.deps.em)
      .selectFrom('vehiclePosition as p')
      .where('p.vehicleId', '=', vehicleId);
    const present = recorded
      .select('p.state')
      .where('p.recordedAt', '>', after(FRESH_MS))
      .orderBy('p.recordedAt', 'desc')
      .limit(1);
    const otherState = recorded
      .select((eb) => eb.fn.max('p.recordedAt').as('recordedAt'))
      .where('p.recordedAt', '>', after(LOOKED_BACK_MS))
      .where('p.state', '<>', present);
    // The first record of the present state; none if no other state was recorded before it, or nothing recently.
    const row = await recorded
      .select((eb) => eb.fn.min<Date | null>('p.recordedAt').as('since'))
      .where('p.recordedAt', '>', after(LOOKED_BACK_MS))
      .where('p.recordedAt', '>', otherState)
      .executeTakeFirst();
    return row?.since ?? null;
  }
}

/** Marks a recorded position as not live, so that it is not shown as the present one. */
function recorded(row: FleetRow): Whereabouts {
  const { recordedAt, latitude, longitude, speedKph, state } = row;
  const known = recordedAt !== null && latitude !== null && longitude !== null && speedKph !== null && state !== null;
  const position: TrackerPosition | null = known
    ? {
        latitude,
        longitude,
        speedKph,
        odometerKm: row.odometerKm ?? undefined,
        state,
        address: row.address ?? undefined,
      }
    : null;
  return {
    vehicleId: row.id,
    at: null,
    position,
    positionAt: recordedAt?.getTime() ?? null,
    since: null,
    problem: row.deviceId === null ? 'NO_DEVICE' : null,
  };
}

/** Returns the present state of a vehicle, which earlier records do not tell. */
export function fleetStateOf({ at, position, problem }: Pick<Whereabouts, 'at' | 'position' | 'problem'>): FleetState {
  if (problem === 'NO_DEVICE') return FleetState.NO_DEVICE;
  return at === null || problem || !position ? FleetState.SILENT : FleetState[position.state];
}

/** Makes the database reader of the live fleet map, with its own EntityManager because it runs outside of requests. */
export function fleetRecords(em: Em): FleetRecords {
  return {
    tracked: () =>
      tablesOf<VehicleTable>(em.fork())
        .selectFrom('vehicle')
        .select(['id', 'deviceId'])
        .where('archivedAt', 'is', null)
        .where('deviceId', 'is not', null)
        .orderBy('id')
        .$narrowType<{ deviceId: string }>()
        .execute(),
    lastKnown: async () => {
      const rows = await fleetWith(em.fork()).execute();
      return new Map(rows.map((row) => [row.id, recorded(row)]));
    },
  };
}
