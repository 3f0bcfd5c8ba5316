import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Selectable } from 'kysely';

@ObjectType({ description: 'A corner of a zone.' })
export class ZoneVertex {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;
}

/** The staff are notified when a vehicle is outside of every active zone for it; if there is none, never. */
@ObjectType({ description: 'An area where vehicles may go. A vehicle outside of all active ones is out of zone.' })
@Entity()
export class Zone extends BaseEntity<'version'> {
  @Field(() => String, { description: 'Name.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Colour on the map, #rrggbb.' })
  @Property({ type: 'text' })
  color!: string;

  @Field(() => Boolean, { description: 'Whether it is watched.' })
  @Property({ type: 'boolean' })
  active!: boolean;

  @Field(() => [VehicleCategory], { description: 'Categories of vehicles that it applies to; all if empty.' })
  @Property({ type: 'string[]', columnType: 'text[]' })
  categories!: VehicleCategory[];

  @Field(() => [ZoneVertex], { description: 'Its corners in order; the last is joined to the first.' })
  @Property({ type: 'json', columnType: 'jsonb' })
  vertices!: ZoneVertex[];

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Zone for queries. */
export interface ZoneTable {
  readonly zone: Columns<Zone>;
}

/** A row of Zone as readers return it. */
export type ZoneRecord = Selectable<ZoneTable['zone']>;
