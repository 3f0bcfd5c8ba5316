import { Embeddable, Embedded, Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { Title } from '../../../kernel/title.js';

export enum EmployeeRole {
  ADMIN = 'ADMIN',
  EMPLOYEE = 'EMPLOYEE',
}

export enum EmployeeStatus {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
}

registerEnumType(EmployeeRole, { name: 'EmployeeRole', description: 'The permissions of a member of staff.' });

/** Holds the agency's own subscription, shown on the profile (docs/rules/back-office.md#profile). */
@ObjectType('SubscriptionPlan', { description: "The agency's own subscription to this software." })
@Embeddable()
export class Subscription {
  @Field(() => LocalDateScalar, { nullable: true, description: 'First day.' })
  @Property({ type: 'date', nullable: true })
  startsOn?: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day.' })
  @Property({ type: 'date', nullable: true })
  endsOn?: string;

  @Field(() => String, { nullable: true, description: 'Kind, as it was agreed.' })
  @Property({ type: 'text', nullable: true })
  type?: string;

  @Field(() => MoneyScalar, { nullable: true, description: 'Price, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  price?: Money;
}

@ObjectType({ description: 'A member of staff.' })
@Entity()
@Unique({ properties: ['email'], where: '"archived_at" is null' })
export class Employee extends BaseEntity<'title' | 'role' | 'status' | 'subscription' | 'version'> {
  @Field(() => Title, { description: 'Monsieur or Madame.' })
  @Enum({ items: () => Title })
  title: Title = Title.MR;

  @Field(() => String, { description: 'Family name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'Given name.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: 'E-mail address; unique among staff, in lower case.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name shown on the profile.' })
  @Property({ type: 'text', nullable: true })
  username?: string;

  @Field(() => String, { nullable: true, description: 'Telephone.' })
  @Property({ type: 'text', nullable: true })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  @Property({ type: 'text', nullable: true })
  address?: string;

  @Field(() => String, { nullable: true, description: 'CIN, the Moroccan identity number.' })
  @Property({ type: 'text', nullable: true })
  nationalId?: string;

  @Field(() => EmployeeRole, { description: 'Role.' })
  @Enum({ items: () => EmployeeRole })
  role: EmployeeRole = EmployeeRole.EMPLOYEE;

  @Enum({ items: () => EmployeeStatus })
  status: EmployeeStatus = EmployeeStatus.ACTIVE;

  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  emailVerifiedAt?: Date;

  @Embedded(() => Subscription, { prefix: 'subscription_' })
  subscription: Subscription = new Subscription();

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  archivedAt?: Date;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Employee for queries. */
export interface EmployeeTable {
  readonly employee: Columns<Employee, 'subscription'>;
}

/** A row of Employee as readers return it. */
export type EmployeeRecord = Selectable<EmployeeTable['employee']>;

/** Returns the subscription of a row; null if nothing of it is known. */
export function subscriptionOf(employee: EmployeeRecord): Selectable<Columns<Subscription>> | null {
  const { subscriptionStartsOn, subscriptionEndsOn, subscriptionType, subscriptionPrice } = employee;
  const subscription = {
    startsOn: subscriptionStartsOn,
    endsOn: subscriptionEndsOn,
    type: subscriptionType,
    price: subscriptionPrice,
  };
  return Object.values(subscription).every((value) => value === null) ? null : subscription;
}
