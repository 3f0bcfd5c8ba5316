import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
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
    READ: { description: 'Read only: queries and subscriptions.' },
    WRITE: { description: 'Read and change: mutations too.' },
  },
});

registerEnumType(KeyArea, {
  name: 'KeyArea',
  description: "A part of the agency's data that a key opens.",
  valuesConfig: {
    RESERVATIONS: { description: 'Requests and rentals with their drivers, payments, contracts and invoices.' },
    FLEET: { description: 'Vehicles, brands, agencies, maintenance and service providers.' },
    CUSTOMERS: { description: 'Registered customers.' },
    TRACKING: { description: 'Current and past positions of vehicles, zones and track events.' },
  },
});

@ObjectType({ description: 'An area that a key opens.' })
export class KeyGrant {
  @Field(() => KeyArea, { description: 'The area.' })
  area!: KeyArea;

  @Field(() => ApiKeyScope, { description: 'What the key may do there.' })
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
  description: 'Whether a key still works.',
  valuesConfig: {
    ACTIVE: { description: 'It works.' },
    EXPIRED: { description: 'Its last day has passed.' },
    REVOKED: { description: 'An Admin revoked it.' },
    SUSPENDED: { description: 'It does not work while its maker is not an Admin.' },
  },
});

@ObjectType({
  description:
    "A third party's access to this API. The key itself is shown only once, when it is made, and not stored.",
})
@Entity()
export class ApiKey extends BaseEntity {
  @Field(() => String, { description: 'Its purpose, as described by its maker.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Its first characters, to recognise it.' })
  @Property({ type: 'text' })
  prefix!: string;

  /** SHA-256 of the key, so that the table does not reveal it. */
  @Property({ type: 'text', unique: true })
  hash!: string;

  /** What it may do in each area; null closes the area. */
  @Enum({ items: () => ApiKeyScope, nullable: true })
  reservations?: ApiKeyScope | null;

  @Enum({ items: () => ApiKeyScope, nullable: true })
  fleet?: ApiKeyScope | null;

  @Enum({ items: () => ApiKeyScope, nullable: true })
  customers?: ApiKeyScope | null;

  @Enum({ items: () => ApiKeyScope, nullable: true })
  tracking?: ApiKeyScope | null;

  /** When it expires. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  expiresAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  revokedAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the minute; null if never.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt?: Date | null;

  @ManyToOne(() => Employee, { ref: true, deleteRule: 'no action' })
  createdBy!: Ref<Employee>;

  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'no action' })
  revokedBy?: Ref<Employee> | null;
}

/** The table of ApiKey for queries. */
export interface ApiKeyTable {
  readonly apiKey: Columns<ApiKey>;
}

/** A row of ApiKey as readers return it. */
export type ApiKeyRecord = Selectable<ApiKeyTable['apiKey']>;
