import { idOf } from '../../../kernel/ids.js';
import { dataOf, json } from '../../../api/rest/answers.js';
import { data, group, type RestRoute, route } from '../../../api/rest/route.js';
import { list } from '../../../api/rest/wire-schema.js';
import type { NotificationService } from './notification.service.js';
import { NOTIFICATION, notificationToWire, READ_MARK } from './notification.wire.js';

/**
 * Declares the REST calls of notifications (docs/rules/back-office.md#notifications): a plain list of the unread ones, and marking one as
 * read.
 */
export function notificationRoutes({ notifications }: { readonly notifications: NotificationService }): RestRoute[] {
  return group('Notifications', [
    route({
      method: 'GET',
      path: '/Notification',
      access: 'STAFF',
      summary: 'Lists the unread notifications',
      answer: json(list(NOTIFICATION)),
      handle: async ({ actor }) => (await notifications.unread(actor)).map(notificationToWire),
    }),
    route({
      method: 'POST',
      path: '/NotificationModifier',
      access: 'STAFF',
      summary: 'Marks a notification as read',
      body: READ_MARK,
      record: ['id'],
      answer: json(dataOf(NOTIFICATION)),
      handle: async ({ actor, body }) =>
        data(notificationToWire(await notifications.markRead(actor, idOf(body['id'])))),
    }),
  ]);
}
