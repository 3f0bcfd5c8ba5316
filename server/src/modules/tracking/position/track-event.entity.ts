import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { TrackEventKind } from './track-event.types.js';

/**
 * A period in which a vehicle drove too fast or was outside its zones. Deleted together with the positions that show it (law 09-08), and
 * its notification with it.
 */
@Entity()
@Unique({ properties: ['vehicle', 'kind', 'startedAt'] })
@Unique({ name: 'track_event_going_on_unique', properties: ['vehicle', 'kind'], where: '"ended_at" is null' })
export class TrackEvent extends BaseEntity {
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  /** The rental during which it happened. */
  @Index()
  @ManyToOne(() => Reservation, { ref: true, nullable: true, deleteRule: 'cascade' })
  reservation?: Ref<Reservation>;

  @Enum({ items: () => TrackEventKind })
  kind!: TrackEventKind;

  @Index()
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  startedAt!: Date;

  /** Undefined while it continues. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  endedAt?: Date;

  /** The last record of the vehicle during the event. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  lastSeenAt!: Date;

  /** In km/h; only for driving too fast. */
  @Property({ type: 'float', nullable: true })
  peakSpeedKph?: number;

  /** The speed limit at that time, in km/h. */
  @Property({ type: 'integer', nullable: true })
  limitKph?: number;

  /** The fastest position, or the first one outside; degrees. */
  @Property({ type: 'double' })
  latitude!: number;

  @Property({ type: 'double' })
  longitude!: number;

  @Property({ type: 'text', nullable: true })
  address?: string;
}

/** The table of TrackEvent for queries. */
export interface TrackEventTable {
  readonly trackEvent: Columns<TrackEvent>;
}
