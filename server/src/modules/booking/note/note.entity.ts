import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Reservation } from '../reservation/reservation.entity.js';

/** A note of the staff on a reservation. Notes can only be added. */
@ObjectType('ReservationNote', {
  description: 'A note of the staff on a reservation, which no customer sees. `createdAt` says when it was written.',
})
@Entity({ tableName: 'reservation_note' })
export class Note extends BaseEntity {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  @Field(() => String, { description: 'What was noted.' })
  @Property({ type: 'text' })
  text!: string;

  /** The author; null if an access key wrote it. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;
}

/** The table of Note for queries. */
export interface NoteTable {
  readonly reservationNote: Columns<Note>;
}

/** A row of Note as readers return it. */
export type NoteRecord = Selectable<NoteTable['reservationNote']>;
