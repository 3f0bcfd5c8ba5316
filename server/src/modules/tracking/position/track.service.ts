import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { startOfDay } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleNotFoundError } from '../../fleet/vehicle/vehicle.errors.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { cutAt, figuresOf, type TrackFigures, type TrackPoint } from './track-figures.js';
import { trackGpx } from './track-gpx.js';
import { LONGEST_GAP_MS } from './track-event.rules.js';
import type { VehiclePositionTable } from './vehicle-position.entity.js';
import { sql } from 'kysely';

/** The recorded day of a vehicle. */
export interface VehicleTrack extends TrackFigures {
  readonly vehicleId: number;
  readonly day: string;
  readonly points: readonly TrackPoint[];
  /** Numbers of the day's rentals, XXXXX-XXXXX. */
  readonly rentalNumbers: readonly string[];
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
    const tables = tablesOf<VehiclePositionTable & ReservationTable>(this.em);
    const around = await tables
      .selectFrom('vehiclePosition')
      .select(['recordedAt as at', 'latitude', 'longitude', 'speedKph', 'odometerKm', 'state', 'address'])
      .where('vehicleId', '=', vehicle.id)
      .where('recordedAt', '>=', new Date(from.getTime() - LONGEST_GAP_MS))
      .where('recordedAt', '<', new Date(to.getTime() + LONGEST_GAP_MS))
      .orderBy('recordedAt')
      .execute();
    const rentals = await tables
      .selectFrom('reservation')
      .select('numberKey')
      .where('vehicleId', '=', vehicle.id)
      .where('status', '=', ReservationStatus.ACCEPTED)
      .where(sql<boolean>`period && tstzrange(${from}, ${to}, '[)')`)
      .orderBy('startsAt')
      .execute();
    return {
      vehicleId: vehicle.id,
      day,
      points: around.filter(({ at }) => at >= from && at < to),
      ...figuresOf(cutAt(around, from, to)),
      rentalNumbers: rentals.map(({ numberKey }) => formatNumber(numberKey)),
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
