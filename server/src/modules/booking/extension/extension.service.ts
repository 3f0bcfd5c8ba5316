import { sql } from 'kysely';
import { batchedLists } from '../../../platform/database/batched.js';
import { lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobAttempt, JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireCustomer, requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, isStaff } from '../../../kernel/actor.js';
import { fullName } from '../../../kernel/full-name.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { toReadableTime } from '../../../kernel/time.js';
import { judgeExtension } from '../amendment/change-kind.js';
import type { ExtensionOffer, RentalChangePreviews } from '../amendment/change-preview.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import { customerAddress } from '../mail/reservation.mails.js';
import { assertReadable, canRead } from '../reservation/reservation.policy.js';
import { SentMailKind } from '../mail/sent-mail.enums.js';
import type { SentMailService } from '../mail/sent-mail.service.js';
import { rentalMoved } from '../reservation/rental.events.js';
import type { ExtensionRefusal, WantedExtension } from './extension.commands.js';
import { ExtensionStatus } from './extension.enums.js';
import { ExtensionDecidedError, ExtensionNotFoundError, ExtensionOpenError } from './extension.errors.js';
import { extensionAsked } from './extension.events.js';
import { EXTENSION_LAPSE, EXTENSION_REFUSED_MAIL } from './extension.jobs.js';
import {
  ExtensionRequest,
  type ExtensionRequestRecord,
  type ExtensionRequestTable,
} from './extension-request.entity.js';
import { EVERY_MINUTE } from '../../../platform/jobs/job-kind.js';

const REQUEST: RecordKind<ExtensionRequest> = {
  entity: ExtensionRequest,
  notFound: () => new ExtensionNotFoundError(),
};

/** SQL condition that the customer of the rental `r` asks for an extension that nobody has decided on. */
export const EXTENSION_OPEN: Sql = sql`r.id in (select x.reservation_id from extension_request x where x.status = 'OPEN')`;

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
  readonly previews: RentalChangePreviews;
  readonly sentMails: SentMailService;
}

/**
 * Keeps customers' requests to extend their rentals (docs/rules/rental-life.md#requests-for-an-extension). The staff accept a request by
 * extending the rental; any other step of the rental ends it, in the same transaction.
 */
export class ExtensionService {
  private readonly load: (reservationId: number) => Promise<ExtensionRequestRecord[]>;

  constructor(private readonly deps: Deps) {
    this.load = batchedLists(
      (ids) =>
        deps.reader
          .tables<ExtensionRequestTable>()
          .selectFrom('extensionRequest')
          .selectAll()
          .where('reservationId', 'in', ids)
          .orderBy('id')
          .execute(),
      ({ reservationId }) => reservationId,
    );
  }

  /** Registers the jobs and listens to the events that decide open requests. Call it once, before the jobs start. */
  register(): void {
    const { domainEvents, jobs } = this.deps;
    jobs.work(EXTENSION_REFUSED_MAIL, ({ requestId }, attempt) => this.mailRefusal(requestId, attempt));
    jobs.work(EXTENSION_LAPSE, () => this.lapsePassed());
    jobs.schedule(EXTENSION_LAPSE, EVERY_MINUTE);
    domainEvents.on(RESERVATION_EVENTS.changed, async (tx, { reservation, by }) => {
      const request = await openRequest(tx.em, reservation.id);
      if (request && reservation.endsAt >= request.endsAt) await this.end(tx, request, ExtensionStatus.ACCEPTED, by);
    });
    domainEvents.on(RESERVATION_EVENTS.cancelled, (tx, { reservation }) => this.lapse(tx, reservation));
    domainEvents.on(rentalMoved, async (tx, { reservation, to }) => {
      if (to !== RentalStage.OUT && to !== RentalStage.PLANNED) await this.lapse(tx, reservation);
    });
  }

  /**
   * Returns what an extension would cost by the tiers, and whether the vehicle is free for it. For the rental's customer. Throws
   * ReservationNotFoundError for others, RentalNotChangeableError, ValidationError, TooManyRequestsError.
   */
  async offer(actor: Actor, wanted: Pick<WantedExtension, 'number' | 'endsAt'>): Promise<ExtensionOffer> {
    requireCustomer(actor);
    await this.deps.limits.consume('extension-price', String(actor.id));
    return this.deps.previews.extension(actor, wanted);
  }

