import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import type { Actor, Caller } from '../../../kernel/actor.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { ReservationRecord } from '../reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED } from '../reservation/reservation.events.js';
import { amendmentSubject } from './amendment-link.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import { canRead } from '../reservation/reservation.policy.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { storeSignature } from '../signature/signature-image.js';
import { Amendment } from './amendment.entity.js';
import { AmendmentNotFoundError, AmendmentSignedError } from './amendment.errors.js';
import { amendmentSigned } from './amendment.events.js';

/** Identifies an amendment. `key` comes from the link to its signature page. */
export interface NamedAmendment {
  readonly number: string;
  readonly amendment: number;
  readonly key: string | null;
}

export interface NewAmendmentSignature extends NamedAmendment {
  readonly png: Buffer;
}

/** An amendment together with its rental. */
export interface AmendmentSlot {
  readonly reservation: ReservationRecord;
  readonly amendment: Amendment;
}

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly limits: RateLimits;
  readonly reservations: ReservationService;
  readonly signatureKeys: LinkKeys;
}

/**
 * Lets amendments be signed: by the holder of the link, by the owner, or in the presence of the staff
 * (docs/rules/rental-life.md#signing-an-amendment).
 */
export class AmendmentSigning {
  constructor(private readonly deps: Deps) {}

  /**
   * Returns an amendment to its owner, the staff and holders of its link. Throws AmendmentNotFoundError for everybody else,
   * TooManyRequestsError.
   */
  async slot(caller: Caller, { number, amendment, key }: NamedAmendment): Promise<AmendmentSlot> {
    const { em, reservations, signatureKeys } = this.deps;
    const reservation = await reservations.track(caller, number);
    const readable =
      canRead(caller.actor, reservation) ||
      signatureKeys.opens(amendmentSubject(reservation.numberKey, amendment), key);
    const found = readable ? await em.findOne(Amendment, { reservation: reservation.id, number: amendment }) : null;
    if (!found) throw new AmendmentNotFoundError();
    return { reservation, amendment: found };
  }

  /**
   * Stores the signature of an amendment with its time, IP address and SHA-256; each amendment is signed once. Throws SignatureImageError,
   * AmendmentNotFoundError, AmendmentSignedError, ReservationNotFoundError, TooManyRequestsError.
   */
  async sign(caller: Caller, { png, ...named }: NewAmendmentSignature): Promise<void> {
    const { em, domainEvents, events } = this.deps;
    const { reservation, amendment } = await this.slot(caller, named);
    if (amendment.signedAt) throw new AmendmentSignedError();
    const stored = await storeSignature(this.deps, reservation.id, png);
    await inTransaction(em, async (tx) => {
      const locked = await lockReservation(tx, { id: reservation.id });
      const signed = await tx.em.findOneOrFail(Amendment, { id: amendment.id }, { refresh: true });
      if (signed.signedAt) throw new AmendmentSignedError();
      tx.em.assign(signed, { ...stored, signedAt: new Date(), ipAddress: caller.ip });
      await tx.em.flush();
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(locked)));
      await domainEvents.happened(tx, amendmentSigned, { reservation: locked, amendment: signed });
    });
  }

  /** Returns the key for the link to an amendment's signature page; null for others than the owner and the staff, and once it is signed. */
  linkKey(
    actor: Actor,
    reservation: ReservationRecord,
    { number, signedAt }: Pick<Amendment, 'number' | 'signedAt'>,
  ): string | null {
    if (signedAt || !canRead(actor, reservation)) return null;
    return this.deps.signatureKeys.keyTo(amendmentSubject(reservation.numberKey, number));
  }
}
