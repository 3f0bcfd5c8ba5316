import { IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import { DateTimeScalar, LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsShortText, MAX_COMMENT } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { IsAmount, IsDay, IsReference, IsWholeNumber } from '../../../kernel/value-rules.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';
import { MaintenanceNature } from './maintenance.entity.js';

/** More than any car has driven. */
const MAX_KM = 2_000_000;
const MAX_COST = 10_000_000;

/** The placeholder of the choice, which is also the message when nothing was chosen (docs/rules/back-office.md#forms). */
const CHOOSE = 'Veuillez-vous sélectionner un choix';

@InputType({ description: 'A period in which the vehicle cannot be rented.' })
export class OutOfServiceInput {
  @Field(() => DateTimeScalar, { description: 'Start.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End.' })
  endsAt!: Date;
}

@InputType({
  description: 'The fields of a maintenance. Fields that are left out keep their value, null removes it.',
})
abstract class MaintenanceFieldsInput {
  @Field(() => ID, { nullable: true, description: 'The service provider who does it.' })
  providerId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Odometer at that time, km.' })
  odometerKm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Due again at this odometer, km; above the current one.' })
  nextOdometerKm?: number | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Due again on this day; after the day of the maintenance.',
  })
  nextOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Description in words, at most 1000 characters.' })
  description?: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Cost in Dh; none if left out.' })
  cost?: Money | null;

  @Field(() => OutOfServiceInput, {
    nullable: true,
    description: 'Time out of service; refused if it conflicts with a rental, unless `overPromises`. Null removes it.',
  })
  outOfService?: OutOfServiceInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether rentals to come may lie in the time out of service: they are at risk then. False if left out.',
  })
  overPromises?: boolean | null;

  @Field(() => UploadScalar, { nullable: true, description: 'The invoice: a PDF or a picture, at most 10 MB.' })
  invoice?: PendingUpload | null;
}

@InputType({ description: 'Maintenance of a vehicle, done or planned.' })
export class CreateMaintenanceInput extends MaintenanceFieldsInput {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: string;

  @Field(() => MaintenanceNature, { description: 'The nature of the maintenance.' })
  nature!: MaintenanceNature;

  @Field(() => LocalDateScalar, { description: 'Day of the maintenance, to which its cost belongs.' })
  performedOn!: string;
}

@InputType({ description: 'An edit of a maintenance.' })
export class UpdateMaintenanceInput extends MaintenanceFieldsInput {
  @Field(() => ID, { description: 'The maintenance to change.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'The vehicle.' })
  vehicleId?: string | null;

  @Field(() => MaintenanceNature, { nullable: true, description: 'The nature of the maintenance.' })
  nature?: MaintenanceNature | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of the maintenance, to which its cost belongs.' })
  performedOn?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Removes the invoice.' })
  removeInvoice?: boolean | null;
}

@InputType({ description: 'A maintenance to delete.' })
export class DeleteMaintenanceInput {
  @Field(() => ID, { description: 'The maintenance.' })
  id!: string;
}

/** The fields that a search covers (docs/rules/maintenance.md#the-list-of-works). */
export enum MaintenanceSearchField {
  VEHICLE_NAME = 'VEHICLE_NAME',
  NATURE = 'NATURE',
  PROVIDER_NAME = 'PROVIDER_NAME',
}

export enum MaintenanceSortField {
  PERFORMED_ON = 'PERFORMED_ON',
  NEXT_ON = 'NEXT_ON',
  COST = 'COST',
  VEHICLE_NAME = 'VEHICLE_NAME',
}

registerEnumType(MaintenanceSearchField, {
  name: 'MaintenanceSearchField',
  description: 'Fields that a search of maintenance covers; a nature by its French name.',
});
registerEnumType(MaintenanceSortField, {
  name: 'MaintenanceSortField',
  description: 'Fields by which maintenance is sorted.',
});

@InputType({ description: 'A search of maintenance, in one column or in all.' })
export class MaintenanceSearch extends SearchIn(MaintenanceSearchField) {}

@InputType({ description: 'A filter of maintenance. All conditions must hold.' })
export class MaintenanceFilter {
  @Field(() => [ID], { nullable: true, description: 'Only these.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'On this vehicle.' })
  vehicleId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Done by this service provider.' })
  providerId?: string | null;

  @Field(() => [MaintenanceNature], { nullable: true, description: 'Of any of these natures.' })
  natures?: MaintenanceNature[] | null;

  @Field(() => [AlertLevel], {
    nullable: true,
    description: 'With any of these alerts: maintenance that is due again and that no later one has replaced.',
  })
  alerts?: AlertLevel[] | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'On this day or later.' })
  from?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'On this day or earlier.' })
  to?: string | null;
}

/** The conditions of the list of maintenance: the fields of its filter, and its search. */
export type MaintenanceCriteria = Criteria<MaintenanceFilter, MaintenanceSearchField>;

@InputType({ description: 'The order of maintenance; newest first by default.' })
export class MaintenanceSort {
  @Field(() => MaintenanceSortField, { description: 'The field to sort by.' })
  field!: MaintenanceSortField;

  @Field(() => SortDirection, { nullable: true, description: 'The direction of sorting; descending by default.' })
  direction?: SortDirection | null;
}

/** Checks each field of a maintenance. */
export class MaintenanceFields {
  @IsReference('Le véhicule')
  vehicleId!: number;

  @IsIn(Object.values(MaintenanceNature), { message: CHOOSE })
  nature!: MaintenanceNature;

  @IsOptional()
  @IsWholeNumber(0, MAX_KM, 'Le kilométrage actuel')
  odometerKm?: number | null;

  @IsOptional()
  @IsWholeNumber(0, MAX_KM, 'Le kilométrage de la prochaine maintenance')
  nextOdometerKm?: number | null;

  @IsDay('La date de la maintenance')
  performedOn!: string;

  @IsOptional()
  @IsDay('La date de la prochaine maintenance')
  nextOn?: string | null;

  @IsOptional()
  @IsShortText(MAX_COMMENT, 'La désignation')
  description?: string | null;

  @IsAmount(0, MAX_COST, 'Le coût')
  cost!: Money;
}
