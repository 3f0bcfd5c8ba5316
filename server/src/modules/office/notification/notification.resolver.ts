import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { idOf } from '../../../kernel/ids.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { pageRequest } from '../../../kernel/page.js';
import { Notification } from './notification.entity.js';
import type { NotificationPageView, NotificationService, NotificationView } from './notification.service.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { NOTIFICATION_ADDED, type NotificationNews } from './notification.events.js';

@ObjectType({ description: 'A page of notifications.' })
class NotificationPage extends PageOf(Notification) {
  @Field(() => Int, { description: 'How many of the whole list the caller has not read.' })
  unreadCount!: number;
}

@InputType({ description: 'The notification that the caller has read.' })
class MarkNotificationReadInput {
  @Field(() => ID, { description: 'The notification.' })
  id!: string;
}

/** Lists the staff's notifications, marks them as read, and sends new ones to subscribers. */
@Resolver(() => Notification)
export class NotificationResolver {
  constructor(private readonly service: NotificationService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS, KeyArea.FLEET, KeyArea.TRACKING)
  @Query(() => NotificationPage, { description: 'Notifications, newest first. Staff only.' })
  notifications(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<NotificationPageView> {
    return this.service.list(actor, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @Mutation(() => Notification, {
    description: 'Marks a notification as read by the caller. Error: NOTIFICATION.UNKNOWN.',
  })
  markNotificationRead(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => MarkNotificationReadInput) input: MarkNotificationReadInput,
  ): Promise<NotificationView> {
    return this.service.markRead(actor, idOf(input.id));
  }

  @Authorized('STAFF')
  @Mutation(() => Boolean, { description: 'Marks every notification as read by the caller.' })
  async markAllNotificationsRead(@Ctx() { actor }: GraphQLContext): Promise<boolean> {
    await this.service.markAllRead(actor);
    return true;
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS, KeyArea.FLEET, KeyArea.TRACKING)
  @Subscription(() => Notification, {
    topics: NOTIFICATION_ADDED.name,
    description: 'Each new notification. Staff only.',
  })
  notificationAdded(
    @Ctx() { actor }: GraphQLContext,
    @Root() { notificationId }: NotificationNews,
  ): Promise<NotificationView> {
    return this.service.get(actor, notificationId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The number of its reservation, XXXXX-XXXXX; null if it is not about one.',
  })
  reservationNumber(@Root() notification: NotificationView): string | null {
    return notification.reservationNumber;
  }

  @FieldResolver(() => ReservationStatus, {
    nullable: true,
    description: 'The present state of its reservation; null if it is not about one.',
  })
  reservationStatus(@Root() notification: NotificationView): ReservationStatus | null {
    return notification.reservationStatus;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The due maintenance; null if it is not about one.' })
  maintenanceId(@Root() notification: NotificationView): number | null {
    return notification.maintenanceId;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The vehicle that is due for something or was tracked; null if it is not about one.',
  })
  vehicleId(@Root() notification: NotificationView): number | null {
    return notification.vehicleId;
  }

  @FieldResolver(() => LocalDateScalar, {
    nullable: true,
    description: "The day of the vehicle's recorded track that shows the event; null if it is not about one.",
  })
  trackDay(@Root() notification: NotificationView): string | null {
    return notification.trackDay;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller has read it.' })
  read(@Root() notification: NotificationView): boolean {
    return notification.read;
  }
}
