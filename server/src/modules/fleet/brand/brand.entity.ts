import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';

@ObjectType({ description: 'A make of vehicles.' })
@Entity()
@Unique({ properties: ['name'], where: '"archived_at" is null' })
export class Brand extends BaseEntity<'shownOnSite' | 'version'> {
  @Field(() => String, { description: 'Name.' })
  @Property({ type: 'text' })
  name!: string;

  /** File name within the brands' folder of the store. */
  @Property({ type: 'text', nullable: true })
  imageFile?: string;

  @Field(() => Boolean, { description: 'Whether the public site shows its logo; visitors only ever see such brands.' })
  @Property({ type: 'boolean' })
  shownOnSite = true;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  archivedAt?: Date;

  @Authorized('STAFF')
  @Field(() => Int, { description: 'Rises with every change; send it back with an edit. Staff only.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Brand for queries. */
export interface BrandTable {
  readonly brand: Columns<Brand>;
}

/** A row of Brand as readers return it. */
export type BrandRecord = Selectable<BrandTable['brand']>;
