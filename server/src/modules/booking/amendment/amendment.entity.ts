import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { AmendmentKind, ChangePricing } from './amendment.enums.js';
import type { RentalTerms } from './rental-terms.js';

/**
 * A numbered amendment of a rental's contract, with the terms before and after it. A database trigger refuses changes; only the signature
 * is added, once.
 */
@ObjectType('RentalAmendment', {
  description:
    "An amendment of a rental's contract, 'Avenant n° 1': numbered by rental without a gap, never changed, signed once. `createdAt` says when it was made.",
})
@Entity({ tableName: 'rental_amendment' })
@Unique({ properties: ['reservation', 'number'] })
export class Amendment extends BaseEntity {
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  @Field(() => Int, { description: 'Number within the rental, from 1 on.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => AmendmentKind, { description: 'What it is about.' })
  @Enum({ items: () => AmendmentKind })
  kind!: AmendmentKind;

  @Field(() => DateTimeScalar, {
    description: 'From when it holds: the moment of a swap or a return, else when it was made.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  at!: Date;

  @Property({ type: 'json', columnType: 'jsonb' })
  before!: RentalTerms;

  @Property({ type: 'json', columnType: 'jsonb' })
  after!: RentalTerms;

  @Field(() => ChangePricing, { nullable: true, description: 'How the new total came about; null for an edit.' })
  @Enum({ items: () => ChangePricing, nullable: true })
  pricing?: ChangePricing | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'The agreed price a day, in Dh, where there is one.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  dailyPrice?: Money | null;

  @Field(() => String, { nullable: true, description: 'Why, if it was said.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  /** Name of the first driver when the amendment was made. */
  @Property({ type: 'text' })
  signatory!: string;

  /** The employee who made it; null if an access key did. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the customer signed it; null before.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  signedAt?: Date | null;

  /** Name of the signature's file in the folder `signatures` of the file store. */
  @Property({ type: 'text', nullable: true })
  imageFile?: string | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'From which IP address it was signed. Staff only.' })
  @Property({ type: 'text', nullable: true })
  ipAddress?: string | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: "SHA-256 of the signature's picture, hexadecimal. Staff only." })
  @Property({ type: 'text', nullable: true })
  sha256?: string | null;
}

/** The table of Amendment for queries. */
export interface AmendmentTable {
  readonly rentalAmendment: Columns<Amendment>;
}

/** A row of Amendment as readers return it. */
export type AmendmentRecord = Selectable<AmendmentTable['rentalAmendment']>;
