import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Selectable } from 'kysely';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { Maintenance } from '../../upkeep/maintenance/maintenance.entity.js';
import { Inspection } from './inspection.entity.js';
import { DamageKind, DamageSize, DamageView } from './inspection.enums.js';

/** Damage of a vehicle, found by an inspection and closed by a maintenance (docs/rules/rental-life.md#damage). */
@ObjectType('VehicleDamage', {
  description: 'Damage of a vehicle, found by an inspection; a maintenance closes it. Staff only.',
})
@Entity({ tableName: 'vehicle_damage' })
export class Damage extends BaseEntity<'immobilising'> {
  @Field(() => ID, { description: 'Identifier that the client made (UUID).' })
  @Property({ type: 'uuid' })
  @Unique()
  clientId!: string;

  @Index()
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  @Index()
  @ManyToOne(() => Inspection, { ref: true, deleteRule: 'cascade' })
  inspection!: Ref<Inspection>;

  @Field(() => DamageView, { description: 'Side of the drawing.' })
  @Enum({ items: () => DamageView })
  view!: DamageView;

  @Field(() => Int, { description: 'From the left edge of the drawing, in thousandths of its width.' })
  @Property({ type: 'integer' })
  x!: number;

  @Field(() => Int, { description: 'From the upper edge of the drawing, in thousandths of its height.' })
  @Property({ type: 'integer' })
  y!: number;

  @Field(() => DamageKind, { description: 'What kind it is.' })
  @Enum({ items: () => DamageKind })
  kind!: DamageKind;

  @Field(() => DamageSize, { description: 'How large it is.' })
  @Enum({ items: () => DamageSize })
  size!: DamageSize;

  @Field(() => String, { nullable: true, description: 'Note of the staff.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => Boolean, { description: 'Whether it keeps the vehicle from leaving until it is repaired.' })
  @Property({ type: 'boolean', default: false })
  immobilising = false;

  @Field(() => DateTimeScalar, { description: 'When it was found.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  foundAt!: Date;

  /** The maintenance that repaired it. If that maintenance is deleted, the damage is open again. */
  @Index()
  @ManyToOne(() => Maintenance, { ref: true, nullable: true, deleteRule: 'set null' })
  repair?: Ref<Maintenance> | null;
}

/** The table of Damage for queries. */
export interface DamageTable {
  readonly vehicleDamage: Columns<Damage>;
}

/** A row of Damage as readers return it. */
export interface DamageRecord extends Selectable<DamageTable['vehicleDamage']> {
  /** The number of the rental in which it was found, without its dash. */
  readonly foundInKey: string;
  /** The day of the work that repaired it; null while it is open. */
  readonly repairedOn: string | null;
}
