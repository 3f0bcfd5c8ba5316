import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Columns } from '../../../platform/database/tables.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';

/** Records with their own history. Payments and signatures are part of the reservation's history. */
export enum AuditedRecord {
  API_KEY = 'API_KEY',
  CUSTOMER = 'CUSTOMER',
  EMPLOYEE = 'EMPLOYEE',
  RESERVATION = 'RESERVATION',
  SETTINGS = 'SETTINGS',
  VEHICLE = 'VEHICLE',
}
registerEnumType(AuditedRecord, {
  name: 'AuditedRecord',
  description: 'Kinds of records whose changes are recorded.',
  valuesConfig: {
    API_KEY: { description: 'An access key of a third party.' },
    CUSTOMER: { description: 'A registered customer.' },
    EMPLOYEE: { description: 'An account of the staff.' },
    RESERVATION: { description: 'A reservation or rental, with its payments and signatures.' },
    SETTINGS: { description: 'The settings of the site.' },
    VEHICLE: { description: 'A vehicle.' },
  },
});

export enum AuditAction {
  CREATED = 'CREATED',
  UPDATED = 'UPDATED',
  DELETED = 'DELETED',
}
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'Kind of change.',
  valuesConfig: {
    CREATED: { description: 'The record was created.' },
    UPDATED: { description: 'Fields of the record were changed.' },
    DELETED: { description: 'The record was deleted.' },
  },
});

@ObjectType({ description: 'One field of a change.' })
export class FieldChange {
  @Field(() => String, { description: "The field's name, e.g. dailyPrice or driver.lastName." })
  field!: string;

  @Field(() => String, { nullable: true, description: 'The value before; null for none, a secret or an erased value.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The value after; null as above.' })
  after!: string | null;
}

@ObjectType({ description: 'Who changed what, and when. Entries are never changed.' })
@Entity()
@Index({ properties: ['record', 'recordId', 'id'] })
export class AuditEntry {
  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  @Index()
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  at: Date = new Date();

  @Enum({ items: () => AuditedRecord })
  record!: AuditedRecord;

  @Property({ type: 'integer' })
  recordId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The part of the record that changed, if not the record itself: Payment, Signature, …',
  })
  @Property({ type: 'text', nullable: true })
  part?: string;

  @Field(() => AuditAction, { description: 'Kind of change.' })
  @Enum({ items: () => AuditAction })
  action!: AuditAction;

  @Field(() => [FieldChange], { description: 'The fields that changed.' })
  @Property({ type: 'json', columnType: 'jsonb' })
  changes!: FieldChange[];

  /**
   * The author's ids; all three are null for a visitor, a job or a command. They are no relations, because those entities belong to modules
   * of higher rank.
   */
  @Property({ type: 'integer', nullable: true })
  employeeId?: number | null;

  @Property({ type: 'integer', nullable: true })
  customerId?: number | null;

  @Property({ type: 'integer', nullable: true })
  apiKeyId?: number | null;
}

/** The table of AuditEntry for queries. */
export interface AuditEntryTable {
  readonly auditEntry: Columns<AuditEntry>;
}
