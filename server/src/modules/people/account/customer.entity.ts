import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Title } from '../../../kernel/title.js';
import { Employee } from './employee.entity.js';

export enum CustomerStatus {
  ACTIVE = 'ACTIVE',
  BLOCKED = 'BLOCKED',
}

export enum CustomerRating {
  GOOD = 'GOOD',
  IRRESPONSIBLE = 'IRRESPONSIBLE',
}

registerEnumType(CustomerStatus, { name: 'CustomerStatus', description: 'Whether the customer may log in.' });
registerEnumType(CustomerRating, { name: 'CustomerRating', description: "The staff's manual rating." });

/**
 * A person who rents, with an account (`registered`) or without (docs/rules/customers.md#records). What a person without an account did not give is
 * an empty text.
 */
@ObjectType({ description: 'A person who rents, with an account or without.' })
@Entity()
@Index({ properties: ['email'] })
@Unique({ properties: ['email'], where: '"archived_at" is null and "registered"' })
export class Customer extends BaseEntity<'registered' | 'title' | 'status' | 'rating' | 'version'> {
  @Field(() => Boolean, { description: 'Whether the customer has an account, and so the discount.' })
  @Property({ type: 'boolean', default: true })
  registered = true;

  @Field(() => Title, { description: 'Monsieur or Madame.' })
  @Enum({ items: () => Title })
  title: Title = Title.MR;

  @Field(() => String, { description: 'Family name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'Given name.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: 'Postal address; empty if a person without an account gave none.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'Telephone; empty if a person without an account gave none.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, {
    description:
      'E-mail address, in lower case; unique among accounts, empty if a person without an account gave none.',
  })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'CIN, the Moroccan identity number.' })
  @Property({ type: 'text', nullable: true })
  nationalId?: string | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Passport number. Staff only.' })
  @Property({ type: 'text', nullable: true })
  passportNumber?: string | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Nationality. Staff only.' })
  @Property({ type: 'text', nullable: true })
  nationality?: string | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Number of the driving licence. Staff only.' })
  @Property({ type: 'text', nullable: true })
  licenceNumber?: string | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Category of the driving licence, such as B. Staff only.' })
  @Property({ type: 'text', nullable: true })
  licenceCategory?: string | null;

  @Authorized('STAFF')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of issue of the driving licence. Staff only.' })
  @Property({ type: 'date', nullable: true })
  licenceIssuedOn?: string | null;

  @Authorized('STAFF')
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day on which the driving licence is valid. Staff only.',
  })
  @Property({ type: 'date', nullable: true })
  licenceExpiresOn?: string | null;

  @Authorized('STAFF')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth. Staff only.' })
  @Property({ type: 'date', nullable: true })
  birthDate?: string | null;

  @Authorized('STAFF')
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the staff last compared the papers at a departure; null before. Staff only.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  papersCheckedAt?: Date | null;

  /** Empty for a person without an account, who cannot log in. */
  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  @Field(() => CustomerStatus, { description: 'A blocked customer cannot log in.' })
  @Enum({ items: () => CustomerStatus })
  status: CustomerStatus = CustomerStatus.ACTIVE;

  @Authorized('STAFF')
  @Field(() => CustomerRating, { description: 'Manual rating. Staff only.' })
  @Enum({ items: () => CustomerRating })
  rating: CustomerRating = CustomerRating.GOOD;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Reason of the rating. Staff only.' })
  @Property({ type: 'text', nullable: true })
  ratingReason?: string | null;

  @Authorized('STAFF')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Day to look at the rating again. Staff only.' })
  @Property({ type: 'date', nullable: true })
  ratingReviewOn?: string | null;

  /** Who rated the customer last. */
  @ManyToOne(() => Employee, { mapToPk: true, fieldName: 'rated_by_id', nullable: true, deleteRule: 'set null' })
  ratedById?: number | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Remark of the staff. Staff only.' })
  @Property({ type: 'text', nullable: true })
  comment?: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the e-mail address was verified; null until then.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  emailVerifiedAt?: Date;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  archivedAt?: Date | null;

  /** The record of the same person that was kept; this one is archived then. */
  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'merged_into_id', nullable: true, deleteRule: 'set null' })
  mergedIntoId?: number | null;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Customer for queries. */
export interface CustomerTable {
  readonly customer: Columns<Customer>;
}

/** A row of Customer as readers return it. */
export type CustomerRecord = Selectable<CustomerTable['customer']>;
