import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import { Reservation } from '../../rental/reservation/reservation.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { TrackEventKind } from './track-event.types.js';

/**
 * A time during which a vehicle drove too fast or was where it may not go. As long-lived as the positions it was seen by
 * (law 09-08), and its notification with it.
 */
@Entity()
@Unique({ properties: ['vehicle', 'kind', 'startedAt'] })
@Unique({ name: 'track_event_going_on_unique', properties: ['vehicle', 'kind'], where: '"ended_at" is null' })
export class TrackEvent extends BaseEntity {
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  /** The rental it fell in. */
  @Index()
  @ManyToOne(() => Reservation, { ref: true, nullable: true, deleteRule: 'cascade' })
  reservation?: Ref<Reservation>;

  @Enum({ items: () => TrackEventKind })
  kind!: TrackEventKind;

  @Index()
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  startedAt!: Date;

  /** Undefined while it goes on. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  endedAt?: Date;

  /** When the vehicle was last heard of meanwhile. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  lastSeenAt!: Date;

  /** km/h; of driving too fast alone. */
  @Property({ type: 'float', nullable: true })
  peakSpeedKph?: number;

  /** km/h that were allowed then. */
  @Property({ type: 'integer', nullable: true })
  limitKph?: number;

  /** Where it was fastest, or where it was outside first; degrees. */
  @Property({ type: 'double' })
  latitude!: number;

  @Property({ type: 'double' })
  longitude!: number;

  @Property({ type: 'text', nullable: true })
  address?: string;
}
