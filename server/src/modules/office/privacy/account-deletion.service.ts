import { randomBytes } from 'node:crypto';
import { assign, LockMode } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import { requireCustomer } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { eraseFromTrail } from '../../base/audit/audit-erasure.js';
import type { AuthService } from '../../people/account/auth.service.js';
import { hashPassword } from '../../people/account/password.js';
import { PAPER_VIEWS } from '../../handover/inspection/inspection.enums.js';
import {
  ACCOUNT_DELETED,
  lockOpenOf,
  mayBeUnsettled,
  runsOrComes,
  runsOrComesAt,
} from '../../booking/reservation/customer-guard.js';
import { isUnsettled } from '../../booking/reservation/rental-stage.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { Customer } from '../../people/account/customer.entity.js';
import { RentalAheadError, RentalUnsettledError } from './account-deletion.errors.js';
import type { AccountDeletion } from './account-deletion.commands.js';

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
        { customer: customerId, $or: [{ status: PENDING, endsAt: { $gt: now } }, runsOrComes(now), ...mayBeUnsettled] },
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
    if (account.emailVerifiedAt) await em.execute('delete from contact_message where email = ?', [account.email]);
    await em.execute('delete from email_token where customer_id = ?', [id]);
    anonymise(account, passwordHash, now);
    await em.flush();
    const reservations = await em.execute<{ id: number; rented: boolean }[]>(
      `select id, status = 'ACCEPTED' as rented from reservation where customer_id = ?`,
      [id],
    );
    const idsOf = (wanted: boolean) => reservations.filter(({ rented }) => rented === wanted).map((each) => each.id);
    await eraseFromTrail(em, { customerId: id, requestIds: idsOf(false), rentalIds: idsOf(true) });
    await this.deps.auth.endSessions(tx, { customerId: id });
    // Sessions hold the address and browser of each login.
    await em.execute('delete from login_session where customer_id = ?', [id]);
    await em.execute('delete from known_device where customer_id = ?', [id]);
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
    nationalId: null,
    comment: null,
    emailVerifiedAt: null,
    passwordHash,
    archivedAt: account.archivedAt ?? now,
  });
}

/** Reservations of a customer that never became a rental, which lose their names; every notification loses its names, too. */
const NOT_RENTED = `select id from reservation where customer_id = ? and status <> 'ACCEPTED'`;

/** What stands in the columns of the first driver that cannot be empty. */
const FORGOTTEN_NAME: Readonly<Record<string, string>> = { driver_last_name: 'Compte', driver_first_name: 'supprimé' };

/** Returns the columns of both drivers of a reservation. */
function driverColumns(em: Em): string[] {
  return em
    .getMetadata()
    .get(Reservation)
    .props.filter(({ embedded }) => embedded?.[0] === 'driver' || embedded?.[0] === 'secondDriver')
    .flatMap(({ fieldNames }) => fieldNames);
}

/** Erases reservations; returns the signature pictures that it removed. */
async function forgetReservations({ em }: Transaction, customerId: number): Promise<string[]> {
  const drivers = driverColumns(em);
  await em.execute(
    `update reservation set ${drivers.map((column) => `${column} = ?`).join(', ')}, comment = null, idempotency_hash = null,
       request_hash = null, updated_at = ?, version = version + 1
     where id in (${NOT_RENTED})`,
    [...drivers.map((column) => FORGOTTEN_NAME[column] ?? null), new Date(), customerId],
  );
  await em.execute(
    'update notification set description = ? where reservation_id in (select id from reservation where customer_id = ?)',
    [ACCOUNT_DELETED, customerId],
  );
  const removed = await em.execute<{ image_file: string | null }[]>(
    `delete from signature where reservation_id in (${NOT_RENTED}) returning image_file`,
    [customerId],
  );
  const amended = await em.execute<{ image_file: string | null }[]>(
    `delete from rental_amendment where reservation_id in (${NOT_RENTED}) returning image_file`,
    [customerId],
  );
  // Photos of papers and of the vehicle go with the drafts; the nightly job removes files that no row names.
  await em.execute(`delete from inspection where reservation_id in (${NOT_RENTED})`, [customerId]);
  await em.execute(
    `update inspection_photo set image_file = null, erased_at = ?, updated_at = ? where erased_at is null and view in (?)
       and inspection_id in (select i.id from inspection i join reservation r on r.id = i.reservation_id where r.customer_id = ?)`,
    [new Date(), new Date(), [...PAPER_VIEWS], customerId],
  );
  await em.execute(
    `update extension_request set note = null, reason = case when reason is null then null else '—' end
     where reservation_id in (select id from reservation where customer_id = ?)`,
    [customerId],
  );
  await em.execute(`delete from sent_mail where reservation_id in (${NOT_RENTED})`, [customerId]);
  await em.execute(
    'update sent_mail set address = null, updated_at = ? where reservation_id in (select id from reservation where customer_id = ?)',
    [new Date(), customerId],
  );
  // Notes of the staff may say anything of anybody.
  await em.execute('delete from customer_note where customer_id = ?', [customerId]);
  await em.execute(
    'delete from reservation_note where reservation_id in (select id from reservation where customer_id = ?)',
    [customerId],
  );
  return [...removed, ...amended].flatMap(({ image_file }) => image_file ?? []);
}
