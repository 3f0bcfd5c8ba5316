import type { Em } from '../../../platform/database/orm.js';
import { DeviceFailingError, TrackerDownError } from '../../../platform/tracker/tracker-client.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleNotFoundError } from '../../fleet/vehicle/vehicle.errors.js';
import type { PositionFeed, TrackedVehicle } from './position-feed.js';
import { NoCoordinatesError, NoTrackerError } from './position.errors.js';
import type { PositionNews } from './position.events.js';

/** Reads live positions (docs/rules/tracking.md#live-position). Staff only; only the server calls the tracker. */
export class PositionService {
  constructor(private readonly deps: { readonly em: Em; readonly feed: PositionFeed }) {}

  /** Returns the current position of a vehicle, or why it is unknown. Throws VehicleNotFoundError. */
  async now(actor: Actor, vehicleId: number): Promise<PositionNews> {
    const vehicle = await this.tracked(actor, vehicleId);
    if ('deviceId' in vehicle) return this.deps.feed.ask(vehicle);
    return { vehicleId: vehicle.id, at: Date.now(), position: null, problem: 'NO_DEVICE' };
  }

  /** Yields the position of a vehicle every 5 s, or why it is unknown. Throws VehicleNotFoundError, NoTrackerError. */
  async watch(actor: Actor, vehicleId: number): Promise<AsyncIterableIterator<PositionNews>> {
    const vehicle = await this.tracked(actor, vehicleId);
    if (!('deviceId' in vehicle)) throw new NoTrackerError();
    return this.deps.feed.watch(vehicle);
  }

  /**
   * Returns the position of a device of the fleet. Throws NoTrackerError for one that no vehicle has, TrackerDownError,
   * DeviceFailingError, NoCoordinatesError.
   */
  async ofDevice(actor: Actor, asked: string): Promise<TrackerPosition> {
    requireStaff(actor);
    // The address may contain characters that the database refuses.
    const deviceId = cleanText(asked);
    if (!deviceId) throw new NoTrackerError();
    const vehicle = await this.deps.em.findOne(Vehicle, { deviceId, archivedAt: null });
    if (!vehicle) throw new NoTrackerError();
    const { position, problem } = await this.deps.feed.ask({ id: vehicle.id, deviceId });
    if (position) return position;
    if (problem === 'NO_COORDINATES') throw new NoCoordinatesError();
    throw problem === 'DEVICE_FAILING' ? new DeviceFailingError() : new TrackerDownError();
  }

  private async tracked(actor: Actor, id: number): Promise<TrackedVehicle | { readonly id: number }> {
    requireStaff(actor);
    const vehicle = await this.deps.em.findOne(Vehicle, { id, archivedAt: null });
    if (!vehicle) throw new VehicleNotFoundError();
    return vehicle.deviceId ? { id: vehicle.id, deviceId: vehicle.deviceId } : { id: vehicle.id };
  }
}
