import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Title } from '../../../kernel/title.js';

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

@ObjectType({ description: 'A registered customer.' })
@Entity()
@Unique({ properties: ['email'], where: '"archived_at" is null' })
export class Customer extends BaseEntity<'title' | 'status' | 'rating' | 'version'> {
  @Field(() => Title, { description: 'Monsieur or Madame.' })
  @Enum({ items: () => Title })
  title: Title = Title.MR;

  @Field(() => String, { description: 'Family name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'Given name.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: 'Postal address.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'Telephone.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, { description: 'E-mail address; unique among customers, in lower case.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'CIN, the Moroccan identity number.' })
  @Property({ type: 'text', nullable: true })
  nationalId?: string;

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
  archivedAt?: Date;

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
