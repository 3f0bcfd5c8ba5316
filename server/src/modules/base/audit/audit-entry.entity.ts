import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';

/** Records that have a history of their own; payments and signatures stand in their reservation's. */
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
  description: 'Kinds of records whose changes are kept.',
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
  description: 'What was done.',
  valuesConfig: {
    CREATED: { description: 'It was made.' },
    UPDATED: { description: 'Fields of it were changed.' },
    DELETED: { description: 'It was deleted.' },
  },
});

@ObjectType({ description: 'One field of a change.' })
export class FieldChange {
  @Field(() => String, { description: "The field's name, e.g. dailyPrice or driver.lastName." })
  field!: string;

  @Field(() => String, { nullable: true, description: 'What it held; null for nothing, a secret or an erased value.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it holds since; null as above.' })
  after!: string | null;
}

@ObjectType({ description: 'Who changed what, and when. Entries are only ever added.' })
@Entity()
@Index({ properties: ['record', 'recordId', 'id'] })
export class AuditEntry {
  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  @Index()
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  at: Date = new Date();

  @Enum({ items: () => AuditedRecord })
  record!: AuditedRecord;

  @Property({ type: 'integer' })
  recordId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What of the record, when it is not the record itself: Payment, Signature, …',
  })
  @Property({ type: 'text', nullable: true })
  part?: string;

  @Field(() => AuditAction, { description: 'What was done.' })
  @Enum({ items: () => AuditAction })
  action!: AuditAction;

  @Field(() => [FieldChange], { description: 'The fields that changed.' })
  @Property({ type: 'json', columnType: 'jsonb' })
  changes!: FieldChange[];

  /** None of the three: a visitor, a job or a command did it. The records stand in modules above this one, so ids name them. */
  @Property({ type: 'integer', nullable: true })
  employeeId?: number | null;

  @Property({ type: 'integer', nullable: true })
  customerId?: number | null;

  @Property({ type: 'integer', nullable: true })
  apiKeyId?: number | null;
}
