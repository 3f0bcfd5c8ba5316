import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { Notification, NotificationRead } from './notification.entity.js';
import { NotificationResolver } from './notification.resolver.js';
import { notificationRoutes } from './notification.rest.js';
import { NotificationService } from './notification.service.js';
import { RentalNotices } from './rental.notices.js';
import { tellOfVehicles } from './vehicle.notices.js';

interface Services extends Platform {
  readonly notifications: NotificationService;
}

export const notificationModule = {
  entities: [Notification, NotificationRead],
  services: { notifications: ({ em, events }: Platform) => new NotificationService(em, events) },
  resolvers: [resolver(NotificationResolver, ({ notifications }: Services) => new NotificationResolver(notifications))],
  routes: [notificationRoutes],
  register: ({ domainEvents, notifications }: Services) => {
    new RentalNotices({ domainEvents, notifications }).register();
    tellOfVehicles(domainEvents, notifications);
  },
} satisfies ServerModule<never>;
