import { inBatches } from '../../../kernel/in-batches.js';
import type { Em } from '../../../platform/database/orm.js';

/** What the staff should know of, and what it is about. */
export interface NewNotification {
  readonly title: string;
  readonly description: string;
  /** What names it: the same key again is no news. */
  readonly key?: string;
  readonly reservationId?: number | null;
  readonly maintenanceId?: number | null;
  readonly vehicleId?: number | null;
  readonly trackEventId?: number | null;
}

/** Rows of one statement. */
const BATCH = 500;

/** Keeps notifications, each once for its key, however many servers tell of it; gives the ids of the new ones. Nothing is published. */
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
