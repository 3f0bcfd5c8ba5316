import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { PositionState } from './tracking.types.js';

/** Where a vehicle was at a moment, as kept (law 09-08: while it is rented, or by the agency's choice). */
@Entity()
@Unique({ properties: ['vehicle', 'recordedAt'] })
export class VehiclePosition {
  @PrimaryKey({ type: 'bigint' })
  id!: string;

  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  @Index()
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  recordedAt!: Date;

  /** Degrees. */
  @Property({ type: 'double' })
  latitude!: number;

  @Property({ type: 'double' })
  longitude!: number;

  /** km/h. */
  @Property({ type: 'float' })
  speedKph!: number;

  /** km; undefined when the tracker told none. */
  @Property({ type: 'double', nullable: true })
  odometerKm?: number;

  @Enum({ items: () => PositionState })
  state!: PositionState;

  @Property({ type: 'text', nullable: true })
  address?: string;
}
