import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvent, DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { depositSettled } from '../../money/deposit/deposit.events.js';
import { paymentRecorded, rentalMoved } from '../../booking/reservation/rental.events.js';
import { RESERVATION_EVENTS, rentalsCarriedOver } from '../../booking/reservation/reservation.events.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { rentalIsLate } from '../../handover/stage/stage.events.js';
import { rentalExtended } from '../../booking/amendment/amendment.events.js';
import { contractSigned } from '../../booking/signature/signature.service.js';
import { eventType, WebhookEvent, WebhookDeliveryStatus } from './webhook.enums.js';
import type { WebhookTable } from './webhook.entity.js';
import { payloadText, reservationPayload } from './webhook-payload.js';
import type { WebhookDeliveryTable } from './webhook-delivery.entity.js';
import { WEBHOOK_DELIVERY } from './webhook.jobs.js';
import { sql } from 'kysely';

interface Deps {
  readonly domainEvents: DomainEvents;
  readonly jobs: JobQueue;
}

/** What each domain event of a reservation tells. */
type News = DomainEvent<{ readonly reservation: Reservation }>;

/** The webhook event of each domain event of a reservation. */
const STEPS = {
  created: WebhookEvent.RESERVATION_CREATED,
  accepted: WebhookEvent.RESERVATION_ACCEPTED,
  refused: WebhookEvent.RESERVATION_REFUSED,
  cancelled: WebhookEvent.RESERVATION_CANCELLED,
  changed: WebhookEvent.RESERVATION_CHANGED,
} as const satisfies Record<keyof typeof RESERVATION_EVENTS, WebhookEvent>;

/** The webhook event of each stage that a rental reaches from the given one; a step that was undone has none. */
const STAGES: Readonly<Partial<Record<RentalStage, readonly [from: RentalStage, event: WebhookEvent]>>> = {
  OUT: [RentalStage.PLANNED, WebhookEvent.RENTAL_DEPARTED],
  RETURNED: [RentalStage.OUT, WebhookEvent.RENTAL_RETURNED],
  CLOSED: [RentalStage.RETURNED, WebhookEvent.RENTAL_CLOSED],
};

/** Stores outgoing events in the transaction of their change, so that both are committed or neither. */
export class WebhookOutbox {
  constructor(private readonly deps: Deps) {}

  /** Listens to the domain events that webhooks receive. Call it once. */
  register(): void {
    const { domainEvents } = this.deps;
    for (const [step, event] of Object.entries<News>(RESERVATION_EVENTS)) {
      domainEvents.on(event, (tx, { reservation }) => this.add(tx, STEPS[step as keyof typeof STEPS], reservation));
    }
    // Programs that keep the calendar want those to come; the past is theirs already.
    domainEvents.on(rentalsCarriedOver, (tx, { rentals }) => {
      const coming = rentals.filter(({ endsAt }) => endsAt > new Date());
      return coming.length > 0 ? this.add(tx, WebhookEvent.RESERVATION_ACCEPTED, ...coming) : Promise.resolve();
    });
    domainEvents.on(contractSigned, (tx, { reservation }) =>
      this.add(tx, WebhookEvent.RESERVATION_SIGNED, reservation),
    );
    domainEvents.on(rentalMoved, async (tx, { reservation, from, to }) => {
      const [before, event] = STAGES[to] ?? [];
      if (event && from === before) await this.add(tx, event, reservation);
    });
    domainEvents.on(rentalIsLate, (tx, { reservation }) => this.add(tx, WebhookEvent.RENTAL_LATE, reservation));
    domainEvents.on(rentalExtended, (tx, { reservation }) => this.add(tx, WebhookEvent.RENTAL_EXTENDED, reservation));
    domainEvents.on(depositSettled, (tx, { reservation }) => this.add(tx, WebhookEvent.DEPOSIT_SETTLED, reservation));
    domainEvents.on(paymentRecorded, (tx, { reservation }) => this.add(tx, WebhookEvent.PAYMENT_RECORDED, reservation));
  }

  /**
   * Adds one delivery for each webhook that subscribes to the event, and each reservation, as flushed. A webhook that is being deleted is
   * waited for, because its delivery would fail the whole change.
   */
  async add({ em }: Transaction, event: WebhookEvent, ...reservations: readonly Reservation[]): Promise<void> {
    const tables = tablesOf<WebhookTable & WebhookDeliveryTable>(em);
    const webhooks = await tables
      .selectFrom('webhook')
      .select('id')
      .where('active', '=', true)
      .where(sql<boolean>`${event} = any(events)`)
      .orderBy('id')
      .forKeyShare()
      .execute();
    if (webhooks.length === 0 || reservations.length === 0) return;
    const [type, createdAt] = [eventType(event), new Date()];
    const news = await Promise.all(
      reservations.map(async (reservation) => {
        const id = randomUUID();
        const payload = reservationPayload(reservation, await reservation.vehicle.loadOrFail());
        return { eventId: id, body: payloadText({ id, type, createdAt }, payload) };
      }),
    );
    const rows = await tables
      .insertInto('webhookDelivery')
      .values(
        webhooks.flatMap((webhook) =>
          news.map((told) => ({
            ...{ createdAt, updatedAt: createdAt, webhookId: webhook.id, ...told, eventType: type },
            ...{ status: WebhookDeliveryStatus.PENDING, round: 1, attempts: 0 },
          })),
        ),
      )
      .returning('id')
      .execute();
    await this.deps.jobs.enqueue(WEBHOOK_DELIVERY, ...rows.map((row) => ({ deliveryId: row.id, round: 1 })));
  }
}
