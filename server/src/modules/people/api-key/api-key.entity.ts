import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Employee } from '../account/employee.entity.js';

export enum ApiKeyScope {
  READ = 'READ',
  WRITE = 'WRITE',
}
registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What a key may do, in an area or in all of them.',
  valuesConfig: {
    READ: { description: 'Ask and follow: queries and subscriptions.' },
    WRITE: { description: 'Change as well: mutations too.' },
  },
});

registerEnumType(KeyArea, {
  name: 'KeyArea',
  description: 'What of the agency a key opens.',
  valuesConfig: {
    RESERVATIONS: { description: 'Requests and rentals with their drivers, payments, contracts and invoices.' },
    FLEET: { description: 'Vehicles, brands, agencies, maintenance and service providers.' },
    CUSTOMERS: { description: 'Registered customers.' },
    TRACKING: { description: 'Where vehicles are and were, zones and what they did.' },
  },
});

@ObjectType({ description: 'An area that a key opens.' })
export class KeyGrant {
  @Field(() => KeyArea, { description: 'The area.' })
  area!: KeyArea;

  @Field(() => ApiKeyScope, { description: 'What it may do there.' })
  access!: ApiKeyScope;
}

export enum ApiKeyStatus {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
  SUSPENDED = 'SUSPENDED',
}
registerEnumType(ApiKeyStatus, {
  name: 'ApiKeyStatus',
  description: 'Whether a key still opens the API.',
  valuesConfig: {
    ACTIVE: { description: 'It does.' },
    EXPIRED: { description: 'Its last day has passed.' },
    REVOKED: { description: 'An Admin ended it.' },
    SUSPENDED: { description: 'It opens nothing while whoever made it is no Admin.' },
  },
});

@ObjectType({
  description: "A third party's access to this API. The key itself is shown once, when it is made, and kept nowhere.",
})
@Entity()
export class ApiKey extends BaseEntity {
  @Field(() => String, { description: 'What it is for, in the words of whoever made it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'How it begins, to tell it from others.' })
  @Property({ type: 'text' })
  prefix!: string;

  /** SHA-256 of the key: whoever reads the table cannot use it. */
  @Property({ type: 'text', unique: true })
  hash!: string;

  /** What it may do in each area; nothing where it is null. */
  @Enum({ items: () => ApiKeyScope, nullable: true })
  reservations?: ApiKeyScope | null;

  @Enum({ items: () => ApiKeyScope, nullable: true })
  fleet?: ApiKeyScope | null;

  @Enum({ items: () => ApiKeyScope, nullable: true })
  customers?: ApiKeyScope | null;

  @Enum({ items: () => ApiKeyScope, nullable: true })
  tracking?: ApiKeyScope | null;

  /** From when on it opens nothing. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  expiresAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  revokedAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the minute; null for never.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt?: Date | null;

  @ManyToOne(() => Employee, { ref: true, deleteRule: 'no action' })
  createdBy!: Ref<Employee>;

  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'no action' })
  revokedBy?: Ref<Employee> | null;
}
