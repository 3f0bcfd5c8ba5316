import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { PositionState } from './position.types.js';
import type { Columns } from '../../../platform/database/tables.js';

/** The stored fields of a position. */
abstract class StoredPosition {
  /** Degrees. */
  @Property({ type: 'double' })
  latitude!: number;

  @Property({ type: 'double' })
  longitude!: number;

  /** km/h. */
  @Property({ type: 'float' })
  speedKph!: number;

  /** In km; undefined if the tracker reported none. */
  @Property({ type: 'double', nullable: true })
  odometerKm?: number;

  @Enum({ items: () => PositionState })
  state!: PositionState;

  @Property({ type: 'text', nullable: true })
  address?: string;
}

/**
 * A recorded position (law 09-08: only while the vehicle is rented, unless the agency chooses otherwise). The table is partitioned by the
 * UTC day of `recordedAt` (docs/adr/0021).
 */
@Entity()
export class VehiclePosition extends StoredPosition {
  [PrimaryKeyProp]?: ['vehicle', 'recordedAt'];

  // Has no foreign key, which would lock the vehicle with each insert and the whole table of vehicles with each dropped day.
  @ManyToOne(() => Vehicle, { ref: true, primary: true, createForeignKeyConstraint: false })
  vehicle!: Ref<Vehicle>;

  @PrimaryKey({ type: 'Date', columnType: 'timestamptz(3)' })
  recordedAt!: Date;
}

/** The newest position of each vehicle, so that the fleet's positions are one row each and need no search in every day. */
@Entity()
export class LastPosition extends StoredPosition {
  [PrimaryKeyProp]?: 'vehicle';

  @OneToOne(() => Vehicle, { ref: true, primary: true, deleteRule: 'cascade' })
  vehicle!: Ref<Vehicle>;

  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  recordedAt!: Date;
}

/** The table of VehiclePosition for queries. */
export interface VehiclePositionTable {
  readonly vehiclePosition: Columns<VehiclePosition>;
}

/** The table of LastPosition for queries. */
export interface LastPositionTable {
  readonly lastPosition: Columns<LastPosition>;
}
