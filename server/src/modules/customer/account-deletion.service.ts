import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Em } from '../../infra/database/orm.js';
import type { FileStore } from '../../infra/files/file-store.js';
import { requireCustomer } from '../../shared/access.js';
import type { Actor, CustomerActor } from '../../shared/actor.js';
import { checkInput } from '../../shared/check-input.js';
import { eraseFromTrail } from '../audit/audit-erasure.js';
import type { AuthService } from '../auth/auth.service.js';
import { hashPassword } from '../auth/password.js';
import { Reservation } from '../reservation/reservation.entity.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { ReservationStatus } from '../reservation/reservation.status.js';
import { Customer } from './customer.entity.js';
import { RentalAheadError } from './customer.errors.js';
import { DeleteAccountInput } from './customer.input.js';

const REASON = 'Compte client supprimé';

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
  readonly files: FileStore;
  readonly reservations: ReservationService;
}

/**
 * A customer's right to be forgotten: what names them goes, what the law has the agency keep stays. Rentals that took place
 * keep their drivers, as contracts and invoices do; every other reservation keeps vehicle, dates and price alone.
 */
export class AccountDeletionService {
  constructor(private readonly deps: Deps) {}

  /**
   * Withdraws the caller's open requests, anonymises their account and ends every session. Throws ValidationError,
   * WrongPasswordError, RentalAheadError while a rental runs or is to come, TooManyRequestsError. Not within a transaction.
   */
  async delete(actor: Actor, { password }: DeleteAccountInput, ip: string): Promise<void> {
    requireCustomer(actor);
    checkInput(Object.assign(new DeleteAccountInput(), { password }));
    const { em, auth, files, reservations } = this.deps;
    const customer = await em.findOneOrFail(Customer, { id: actor.id });
    await auth.provePassword(customer, password, ip, 'password');
    const open = await this.openReservations(em, actor);
    const rental = open.find(({ status }) => status === ReservationStatus.ACCEPTED);
    if (rental) throw new RentalAheadError(rental);
    for (const { number } of open) {
      await reservations.cancel(actor, { number, reason: REASON });
    }
    const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
    const { tell, pictures } = await em.transactional(async (tx) => {
      const account = await tx.findOneOrFail(
        Customer,
        { id: actor.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      // Accepted by the staff, or asked for, meanwhile.
      const [late] = await this.openReservations(tx, actor, true);
      if (late) throw new RentalAheadError(late);
      const orphaned = await forgetReservations(tx, actor.id);
      if (account.emailVerifiedAt) await tx.execute('delete from contact_message where email = ?', [account.email]);
      await tx.execute('delete from email_token where customer_id = ?', [actor.id]);
      anonymise(account, passwordHash);
      await tx.flush();
      await eraseFromTrail(tx, actor.id);
      return { tell: await auth.endSessions({ customerId: actor.id }), pictures: orphaned };
    });
    tell();
    for (const picture of pictures) await files.remove('signatures', picture);
  }

  /** Requests, and rentals that run or are to come. */
  private openReservations(em: Em, { id }: CustomerActor, locked = false): Promise<Reservation[]> {
    const { PENDING, ACCEPTED } = ReservationStatus;
    return em.find(
      Reservation,
      { customer: id, $or: [{ status: PENDING }, { status: ACCEPTED, endsAt: { $gt: new Date() } }] },
      {
        orderBy: { startsAt: 'asc' },
        refresh: true,
        ...(locked ? { lockMode: LockMode.PESSIMISTIC_WRITE as const } : {}),
      },
    );
  }
}

function anonymise(account: Customer, passwordHash: string): void {
  Object.assign(account, {
    lastName: 'Compte',
    firstName: 'supprimé',
    address: '',
    phone: '',
    email: `supprime-${account.id}@compte.invalid`,
    nationalId: null,
    comment: null,
    emailVerifiedAt: null,
    passwordHash,
    archivedAt: new Date(),
  });
}

/** Of a customer's reservations: those that never became a rental lose who asked, every notification its names. */
const NOT_RENTED = `select id from reservation where customer_id = ? and status <> 'ACCEPTED'`;

/** Gives the pictures of signatures that nothing names any more. */
async function forgetReservations(em: Em, customerId: number): Promise<string[]> {
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
  const removed = await em.execute<{ image_file: string }[]>(
    `delete from signature where reservation_id in (${NOT_RENTED}) returning image_file`,
    [customerId],
  );
  if (removed.length === 0) return [];
  const files = [...new Set(removed.map((row) => row.image_file))];
  const named = await em.execute<{ image_file: string }[]>('select image_file from signature where image_file in (?)', [
    files,
  ]);
  const kept = new Set(named.map((row) => row.image_file));
  return files.filter((file) => !kept.has(file));
}
