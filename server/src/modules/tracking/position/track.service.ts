import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { startOfDay } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleNotFoundError } from '../../fleet/vehicle/vehicle.errors.js';
import { cutAt, figuresOf, type TrackFigures, type TrackPoint } from './track-figures.js';
import { trackGpx } from './track-gpx.js';
import { LONGEST_GAP_MS } from './track-event.rules.js';
import type { PositionState } from './position.types.js';

/** The recorded day of a vehicle. */
export interface VehicleTrack extends TrackFigures {
  readonly vehicleId: number;
  readonly day: string;
  readonly points: readonly TrackPoint[];
  /** Numbers of the day's rentals, XXXXX-XXXXX. */
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

/** Reads recorded tracks (docs/rules/tracking.md#recorded-tracks). Staff only. */
export class TrackService {
  constructor(private readonly em: Em) {}

  /** Returns a vehicle's track on an agency day, `YYYY-MM-DD`. Throws VehicleNotFoundError. */
  async ofDay(actor: Actor, vehicleId: number, day: string): Promise<VehicleTrack> {
    requireStaff(actor);
    const vehicle = await this.em.findOne(Vehicle, { id: vehicleId });
    if (!vehicle) throw new VehicleNotFoundError();
    const [from, to] = [startOfDay(day), startOfDay(day, 1)];
    const rows = await this.em.execute<PointRow[]>(
      `select recorded_at, latitude, longitude, speed_kph, odometer_km, state, address from vehicle_position
        where vehicle_id = ? and recorded_at >= ? and recorded_at < ? order by recorded_at`,
      [vehicle.id, new Date(from.getTime() - LONGEST_GAP_MS), new Date(to.getTime() + LONGEST_GAP_MS)],
    );
    const rentals = await this.em.execute<{ number_key: string }[]>(
      `select number_key from reservation where vehicle_id = ? and status = 'ACCEPTED' and period && tstzrange(?, ?, '[)')
        order by starts_at`,
      [vehicle.id, from, to],
    );
    const around = rows.map(toPoint);
    return {
      vehicleId: vehicle.id,
      day,
      points: around.filter(({ at }) => at >= from && at < to),
      ...figuresOf(cutAt(around, from, to)),
      rentalNumbers: rentals.map(({ number_key: key }) => formatNumber(key)),
    };
  }

  /** Offers the same as GPX 1.1. */
  async gpx(actor: Actor, vehicleId: number, day: string): Promise<PreparedFile> {
    const track = await this.ofDay(actor, vehicleId, day);
    const vehicle = await this.em.findOneOrFail(Vehicle, { id: track.vehicleId });
    const plate = vehicle.plateNumber.replace(/[^\p{L}\p{N}]+/gu, '-');
    return {
      fileName: `trajet-${plate}-${track.day}.gpx`,
      mediaType: 'application/gpx+xml',
      make: () =>
        Promise.resolve(Buffer.from(trackGpx(`${vehicle.name} ${vehicle.plateNumber}, ${track.day}`, track.points))),
    };
  }
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
