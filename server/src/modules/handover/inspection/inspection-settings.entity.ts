import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Columns } from '../../../platform/database/tables.js';

/** Default list of the accessories of a vehicle. */
export const CHECKLIST = [
  'Clés',
  'Papiers du véhicule',
  'Roue de secours',
  'Extincteur',
  'Triangle de signalisation',
  'Cric',
  'Autoradio',
];

/** The agency's settings of inspections: a single row with the id 1. */
@ObjectType({ description: 'What the agency chose for its inspections.' })
@Entity()
export class InspectionSettings {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => [String], { description: 'What belongs to a vehicle and is looked at.' })
  @Property({ type: 'string[]', columnType: 'text[]' })
  checklist!: string[];

  @Field(() => Int, { description: 'Years for which a driver should have held their licence.' })
  @Property({ type: 'integer', default: 2 })
  minLicenceYears = 2;

  @Field(() => Int, { description: 'Age in years below which a driver is young.' })
  @Property({ type: 'integer', default: 21 })
  minDriverAge = 21;

  @Field(() => Boolean, {
    description:
      'Whether an expired or recent licence or a young driver stops a departure, except for an Admin with a reason. Otherwise it warns.',
  })
  @Property({ type: 'boolean', default: false })
  papersStop = false;

  @Field(() => Int, { description: "Days after a rental's end that photos of papers are kept." })
  @Property({ type: 'integer', default: 90 })
  paperPhotoDays = 90;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version = 1;
}

/**
 * The table of InspectionSettings for queries.
 *
 * @public no query needs it yet; the check of tables in SQL reads it
 */
export interface InspectionSettingsTable {
  readonly inspectionSettings: Columns<InspectionSettings>;
}
