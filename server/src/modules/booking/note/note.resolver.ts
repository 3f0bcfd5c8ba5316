import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import type { RecordOf } from '../../../platform/database/records.js';
import { AuditEntry } from '../../base/audit/audit-entry.entity.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { parseNote } from './note.commands.js';
import { Note } from './note.entity.js';
import { AddReservationNoteInput } from './note.input.js';
import type { HistoryEntry, NoteService } from './note.service.js';

/** Adds notes about a rental, and resolves its notes and its history. For the staff (docs/rules/rental-life.md#notes). */
@Resolver(() => Reservation)
export class NoteResolver {
  constructor(private readonly service: NoteService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description: 'Adds a note of the staff, which no customer sees. Errors: VALIDATION (text), RESERVATION.NOT_FOUND.',
  })
  addReservationNote(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => AddReservationNoteInput) input: AddReservationNoteInput,
  ): Promise<Reservation> {
    return this.service.add(actor, parseNote(input));
  }

  @Authorized('STAFF')
  @FieldResolver(() => [Note], { description: 'Notes of the staff, in the order they were written. Staff only.' })
  notes(@Root() reservation: RecordOf<Reservation>, @Ctx() { actor }: GraphQLContext): Promise<RecordOf<Note>[]> {
    return this.service.of(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [AuditEntry], {
    description: 'Who changed what on it, newest first: the newest 200; `history` has pages. Staff only.',
  })
  history(@Root() reservation: RecordOf<Reservation>, @Ctx() { actor }: GraphQLContext): Promise<HistoryEntry[]> {
    return this.service.history(actor, reservation);
  }
}

/** Resolves the author of a note about a rental. */
@Resolver(() => Note)
export class NoteFieldsResolver {
  @FieldResolver(() => Employee, { nullable: true, description: 'Who wrote it; null for an access key.' })
  async employee(@Root() { employee }: RecordOf<Note>): Promise<RecordOf<Employee> | null> {
    return (await employee?.load()) ?? null;
  }
}
