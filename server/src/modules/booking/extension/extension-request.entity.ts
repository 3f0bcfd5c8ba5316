import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { ExtensionStatus } from './extension.enums.js';

/** A customer's request to keep the vehicle longer, decided at most once (docs/rules/rental-life.md#requests-for-an-extension). */
@ObjectType({
  description: "A customer's request to keep the vehicle longer. `createdAt` says when it was made.",
})
@Entity()
export class ExtensionRequest extends BaseEntity<'status'> {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  @Field(() => DateTimeScalar, { description: 'The end that is asked for.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  endsAt!: Date;

  @Field(() => String, { nullable: true, description: 'What the customer wrote.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => ExtensionStatus, { description: 'How far it is.' })
  @Enum({ items: () => ExtensionStatus, default: ExtensionStatus.OPEN })
  status: ExtensionStatus = ExtensionStatus.OPEN;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided on; null while it is open.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  decidedAt?: Date | null;

  /** The employee who decided; null if the customer or an access key did, or if it lapsed. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  decidedBy?: Ref<Employee> | null;
}

/** The table of ExtensionRequest for queries. */
export interface ExtensionRequestTable {
  readonly extensionRequest: Columns<ExtensionRequest>;
}

/** A row of ExtensionRequest as readers return it. */
export type ExtensionRequestRecord = Selectable<ExtensionRequestTable['extensionRequest']>;
