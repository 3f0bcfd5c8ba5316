import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { AlertLevel } from './vehicle-alert.js';
import { Fuel, Transmission, VehicleCategory } from './vehicle.enums.js';

export enum VehicleSortField {
  DAILY_PRICE = 'DAILY_PRICE',
  NAME = 'NAME',
  NEWEST = 'NEWEST',
  ADDED = 'ADDED',
  PLATE_NUMBER = 'PLATE_NUMBER',
}
registerEnumType(VehicleSortField, {
  name: 'VehicleSortField',
  description: 'Fields by which vehicles are sorted.',
  valuesConfig: {
    NEWEST: { description: 'Day of the model.' },
    ADDED: { description: 'When it was added.' },
    PLATE_NUMBER: { description: 'Registration. Staff only.' },
  },
});

/** The fields that a search covers (docs/rules/fleet.md#the-staffs-list-of-vehicles). */
export enum VehicleSearchField {
  NAME = 'NAME',
  PLATE_NUMBER = 'PLATE_NUMBER',
}
registerEnumType(VehicleSearchField, {
  name: 'VehicleSearchField',
  description: 'Fields that a search of vehicles covers.',
  valuesConfig: { PLATE_NUMBER: { description: 'Registration, with or without its dashes. Staff only.' } },
});

@InputType({ description: 'A search of vehicles, in one column or in all.' })
export class VehicleSearch extends SearchIn(VehicleSearchField) {}

@InputType({ description: 'A filter of vehicles. Values of one list are alternatives; all conditions must hold.' })
export class VehicleFilter {
  @Field(() => [VehicleCategory], { nullable: true, description: 'Any of these categories.' })
  categories?: VehicleCategory[] | null;

  @Field(() => [Fuel], { nullable: true, description: 'Any of these fuels.' })
  fuels?: Fuel[] | null;

  @Field(() => [Transmission], { nullable: true, description: 'Any of these gearboxes.' })
  transmissions?: Transmission[] | null;

  @Field(() => ID, { nullable: true, description: 'Of this agency.' })
  agencyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of this brand.' })
  brandId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'These vehicles.' })
  ids?: string[] | null;

  @Field(() => [AlertLevel], { nullable: true, description: 'With an alert of any of these levels. Staff only.' })
  alerts?: AlertLevel[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Available now (true), or rented or out of service (false). Staff only.',
  })
  availableNow?: boolean | null;
}

/** The conditions of the list of vehicles: the fields of its filter, and its search. */
export type VehicleCriteria = Criteria<VehicleFilter, VehicleSearchField>;

@InputType({ description: 'Order of vehicles.' })
export class VehicleSort {
  @Field(() => VehicleSortField, { description: 'The field to sort by.' })
  field!: VehicleSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'The direction of sorting.' })
  direction!: SortDirection;
}
