import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { type DomainEvents, domainEvent } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { type FileStore, storageUrl } from '../../../platform/files/file-store.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, Caller } from '../../../kernel/actor.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { SignedContracts } from '../reservation/list-conditions.js';
import type { Reservation, ReservationRecord } from '../reservation/reservation.entity.js';
import { ReservationNotFoundError } from '../reservation/reservation.errors.js';
import { changeOf, RESERVATION_CHANGED } from '../reservation/reservation.events.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import { canRead, mayCompleteSignature, maySign, signatureOpen } from '../reservation/reservation.policy.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { type DeparturePapers, driversToSign } from './contract-drivers.js';
import { Signature, type SignatureTable } from './signature.entity.js';
import { SignatureClosedError } from './signature.errors.js';
import { conditionsToSign } from './signed-conditions.js';
import type { NewSignature } from './signature.commands.js';
import { type StoredSignature, storeSignature } from './signature-image.js';

/** Published when a contract was signed; `again` if it had been signed before. */
export const contractSigned = domainEvent<{ readonly reservation: Reservation; readonly again: boolean }>(
  'contract.signed',
);

/** Maximum number of stored pictures per contract, including the valid one. */
const MAX_PICTURES = 5;
/** Maximum number of signatures per contract of which time, address and SHA-256 are stored. */
const MAX_RECORDS = 100;

/** A contract that can be signed now, and when it was last signed. */
export interface SignatureSlot {
  readonly reservation: ReservationRecord;
  readonly signedAt: Date | undefined;
}

/** A stored signature as staff see it. */
export interface SignatureView {
  readonly signedAt: Date;
  readonly ipAddress: string;
  readonly sha256: string;
  /** An address below `/storage/signatures`, which requires a staff token; null if newer signatures have replaced it. */
  readonly imageUrl: string | null;
}

/** A signature with the address from which it came, and the moment at which it was given if that is not now. */
export interface GivenSignature extends StoredSignature {
  readonly ip: string;
  readonly at?: Date;
}

interface Deps {
  readonly departurePapers: DeparturePapers;
  readonly em: Em;
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly limits: RateLimits;
  readonly reservations: ReservationService;
  readonly signatureKeys: LinkKeys;
}

/**
 * Stores signatures of contracts. A contract can be signed from acceptance until the rental starts, with the staff or by the owner until
 * the vehicle leaves, and a missing signature with the staff while it is out (docs/rules/reservations.md#signing-the-contract).
 */
export class SignatureService implements SignedContracts {
  /** Tells whether the contract of a reservation is signed, in one statement for all rows of a list. */
  readonly isSigned: (reservationId: number) => Promise<boolean>;
  private readonly load: (reservationId: number) => Promise<SignatureView[]>;

  constructor(private readonly deps: Deps) {
    this.load = batched((ids) => this.signaturesOf(ids));
    this.isSigned = batched((ids) => this.signedAmong(ids));
  }

