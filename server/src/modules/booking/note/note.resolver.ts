import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { AuditEntry } from '../../base/audit/audit-entry.entity.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../reservation/reservations-by-id.js';
import { parseNote } from './note.commands.js';
import { Note, type NoteRecord } from './note.entity.js';
import { AddReservationNoteInput } from './note.input.js';
import type { HistoryEntry, NoteService } from './note.service.js';

/** Adds notes about a rental, and resolves its notes and its history. For the staff (docs/rules/rental-life.md#notes). */
@Resolver(() => Reservation)
export class NoteResolver {
  constructor(
    private readonly service: NoteService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description: 'Adds a note of the staff, which no customer sees. Errors: VALIDATION (text), RESERVATION.NOT_FOUND.',
  })
  addReservationNote(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => AddReservationNoteInput) input: AddReservationNoteInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.add(actor, parseNote(input)));
  }

  @Authorized('STAFF')
  @FieldResolver(() => [Note], { description: 'Notes of the staff, in the order they were written. Staff only.' })
  notes(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<NoteRecord[]> {
    return this.service.of(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [AuditEntry], {
    description: 'Who changed what on it, newest first: the newest 200; `history` has pages. Staff only.',
  })
  history(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<HistoryEntry[]> {
    return this.service.history(actor, reservation);
  }
}

/** Resolves the author of a note about a rental. */
@Resolver(() => Note)
export class NoteFieldsResolver {
  constructor(private readonly employees: EmployeesById) {}

  @FieldResolver(() => Employee, { nullable: true, description: 'Who wrote it; null for an access key.' })
  employee(@Root() { employeeId }: NoteRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(employeeId);
  }
}
