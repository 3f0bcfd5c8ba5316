import type { Em } from '../../infra/database/orm.js';
import { distanceKm } from '../../infra/tracker/geo.js';
import { requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { ValidationError } from '../../shared/domain-error.js';
import { parseId } from '../../shared/ids.js';
import { parseDay, parseInstant, startOfAgencyDay } from '../../shared/time.js';
import { formatNumber } from '../reservation/reservation.number.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';
import { trackGpx } from './track.gpx.js';
import { TrackedVehicleNotFoundError } from './tracking.errors.js';
import { PositionState } from './tracking.types.js';

/** A recorded position. */
export interface TrackPoint {
  readonly at: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKph: number;
  readonly odometerKm: number | null;
  readonly state: PositionState;
  readonly address: string | null;
}

export interface TrackStop {
  readonly from: Date;
  readonly to: Date;
  readonly address: string | null;
}

/** A vehicle's recorded day. */
export interface VehicleTrack {
  readonly vehicleId: number;
  readonly day: string;
  readonly points: readonly TrackPoint[];
  readonly distanceKm: number;
  readonly topSpeedKph: number;
  readonly drivingMinutes: number;
  readonly stops: readonly TrackStop[];
  /** Numbers of the rentals the day fell in, XXXXX-XXXXX. */
  readonly rentalNumbers: readonly string[];
}

interface PointRow {
  recorded_at: Date;
  latitude: number;
  longitude: number;
  speed_kph: number;
  odometer_km: number | null;
  state: PositionState;
  address: string | null;
}

const MINUTE_MS = 60_000;
/** Shorter halts are traffic. */
const SHORTEST_STOP_MS = 5 * MINUTE_MS;
/** Between two records further apart nothing is known: they count as no driving. */
const LONGEST_GAP_MS = 10 * MINUTE_MS;

/** What was recorded of vehicles (spec/3-decisions §3, Historiques). Staff only. */
export class TrackService {
  constructor(private readonly em: Em) {}

  /** A vehicle's track on an agency day. Throws TrackedVehicleNotFoundError, ValidationError under `day`. */
  async ofDay(actor: Actor, vehicleId: unknown, day: unknown): Promise<VehicleTrack> {
    requireStaff(actor);
    const vehicle = await this.em.findOne(Vehicle, { id: parseId(vehicleId) ?? 0 });
    if (!vehicle) throw new TrackedVehicleNotFoundError();
    const known = parseDay(day);
    if (!known) throw new ValidationError({ day: ["Le jour n'est pas une date valable."] });
    const noon = parseInstant(`${known}T12:00`) ?? new Date(NaN);
    const bounds = [startOfAgencyDay(noon), startOfAgencyDay(noon, 1)];
    const rows = await this.em.execute<PointRow[]>(
      `select recorded_at, latitude, longitude, speed_kph, odometer_km, state, address from vehicle_position
        where vehicle_id = ? and recorded_at >= ? and recorded_at < ? order by recorded_at`,
      [vehicle.id, ...bounds],
    );
    const rentals = await this.em.execute<{ number_key: string }[]>(
      `select number_key from reservation where vehicle_id = ? and status = 'ACCEPTED' and period && tstzrange(?, ?, '[)')
        order by starts_at`,
      [vehicle.id, ...bounds],
    );
    const points = rows.map(toPoint);
    return {
      vehicleId: vehicle.id,
      day: known,
      points,
      ...figuresOf(points),
      rentalNumbers: rentals.map(({ number_key: key }) => formatNumber(key)),
    };
  }

  /** The same as GPX 1.1. */
  async gpx(actor: Actor, vehicleId: unknown, day: unknown): Promise<{ fileName: string; bytes: Buffer }> {
    const track = await this.ofDay(actor, vehicleId, day);
    const vehicle = await this.em.findOneOrFail(Vehicle, { id: track.vehicleId });
    const plate = vehicle.plateNumber.replace(/[^\p{L}\p{N}]+/gu, '-');
    return {
      fileName: `trajet-${plate}-${track.day}.gpx`,
      bytes: Buffer.from(trackGpx(`${vehicle.name} ${vehicle.plateNumber}, ${track.day}`, track.points)),
    };
  }
}

/** Distance, top speed, driving time and stops of points in their order. */
export function figuresOf(
  points: readonly TrackPoint[],
): Pick<VehicleTrack, 'distanceKm' | 'topSpeedKph' | 'drivingMinutes' | 'stops'> {
  let km = 0;
  let drivingMs = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    km += wayBetween(before, point);
    const gap = point.at.getTime() - before.at.getTime();
    if (before.state === PositionState.MOVING && gap <= LONGEST_GAP_MS) drivingMs += gap;
  }
  return {
    distanceKm: Math.round(km * 10) / 10,
    topSpeedKph: Math.round(Math.max(0, ...points.map(({ speedKph }) => speedKph))),
    drivingMinutes: Math.round(drivingMs / MINUTE_MS),
    stops: stopsOf(points),
  };
}

/** By the odometer where both ends tell it, which knows the bends of the road; else as the crow flies. */
function wayBetween(a: TrackPoint, b: TrackPoint): number {
  if (a.odometerKm === null || b.odometerKm === null || b.odometerKm < a.odometerKm) return distanceKm(a, b);
  return b.odometerKm - a.odometerKm;
}

function stopsOf(points: readonly TrackPoint[]): TrackStop[] {
  const stops: TrackStop[] = [];
  let first: TrackPoint | undefined;
  for (const point of points) {
    if (point.state !== PositionState.MOVING) {
      first ??= point;
      continue;
    }
    if (first) stops.push({ from: first.at, to: point.at, address: first.address });
    first = undefined;
  }
  const last = points[points.length - 1];
  if (first && last) stops.push({ from: first.at, to: last.at, address: first.address });
  return stops.filter(({ from, to }) => to.getTime() - from.getTime() >= SHORTEST_STOP_MS);
}

function toPoint(row: PointRow): TrackPoint {
  return {
    at: new Date(row.recorded_at),
    latitude: row.latitude,
    longitude: row.longitude,
    speedKph: row.speed_kph,
    odometerKm: row.odometer_km,
    state: row.state,
    address: row.address,
  };
}
