import { inBatches } from '../../../kernel/in-batches.js';
import type { Em } from '../../../platform/database/orm.js';

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
    const rows = await em.execute<{ id: number }[]>(
      `insert into notification (created_at, updated_at, title, description, due_key, reservation_id, maintenance_id, vehicle_id,
         track_event_id) values ${batch.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
       on conflict (due_key) do nothing returning id`,
      batch.flatMap(({ title, description, key, reservationId, maintenanceId, vehicleId, trackEventId }) => [
        ...[now, now, title, description, key ?? null],
        ...[reservationId, maintenanceId, vehicleId, trackEventId].map((id) => id ?? null),
      ]),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