  /**
   * Adds a request for an extension; a rental has one open request at a time. For the rental's customer. Throws ReservationNotFoundError
   * for others, RentalNotChangeableError, ValidationError, ExtensionOpenError, TooManyRequestsError.
   */
  async ask(actor: Actor, { number, endsAt, note }: WantedExtension): Promise<Reservation> {
    await this.offer(actor, { number, endsAt });
    await this.refuseSecond(number);
    await this.deps.limits.consume('extension', parseNumber(number) ?? number);
    return inTransaction(this.deps.em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      assertReadable(actor, rental);
      const open = await openRequest(tx.em, rental.id);
      if (open) throw new ExtensionOpenError(open.endsAt);
      judgeExtension(rental, endsAt, new Date());
      const request = tx.em.create(ExtensionRequest, { reservation: rental, endsAt, note });
      await tx.em.persist(request).flush();
      this.publish(tx, rental);
      await this.deps.domainEvents.happened(tx, extensionAsked, { reservation: rental, request });
      return rental;
    });
  }

  /** Withdraws a request. For the rental's customer. Throws ExtensionNotFoundError for others, ExtensionDecidedError. */
  async withdraw(actor: Actor, id: number): Promise<Reservation> {
    requireCustomer(actor);
    return this.decide(id, async (tx, request, rental) => {
      if (!canRead(actor, rental)) throw new ExtensionNotFoundError();
      await this.end(tx, request, ExtensionStatus.WITHDRAWN);
    });
  }

  /** Refuses a request; the customer gets the reason by mail. Staff only. Throws ExtensionNotFoundError, ExtensionDecidedError. */
  async refuse(actor: Actor, { id, reason }: ExtensionRefusal): Promise<Reservation> {
    requireStaff(actor);
    return this.decide(id, async (tx, request) => {
      request.reason = reason;
      await this.end(tx, request, ExtensionStatus.REFUSED, actor);
      await this.deps.jobs.enqueue(EXTENSION_REFUSED_MAIL, { requestId: id });
    });
  }

  /** Ends open requests whose requested end has passed, because the rental cannot be extended until then any more. */
  async lapsePassed(now = new Date()): Promise<void> {
    const { em, reader } = this.deps;
    const passed = await reader
      .tables<ExtensionRequestTable>()
      .selectFrom('extensionRequest')
      .select('reservationId as rentalId')
      .where('status', '=', ExtensionStatus.OPEN)
      .where('endsAt', '<=', now)
      .orderBy('id')
      .execute();
    for (const { rentalId } of passed)
      await inTransaction(em, async (tx) => {
        const rental = await lockReservation(tx, { id: rentalId });
        const request = await openRequest(tx.em, rentalId);
        if (!request || request.endsAt > now) return;
        await this.end(tx, request, ExtensionStatus.LAPSED);
        this.publish(tx, rental);
      });
  }

  /** Returns a rental's requests, oldest first, to its owner and the staff; an empty list to others. */
  async of(actor: Actor, reservation: Pick<Reservation, 'id' | 'customerId'>): Promise<ExtensionRequestRecord[]> {
    return canRead(actor, reservation) ? this.load(reservation.id) : [];
  }

  /** Decides an open request. The rental is locked first, in the same order as by all other changes of a rental. */
  private async decide(
    id: number,
    apply: (tx: Transaction, request: ExtensionRequest, rental: Reservation) => Promise<void>,
  ): Promise<Reservation> {
    return inTransaction(this.deps.em, async (tx) => {
      const named = await tx.em.findOne(ExtensionRequest, { id });
      if (!named) throw new ExtensionNotFoundError();
      const rental = await lockReservation(tx, { id: named.reservation.id });
      const request = await lockRecord(tx, REQUEST, id);
      if (request.status !== ExtensionStatus.OPEN) throw new ExtensionDecidedError();
      await apply(tx, request, rental);
      // The raised version gives a conflict to whoever is about to extend the rental for this request.
      rental.updatedAt = new Date();
      await tx.em.flush();
      this.publish(tx, rental);
      return rental;
    });
  }

  /** Throws ExtensionOpenError if a request is open, before the rate limit counts the attempt. */
  private async refuseSecond(number: string): Promise<void> {
    const { em } = this.deps;
    const rental = await em.findOne(Reservation, { numberKey: parseNumber(number) ?? '' });
    const open = rental && (await openRequest(em, rental.id));
    if (open) throw new ExtensionOpenError(open.endsAt);
  }

  private async lapse(tx: Transaction, { id }: Reservation): Promise<void> {
    const request = await openRequest(tx.em, id);
    if (request) await this.end(tx, request, ExtensionStatus.LAPSED);
  }

  private async end(tx: Transaction, request: ExtensionRequest, status: ExtensionStatus, by?: Actor): Promise<void> {
    const decidedBy = by && isStaff(by) ? employeeIdOf(by) : null;
    tx.em.assign(request, { status, decidedAt: new Date(), decidedBy });
    await tx.em.flush();
  }

  private publish(tx: Transaction, rental: Reservation): void {
    tx.afterCommit(() => this.deps.events.publish(RESERVATION_CHANGED, changeOf(rental)));
  }

  private async mailRefusal(requestId: number, attempt: JobAttempt): Promise<void> {
    const request = await this.deps.em.findOne(
      ExtensionRequest,
      { id: requestId },
      { populate: ['reservation', 'reservation.customer'] },
    );
    const rental = request?.reservation.getEntity();
    const to = rental && customerAddress(rental.driver, rental.customer?.getEntity().email);
    if (!request || !rental || !to) return;
    await this.deps.sentMails.send(
      { reservationId: rental.id, kind: SentMailKind.EXTENSION_REFUSED },
      {
        to,
        subject: `Prolongation de votre location ${rental.number}`,
        content: {
          title: 'Votre demande de prolongation',
          paragraphs: [
            `Bonjour ${fullName(rental.driver)},`,
            `Nous ne pouvons pas prolonger votre location jusqu'au ${toReadableTime(request.endsAt)}. Le retour reste prévu le ${toReadableTime(rental.endsAt)}.`,
          ],
          facts: [
            ['Numéro', rental.number],
            ['Motif', request.reason ?? ''],
          ],
          closing: 'Pour toute question, appelez-nous.',
        },
        kind: 'extension-refused',
        key: `extension-refused-${requestId}`,
      },
      attempt,
    );
  }
}

/** Returns a rental's open request; null if none. With a transaction's `em` it sees that transaction's changes. */
async function openRequest(em: Em, reservationId: number): Promise<ExtensionRequest | null> {
  return em.findOne(ExtensionRequest, { reservation: reservationId, status: ExtensionStatus.OPEN }, { refresh: true });
}
