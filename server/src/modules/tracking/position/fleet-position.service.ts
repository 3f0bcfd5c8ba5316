import type { Em } from '../../../platform/database/orm.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { DAY_MS } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { VehicleNotFoundError } from '../../fleet/vehicle/vehicle.errors.js';
import type { FleetFeed, FleetRecords } from './fleet-feed.js';
import type { FleetBatch } from './fleet-news.js';
import { FleetState } from './fleet-position.types.js';
import type { PositionState } from './position.types.js';
import type { FleetNews } from './position.events.js';

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

interface FleetRow {
  id: number;
  name: string;
  plate_number: string;
  device_id: string | null;
  recorded_at: Date | null;
  latitude: number;
  longitude: number;
  speed_kph: number;
  odometer_km: number | null;
  state: PositionState;
  address: string | null;
}

interface RentalRow {
  number_key: string;
  customer_id: number | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  ends_at: Date;
}

const FLEET = `select v.id, v.name, v.plate_number, v.device_id,
    p.recorded_at, p.latitude, p.longitude, p.speed_kph, p.odometer_km, p.state, p.address
  from vehicle v left join last_position p on p.vehicle_id = v.id and v.device_id is not null
  where v.archived_at is null`;
const BY_NAME = 'order by unaccent(lower(v.name)), v.plate_number, v.id';

/** Finds the first record of the present state in the last days; none if no other state was recorded before it, or nothing recently. */
const SINCE = `select min(p.recorded_at) as since from vehicle_position p where p.vehicle_id = ? and p.recorded_at > ? and p.recorded_at > (
  select max(other.recorded_at) from vehicle_position other
  where other.vehicle_id = ? and other.recorded_at > ? and other.state <> (
    select last.state from vehicle_position last where last.vehicle_id = ? and last.recorded_at > ?
    order by last.recorded_at desc limit 1))`;
const LOOKED_BACK_MS = 3 * DAY_MS;
/** Positions are recorded once a minute; older records do not tell the present state. */
const FRESH_MS = 5 * 60_000;
const RUNNING = `select r.number_key, r.customer_id, r.driver_first_name as first_name, r.driver_last_name as last_name,
    r.driver_phone as phone, r.ends_at
  from occupation o join reservation r on r.id = o.reservation_id
  where o.vehicle_id = ? and o.period @> ?::timestamptz limit 1`;

/** Reads the positions of the whole fleet. Staff only. */
export class FleetPositionService {
  constructor(private readonly deps: { readonly em: Em; readonly feed: FleetFeed }) {}

  /**
   * Returns every vehicle in use with its last known position: live while somebody watches the fleet, else as recorded while it was rented.
   * One statement, however many vehicles.
   */
  async fleet(actor: Actor): Promise<FleetVehicle[]> {
    requireStaff(actor);
    const rows = await this.deps.em.execute<FleetRow[]>(`${FLEET} ${BY_NAME}`);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      plateNumber: row.plate_number,
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
    const [vehicle] = await this.deps.em.execute<FleetRow[]>(`${FLEET} and v.id = ?`, [id]);
    if (!vehicle) throw new VehicleNotFoundError();
    const [running] = await this.deps.em.execute<RentalRow[]>(RUNNING, [vehicle.id, now]);
    return {
      vehicleId: vehicle.id,
      whereabouts: this.whereabouts(vehicle),
      since: await this.since(vehicle.id, now),
      rental: running
        ? {
            number: formatNumber(running.number_key),
            customerId: running.customer_id,
            customerName: `${running.first_name} ${running.last_name}`.trim(),
            phone: running.phone,
            endsAt: new Date(running.ends_at),
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
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const [row] = await this.deps.em.execute<{ since: Date | null }[]>(SINCE, [
      vehicleId,
      before(LOOKED_BACK_MS),
      vehicleId,
      before(LOOKED_BACK_MS),
      vehicleId,
      before(FRESH_MS),
    ]);
    return row?.since ? new Date(row.since) : null;
  }
}

/** Marks a recorded position as not live, so that it is not shown as the present one. */
function recorded(row: FleetRow): Whereabouts {
  const position: TrackerPosition | null = row.recorded_at && {
    latitude: row.latitude,
    longitude: row.longitude,
    speedKph: row.speed_kph,
    odometerKm: row.odometer_km ?? undefined,
    state: row.state,
    address: row.address ?? undefined,
  };
  return {
    vehicleId: row.id,
    at: null,
    position,
    positionAt: row.recorded_at && new Date(row.recorded_at).getTime(),
    since: null,
    problem: row.device_id === null ? 'NO_DEVICE' : null,
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
    tracked: async () => {
      const rows = await em
        .fork()
        .execute<{ id: number; device_id: string }[]>(
          'select id, device_id from vehicle where archived_at is null and device_id is not null order by id',
        );
      return rows.map(({ id, device_id: deviceId }) => ({ id, deviceId }));
    },
    lastKnown: async () => {
      const rows = await em.fork().execute<FleetRow[]>(FLEET);
      return new Map(rows.map((row) => [row.id, recorded(row)]));
    },
  };
}
