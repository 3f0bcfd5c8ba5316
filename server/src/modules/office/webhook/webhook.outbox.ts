import { randomUUID } from 'node:crypto';
import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { Reservation } from '../../rental/reservation/reservation.entity.js';
import { eventType, type WebhookEvent } from './webhook.enums.js';
import { payloadText, reservationPayload } from './webhook.payload.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
}

/** Events on their way out, written with the change they tell of: both are kept, or neither. */
export class WebhookOutbox {
  constructor(private readonly deps: Deps) {}

  /** One delivery for each webhook that wants the event, within the caller's transaction, with the reservation as flushed. */
  async add(event: WebhookEvent, reservation: Reservation): Promise<void> {
    const vehicle = await reservation.vehicle.loadOrFail();
    const [id, type, createdAt] = [randomUUID(), eventType(event), new Date()];
    const rows = await this.deps.em.execute<{ id: number }[]>(
      `insert into webhook_delivery (created_at, updated_at, webhook_id, event_id, event_type, body)
       select ?::timestamptz, ?::timestamptz, id, ?::uuid, ?::text, ?::text from webhook where active and ?::text = any(events)
       order by id returning id`,
      [
        createdAt,
        createdAt,
        id,
        type,
        payloadText({ id, type, createdAt }, reservationPayload(reservation, vehicle)),
        event,
      ],
    );
    for (const row of rows) await this.deps.jobs.enqueue('webhook-delivery', { deliveryId: row.id, round: 1 });
  }
}
