import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { PositionState } from './tracking.types.js';

/** What is kept of a vehicle's place at a moment. */
abstract class KeptPosition {
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

/**
 * Where a vehicle was at a moment, as kept (law 09-08: while it is rented, or by the agency's choice). The table is partitioned by the
 * UTC day of `recordedAt` (docs/adr/0021).
 */
@Entity()
export class VehiclePosition extends KeptPosition {
  [PrimaryKeyProp]?: ['vehicle', 'recordedAt'];

  // Without a foreign key, which would lock the vehicle with each insert and the whole table of vehicles with each day that is dropped.
  @ManyToOne(() => Vehicle, { ref: true, primary: true, createForeignKeyConstraint: false })
  vehicle!: Ref<Vehicle>;

  @PrimaryKey({ type: 'Date', columnType: 'timestamptz(3)' })
  recordedAt!: Date;
}

/** The newest of a vehicle's positions, so that the fleet's places are read from one row each and not looked for in every day. */
@Entity()
export class LastPosition extends KeptPosition {
  [PrimaryKeyProp]?: 'vehicle';

  @OneToOne(() => Vehicle, { ref: true, primary: true, deleteRule: 'cascade' })
  vehicle!: Ref<Vehicle>;

  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  recordedAt!: Date;
}
