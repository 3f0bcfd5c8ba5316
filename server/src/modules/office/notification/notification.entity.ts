import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Maintenance } from '../../upkeep/maintenance/maintenance.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { TrackEvent } from '../../tracking/position/track-event.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

@ObjectType({ description: 'A notification for the staff.' })
@Entity()
@Index({ properties: ['createdAt'] })
export class Notification extends BaseEntity {
  @Field(() => String, { description: 'Headline.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'What happened.' })
  @Property({ type: 'text' })
  description!: string;

  @ManyToOne(() => Reservation, { ref: true, nullable: true, deleteRule: 'cascade' })
  reservation?: Ref<Reservation>;

  @Index()
  @ManyToOne(() => Maintenance, { ref: true, nullable: true, deleteRule: 'cascade' })
  maintenance?: Ref<Maintenance>;

  @ManyToOne(() => Vehicle, { ref: true, nullable: true, deleteRule: 'cascade' })
  vehicle?: Ref<Vehicle>;

  /** Deleted with the event, because it holds the same personal data (law 09-08). */
  @Index()
  @ManyToOne(() => TrackEvent, { ref: true, nullable: true, deleteRule: 'cascade' })
  trackEvent?: Ref<TrackEvent>;

  /** Identifies a notification that is sent once: for a due notice, what is due, how urgently and when. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  dueKey?: string;
}

/** Records that one reader has read one notification, because each reader has marks of their own. */
@Entity()
@Unique({ properties: ['notification', 'employee'] })
export class NotificationRead extends BaseEntity {
  @ManyToOne(() => Notification, { ref: true, deleteRule: 'cascade' })
  notification!: Ref<Notification>;

  @Index()
  @ManyToOne(() => Employee, { ref: true, deleteRule: 'cascade' })
  employee!: Ref<Employee>;
}

/** The table of Notification for queries. */
export interface NotificationTable {
  readonly notification: Columns<Notification>;
}

/** The table of NotificationRead for queries. */
export interface NotificationReadTable {
  readonly notificationRead: Columns<NotificationRead>;
}
