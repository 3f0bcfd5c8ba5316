import { inBatches } from '../../../kernel/in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { NotificationTable } from './notification.entity.js';

/** A new notification, and the records that it is about. */
export interface NewNotification {
  readonly title: string;
  readonly description: string;
  /** Identifies it: the same key is stored only once. */
  readonly key?: string;
  readonly reservationId?: number | null;
  readonly maintenanceId?: number | null;
  readonly vehicleId?: number | null;
  readonly trackEventId?: number | null;
}

/** How many rows one statement inserts. */
const BATCH = 500;

/** Stores notifications, each key once, however many servers add it; returns the ids of the new ones. Publishes nothing. */
export async function keepNotifications(em: Em, news: readonly NewNotification[], now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(news, BATCH)) {
    const rows = await tablesOf<NotificationTable>(em)
      .insertInto('notification')
      .values(
        batch.map(({ key, ...notification }) => ({
          ...notification,
          dueKey: key ?? null,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .onConflict((conflict) => conflict.column('dueKey').doNothing())
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
