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
import { Reservation } from '../../rental/reservation/reservation.entity.js';
import type { ReservationService } from '../../rental/reservation/reservation.service.js';
import { ReservationStatus } from '../../rental/reservation/reservation.status.js';
import { Customer } from '../../people/account/customer.entity.js';
import { RentalAheadError } from './account-deletion.errors.js';
import type { AccountDeletion } from './account-deletion.commands.js';

const REASON = 'Compte client supprimé';

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
  readonly storedFiles: StoredFiles;
  readonly reservations: ReservationService;
}

/**
 * A customer's right to be forgotten: what names them goes, what the law has the agency keep stays. Rentals that took place
 * keep their drivers, as contracts and invoices do; every other reservation keeps vehicle, dates and price alone.
 */
export class AccountDeletionService {
  constructor(private readonly deps: Deps) {}

  /**
   * Withdraws the caller's open requests, anonymises their account and ends every session: all of it or, while a rental runs or is
   * to come, nothing. Throws WrongPasswordError, RentalAheadError, TooManyRequestsError. Must not be called within
   * a transaction.
   */
  async delete(actor: Actor, { password }: AccountDeletion, ip: string): Promise<void> {
    requireCustomer(actor);
    const { em, auth, reservations } = this.deps;
    const customer = await em.findOneOrFail(Customer, { id: actor.id });
    await auth.provePassword(customer, password, ip, 'password');
    const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
    const pictures = await inTransaction(em, async (tx) => {
      // Nobody asks for a further reservation while the account is held.
      const account = await lockAccount(tx, actor.id);
      const open = await lockOpenReservations(tx, actor.id);
      const rental = open.find(({ status }) => status === ReservationStatus.ACCEPTED);
      if (rental) throw new RentalAheadError(rental);
      for (const request of open) await reservations.withdraw(tx, actor, request, REASON);
      return this.forgetWithin(tx, account, passwordHash, new Date());
    });
    await this.deps.storedFiles.release('signatures', pictures);
  }

  /**
   * Forgets an account that was kept long enough. Gives false, and changes nothing, while a rental runs or is to come or a request
   * still can become one. Requests whose days have passed are no hindrance. Must not be called within a transaction.
   */
  async forget(customerId: number, passwordHash: string, now: Date): Promise<boolean> {
    const { PENDING, ACCEPTED } = ReservationStatus;
    const pictures = await inTransaction(this.deps.em, async (tx) => {
      const account = await lockAccount(tx, customerId);
      const open = await tx.em.find(
        Reservation,
        { customer: customerId, status: { $in: [PENDING, ACCEPTED] }, endsAt: { $gt: now } },
        { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      return open.length > 0 ? undefined : this.forgetWithin(tx, account, passwordHash, now);
    });
    if (!pictures) return false;
    await this.deps.storedFiles.release('signatures', pictures);
    return true;
  }

  /** Gives the pictures of signatures that it let go of. */
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
    await eraseFromTrail(em, id);
    await this.deps.auth.endSessions(tx, { customerId: id });
    // Where and with which browser they logged in.
    await em.execute('delete from login_session where customer_id = ?', [id]);
    await em.execute('delete from known_device where customer_id = ?', [id]);
    return pictures;
  }
}

/** Requests, and rentals that run or are to come, held until the transaction ends. */
function lockOpenReservations({ em }: Transaction, customerId: number): Promise<Reservation[]> {
  const { PENDING, ACCEPTED } = ReservationStatus;
  return em.find(
    Reservation,
    { customer: customerId, $or: [{ status: PENDING }, { status: ACCEPTED, endsAt: { $gt: new Date() } }] },
    { orderBy: { startsAt: 'asc' }, refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
}

function lockAccount({ em }: Transaction, id: number): Promise<Customer> {
  return em.findOneOrFail(Customer, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** One that the staff ended before stays ended since then. */
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

/** Of a customer's reservations: those that never became a rental lose who asked, every notification its names. */
const NOT_RENTED = `select id from reservation where customer_id = ? and status <> 'ACCEPTED'`;

/** Gives the pictures of signatures that it let go of. */
async function forgetReservations({ em }: Transaction, customerId: number): Promise<string[]> {
  await em.execute(
    `update reservation set driver_last_name = 'Compte', driver_first_name = 'supprimé', driver_phone = null, driver_email = null,
       driver_licence_number = null, driver_national_id = null, driver_passport_number = null, driver_nationality = null,
       second_driver_last_name = null, second_driver_first_name = null, second_driver_phone = null, second_driver_email = null,
       second_driver_licence_number = null, second_driver_national_id = null, second_driver_passport_number = null,
       second_driver_nationality = null, comment = null, idempotency_hash = null, request_hash = null,
       updated_at = ?, version = version + 1
     where id in (${NOT_RENTED})`,
    [new Date(), customerId],
  );
  await em.execute(
    'update notification set description = ? where reservation_id in (select id from reservation where customer_id = ?)',
    [REASON, customerId],
  );
  const removed = await em.execute<{ image_file: string | null }[]>(
    `delete from signature where reservation_id in (${NOT_RENTED}) returning image_file`,
    [customerId],
  );
  return removed.flatMap(({ image_file }) => image_file ?? []);
}
