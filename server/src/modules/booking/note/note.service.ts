import { batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf } from '../../../kernel/actor.js';
import type { AuditService, HistoryEntry } from '../../base/audit/audit.service.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED } from '../reservation/reservation.events.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import type { NewNote } from './note.commands.js';
import { Note, type NoteRecord, type NoteTable } from './note.entity.js';

export type { HistoryEntry };

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly events: EventBus;
  readonly audit: AuditService;
}

/** Stores the staff's notes on reservations, and reads their history (docs/rules/rental-life.md#notes). */
export class NoteService {
  private readonly load: (reservationId: number) => Promise<NoteRecord[]>;

  constructor(private readonly deps: Deps) {
    this.load = batchedLists(
      (ids) =>
        deps.reader
          .tables<NoteTable>()
          .selectFrom('reservationNote')
          .selectAll()
          .where('reservationId', 'in', ids)
          .orderBy('id')
          .execute(),
      ({ reservationId }) => reservationId,
    );
  }

  /** Adds a note without changing the reservation or its version. Staff only. Throws ReservationNotFoundError. */
  async add(actor: Actor, { number, text }: NewNote): Promise<Reservation> {
    requireStaff(actor);
    const { em, events } = this.deps;
    return inTransaction(em, async (tx) => {
      const reservation = await lockReservation(tx, { number });
      await tx.em.persist(tx.em.create(Note, { reservation, text, employee: employeeIdOf(actor) })).flush();
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
      return reservation;
    });
  }

  /** Returns a reservation's notes, oldest first. Staff only. */
  async of(actor: Actor, { id }: Pick<Reservation, 'id'>): Promise<NoteRecord[]> {
    requireStaff(actor);
    return this.load(id);
  }

  /** Returns a reservation's last changes, newest first. Staff only. */
  async history(actor: Actor, { id }: Pick<Reservation, 'id'>): Promise<HistoryEntry[]> {
    return this.deps.audit.ofReservation(actor, id);
  }
}
