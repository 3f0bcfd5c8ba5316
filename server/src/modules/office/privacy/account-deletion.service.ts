import { randomBytes } from 'node:crypto';
import { assign, LockMode } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import { requireCustomer } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { eraseFromTrail } from '../../base/audit/audit-erasure.js';
import type { AuthService } from '../../people/account/auth.service.js';
import { hashPassword } from '../../people/account/password.js';
import { PAPER_VIEWS } from '../../handover/inspection/inspection.enums.js';
import type { InspectionTable, InspectionPhotoTable } from '../../handover/inspection/inspection.entity.js';
import {
  ACCOUNT_DELETED,
  belongsTo,
  lockOpenOf,
  mayBeUnsettled,
  runsOrComes,
  runsOrComesAt,
} from '../../booking/reservation/customer-guard.js';
import { isUnsettled } from '../../booking/reservation/rental-stage.js';
import { Reservation, type ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { SentMailTable } from '../../booking/mail/sent-mail.entity.js';
import type { SignatureTable } from '../../booking/signature/signature.entity.js';
import type { AmendmentTable } from '../../booking/amendment/amendment.entity.js';
import type { ExtensionRequestTable } from '../../booking/extension/extension-request.entity.js';
import type { NoteTable } from '../../booking/note/note.entity.js';
import { Customer } from '../../people/account/customer.entity.js';
import type { SessionTable } from '../../people/account/session.entity.js';
import type { KnownDeviceTable } from '../../people/account/known-device.entity.js';
import type { EmailTokenTable } from '../../people/account/email-token.entity.js';
import type { CustomerNoteTable } from '../../people/customer/customer-note.entity.js';
import type { ContactMessageTable } from '../contact/contact-message.entity.js';
import type { NotificationTable } from '../notification/notification.entity.js';
import { RentalAheadError, RentalUnsettledError } from './account-deletion.errors.js';
import type { AccountDeletion } from './account-deletion.commands.js';
import { type RawBuilder, sql, type Updateable } from 'kysely';

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
  readonly storedFiles: StoredFiles;
  readonly reservations: ReservationService;
}

/**
 * Implements a customer's right to erasure: personal data is erased, except what the law requires the agency to keep. Rentals that took
 * place keep their drivers, as contracts and invoices do; every other reservation keeps only vehicle, dates and price.
 */
export class AccountDeletionService {
  constructor(private readonly deps: Deps) {}

  /**
   * Withdraws the caller's open requests, anonymises their account and ends every session, all or nothing: it is refused while a rental is
   * current, planned or not settled. Throws WrongPasswordError, RentalAheadError, RentalUnsettledError, TooManyRequestsError. Must not be called within a transaction.
   */
  async delete(actor: Actor, { password }: AccountDeletion, ip: string): Promise<void> {
    requireCustomer(actor);
    const { em, auth, reservations } = this.deps;
    const customer = await em.findOneOrFail(Customer, { id: actor.id });
    await auth.provePassword(customer, password, ip, 'password');
    const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
    const pictures = await inTransaction(em, async (tx) => {
      // The lock keeps others from requesting a reservation with this account; whoever waits for it is refused afterwards.
      const account = await lockAccount(tx, actor.id);
      const open = await lockOpenOf(tx, actor.id, mayBeUnsettled);
      const rental = open.find((each) => runsOrComesAt(each, new Date()));
      if (rental) throw new RentalAheadError(rental);
      const unsettled = open.find(isUnsettled);
      if (unsettled) throw new RentalUnsettledError(unsettled);
      const requests = open.filter(({ status }) => status === ReservationStatus.PENDING);
      for (const request of requests) await reservations.withdraw(tx, actor, request, ACCOUNT_DELETED);
      return this.forgetWithin(tx, account, passwordHash, new Date());
    });
    await this.deps.storedFiles.release('signatures', pictures);
  }