  /** Returns the contract of a number to anyone who knows it; undefined if there is none to sign. Throws TooManyRequestsError. */
  async slot(caller: Caller, number: string): Promise<SignatureSlot | undefined> {
    const reservation = await this.deps.reservations.track(caller, number).catch((error: unknown) => {
      if (error instanceof ReservationNotFoundError) return undefined;
      throw error;
    });
    if (!reservation || !(await this.isOpen(caller.actor, reservation))) return undefined;
    const last = await this.deps.em.findOne(
      Signature,
      { reservation: reservation.id },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    return { reservation, signedAt: last?.createdAt };
  }

  /**
   * Stores a signature with time, address and SHA-256. Documents show it instead of the former one. Throws SignatureImageError,
   * ReservationNotFoundError, SignatureClosedError, TooManyRequestsError.
   */
  async sign(caller: Caller, { number, png }: NewSignature): Promise<void> {
    const reservation = await this.deps.reservations.track(caller, number);
    if (!(await this.isOpen(caller.actor, reservation))) throw new SignatureClosedError();
    const stored = await storeSignature(this.deps, reservation.id, png);
    const replaced = await this.keep(caller, reservation, stored);
    await this.deps.storedFiles.release('signatures', replaced);
  }

  /**
   * Stores the signature that was given at the departure for the contract as well, in the caller's transaction on a locked rental. One that is
   * there stays.
   */
  async signWithin(tx: Transaction, reservation: Reservation, given: GivenSignature): Promise<void> {
    if ((await tx.em.count(Signature, { reservation })) > 0) return;
    await this.add(tx, reservation, { ...given, again: false });
  }

  /** Tells whether the caller can sign the contract now. */
  async isOpen(actor: Actor, reservation: ReservationRecord): Promise<boolean> {
    if (maySign(actor, reservation)) return true;
    return mayCompleteSignature(actor, reservation) && (await this.load(reservation.id)).length === 0;
  }

  /** Returns the key in the link to the signature page, to the owner and the staff; null if there is nothing to sign. */
  linkKey(actor: Actor, reservation: ReservationRecord): string | null {
    const shown = canRead(actor, reservation) && signatureOpen(reservation);
    return shown ? this.deps.signatureKeys.keyTo(reservation.numberKey) : null;
  }

  /** Returns all signatures of a reservation, newest first. Staff only. */
  async of(actor: Actor, reservation: ReservationRecord): Promise<SignatureView[]> {
    requireStaff(actor);
    return this.load(reservation.id);
  }

  /**
   * Inserts a signature after checking again, with the reservation locked, that the contract can be signed. Returns the pictures of old
   * signatures that were dropped.
   */
  private keep({ actor, ip }: Caller, { id }: ReservationRecord, stored: StoredSignature): Promise<string[]> {
    return inTransaction(this.deps.em, async (tx) => {
      const reservation = await lockReservation(tx, { id });
      await reservation.vehicle.loadOrFail();
      const again = (await tx.em.count(Signature, { reservation })) > 0;
      if (!maySign(actor, reservation) && (again || !mayCompleteSignature(actor, reservation)))
        throw new SignatureClosedError();
      await this.add(tx, reservation, { ...stored, ip, again });
      return again ? dropOld(tx, id) : [];
    });
  }

  private async add(
    tx: Transaction,
    reservation: Reservation,
    { again, ip, at, imageFile, sha256 }: GivenSignature & { readonly again: boolean },
  ): Promise<void> {
    const { domainEvents, events } = this.deps;
    const drivers = await driversToSign(tx.em, reservation, this.deps.departurePapers);
    const conditions = await conditionsToSign(tx, reservation);
    const values = { imageFile, sha256, ipAddress: ip, reservation, drivers, conditions, ...(at && { createdAt: at }) };
    await tx.em.persist(tx.em.create(Signature, values)).flush();
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    await domainEvents.happened(tx, contractSigned, { reservation, again });
  }

  private async signedAmong(ids: readonly number[]): Promise<boolean[]> {
    const rows = await tablesOf<SignatureTable>(this.deps.em)
      .selectFrom('signature')
      .distinct()
      .select('reservationId')
      .where('reservationId', 'in', ids)
      .execute();
    const signed = new Set(rows.map(({ reservationId }) => reservationId));
    return ids.map((id) => signed.has(id));
  }

  private async signaturesOf(ids: readonly number[]): Promise<SignatureView[][]> {
    const rows = await tablesOf<SignatureTable>(this.deps.em)
      .selectFrom('signature')
      .select(['reservationId', 'createdAt as signedAt', 'ipAddress', 'sha256', 'imageFile'])
      .where('reservationId', 'in', ids)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return ids.map((id) =>
      rows
        .filter(({ reservationId }) => reservationId === id)
        .map(({ imageFile, signedAt, ipAddress, sha256 }) => ({
          ...{ signedAt, ipAddress, sha256 },
          imageUrl: storageUrl('signatures', imageFile) ?? null,
        })),
    );
  }
}

/** Drops old signatures beyond the maximum numbers. Returns their pictures. */
async function dropOld({ em }: Transaction, reservationId: number): Promise<string[]> {
  const tables = tablesOf<SignatureTable>(em);
  const newestFirst = tables
    .selectFrom('signature')
    .select(['id', 'imageFile'])
    .where('reservationId', '=', reservationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  const [beyondRecords, beyondPictures] = [
    await newestFirst.offset(MAX_RECORDS).execute(),
    await newestFirst
      .offset(MAX_PICTURES)
      .limit(MAX_RECORDS - MAX_PICTURES)
      .execute(),
  ];
  if (beyondRecords.length > 0) await tables.deleteFrom('signature').where('id', 'in', idsOf(beyondRecords)).execute();
  const old = beyondPictures.filter(({ imageFile }) => imageFile !== null);
  if (old.length > 0)
    await tables.updateTable('signature').set({ imageFile: null }).where('id', 'in', idsOf(old)).execute();
  return old.flatMap(({ imageFile }) => imageFile ?? []);
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
