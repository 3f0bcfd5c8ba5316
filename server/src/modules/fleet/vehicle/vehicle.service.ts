import type { Em } from '../../../platform/database/orm.js';
import type { Actor } from '../../../kernel/actor.js';
import { Vehicle } from './vehicle.entity.js';
import { isShownTo } from './vehicle-conditions.js';

/** Finds vehicles for commands, which change them or records that name them; queries use VehicleReader. */
export class VehicleService {
  constructor(private readonly em: Em) {}

  /** Returns a vehicle that the caller may see; undefined otherwise. Staff also see archived ones, which past rentals name. */
  async find(actor: Actor, id: number): Promise<Vehicle | undefined> {
    const vehicle = await this.em.findOne(Vehicle, { id });
    return vehicle && isShownTo(actor, vehicle) ? vehicle : undefined;
  }
}