  /**
   * Erases an account whose retention period has ended. Returns false, and changes nothing, while a rental is current, planned or not
   * settled or a request can still become one. Requests whose dates have passed do not prevent it. Must not be called within a transaction.
   */
  async forget(customerId: number, passwordHash: string, now: Date): Promise<boolean> {
    const { PENDING } = ReservationStatus;
    const pictures = await inTransaction(this.deps.em, async (tx) => {
      const account = await lockAccount(tx, customerId);
      const open = await tx.em.find(
        Reservation,
        {
          $and: [
            belongsTo(customerId),
            { $or: [{ status: PENDING, endsAt: { $gt: now } }, runsOrComes(now), ...mayBeUnsettled] },
          ],
        },
        { orderBy: { startsAt: 'asc' }, refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const stops = open.filter((each) => each.status === PENDING || runsOrComesAt(each, now) || isUnsettled(each));
      return stops.length > 0 ? undefined : this.forgetWithin(tx, account, passwordHash, now);
    });
    if (!pictures) return false;
    await this.deps.storedFiles.release('signatures', pictures);
    return true;
  }

  /** Returns the signature pictures that it removed. */
  private async forgetWithin(
    tx: Transaction,
    account: Customer,
    passwordHash: string,
    now: Date,
  ): Promise<readonly string[]> {
    const { em } = tx;
    const { id } = account;
    const pictures = await forgetReservations(tx, id);
    const tables = tablesOf<ContactMessageTable & EmailTokenTable & ReservationTable & SessionTable & KnownDeviceTable>(
      em,
    );
    if (account.emailVerifiedAt) await tables.deleteFrom('contactMessage').where('email', '=', account.email).execute();
    await tables.deleteFrom('emailToken').where('customerId', '=', id).execute();
    anonymise(account, passwordHash, now);
    await em.flush();
    const reservations = await tables.selectFrom('reservation').select(['id', 'status']).where(ownedBy(id)).execute();
    const idsOf = (rented: boolean) =>
      reservations.filter(({ status }) => (status === ReservationStatus.ACCEPTED) === rented).map((each) => each.id);
    await eraseFromTrail(em, { customerId: id, requestIds: idsOf(false), rentalIds: idsOf(true) });
    await this.deps.auth.endSessions(tx, { customerId: id });
    // Sessions hold the address and browser of each login.
    await tables.deleteFrom('loginSession').where('customerId', '=', id).execute();
    await tables.deleteFrom('knownDevice').where('customerId', '=', id).execute();
    return pictures;
  }
}

function lockAccount({ em }: Transaction, id: number): Promise<Customer> {
  return em.findOneOrFail(Customer, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Anonymises an account. One that the staff had ended keeps the date of its end. */
function anonymise(account: Customer, passwordHash: string, now: Date): void {
  assign(account, {
    lastName: 'Compte',
    firstName: 'supprimé',
    address: '',
    phone: '',
    email: `supprime-${account.id}@compte.invalid`,
    ...{ nationalId: null, passportNumber: null, nationality: null, licenceNumber: null, licenceCategory: null },
    ...{ licenceIssuedOn: null, licenceExpiresOn: null, birthDate: null, papersCheckedAt: null },
    ...{ ratingReason: null, comment: null },
    emailVerifiedAt: null,
    passwordHash,
    archivedAt: account.archivedAt ?? now,
  });
}

/** The condition in SQL of `belongsTo`. */
const ownedBy = (customerId: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce(reservation.customer_id, reservation.renter_id) = ${customerId}`;

/** What stands in the columns of the first driver that cannot be empty. */
const FORGOTTEN_NAME = { driverLastName: 'Compte', driverFirstName: 'supprimé' };

/** The columns of both drivers of a reservation, emptied. */
function withoutDrivers(em: Em): Updateable<ReservationTable['reservation']> {
  const columns = em
    .getMetadata()
    .get(Reservation)
    .props.filter(({ embedded }) => embedded?.[0] === 'driver' || embedded?.[0] === 'secondDriver')
    .map(({ embedded }) => `${embedded?.[0] ?? ''}${capitalized(embedded?.[1] ?? '')}`);
  return Object.fromEntries(columns.map((column) => [column, null]));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Erases reservations: those that never became a rental lose their names, and every notification does. Returns the signature pictures that
 * it removed.
 */
async function forgetReservations({ em }: Transaction, customerId: number): Promise<string[]> {
  const tables = tablesOf<
    ReservationTable &
      NotificationTable &
      SignatureTable &
      AmendmentTable &
      InspectionTable &
      InspectionPhotoTable &
      ExtensionRequestTable &
      SentMailTable &
      CustomerNoteTable &
      NoteTable
  >(em);
  const now = new Date();
  const own = tables.selectFrom('reservation').select('reservation.id').where(ownedBy(customerId));
  const notRented = own.where('reservation.status', '<>', ReservationStatus.ACCEPTED);
  await tables
    .updateTable('reservation')
    .set({ ...withoutDrivers(em), ...FORGOTTEN_NAME })
    .set((eb) => ({
      comment: null,
      idempotencyHash: null,
      requestHash: null,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', notRented)
    .execute();
  await tables
    .updateTable('notification')
    .set({ description: ACCOUNT_DELETED })
    .where('reservationId', 'in', own)
    .execute();
  const removed = await tables
    .deleteFrom('signature')
    .where('reservationId', 'in', notRented)
    .returning('imageFile')
    .execute();
  const amended = await tables
    .deleteFrom('rentalAmendment')
    .where('reservationId', 'in', notRented)
    .returning('imageFile')
    .execute();
  // Photos of papers and of the vehicle go with the drafts; the nightly job removes files that no row names.
  await tables.deleteFrom('inspection').where('reservationId', 'in', notRented).execute();
  await tables
    .updateTable('inspectionPhoto')
    .set({ imageFile: null, erasedAt: now, updatedAt: now })
    .where('erasedAt', 'is', null)
    .where('view', 'in', [...PAPER_VIEWS])
    .where('inspectionId', 'in', (eb) =>
      eb.selectFrom('inspection').select('inspection.id').where('inspection.reservationId', 'in', own),
    )
    .execute();
  await tables
    .updateTable('extensionRequest')
    .set({ note: null, reason: sql<string | null>`case when reason is null then null else '—' end` })
    .where('reservationId', 'in', own)
    .execute();
  await tables.deleteFrom('sentMail').where('reservationId', 'in', notRented).execute();
  await tables
    .updateTable('sentMail')
    .set({ address: null, updatedAt: now })
    .where('reservationId', 'in', own)
    .execute();
  // Notes of the staff may say anything of anybody.
  await tables.deleteFrom('customerNote').where('customerId', '=', customerId).execute();
  await tables.deleteFrom('reservationNote').where('reservationId', 'in', own).execute();
  return [...removed, ...amended].flatMap(({ imageFile }) => imageFile ?? []);
}
