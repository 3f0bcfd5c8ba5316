import { ValidateBy } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { Point } from '../../../platform/tracker/geo.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import { IsChoice } from '../../../kernel/value-rules.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { MAX_VERTICES, MIN_VERTICES, outlineProblem } from './zone-geometry.js';

const MAX_ZONE_NAME = 60;
const CORNERS = `Its corners in their order, ${MIN_VERTICES} to ${MAX_VERTICES}; sides may not cross.`;
const CATEGORIES = 'Categories of vehicles that it is meant for; none means all.';
const COLOR = 'Colour on the map, #rrggbb.';
const NAME = `Name, at most ${MAX_ZONE_NAME} characters.`;

function IsOutline(): PropertyDecorator {
  return ValidateBy({
    name: 'isOutline',
    validator: {
      validate: (value: unknown) => outlineProblem((value ?? []) as Point[]) === undefined,
      defaultMessage: (args) => outlineProblem((args?.value ?? []) as Point[]) ?? '',
    },
  });
}

function IsColor(): PropertyDecorator {
  return ValidateBy({
    name: 'isColor',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
      defaultMessage: () => 'La couleur doit être de la forme #rrggbb.',
    },
  });
}

@InputType({ description: 'A corner of a zone.' })
export class ZoneVertexInput {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;
}

@InputType({ description: 'An area where vehicles may go.' })
export class CreateZoneInput {
  @IsShortText(MAX_ZONE_NAME, 'Le nom')
  @Field(() => String, { description: NAME })
  name!: string;

  @IsColor()
  @Field(() => String, { description: COLOR })
  color!: string;

  @IsChoice([true, false], 'La surveillance')
  @Field(() => Boolean, { nullable: true, description: 'Whether it is watched; true by default.' })
  active?: boolean | null;

  @Field(() => [VehicleCategory], { nullable: true, description: CATEGORIES })
  categories?: VehicleCategory[] | null;

  @IsOutline()
  @Field(() => [ZoneVertexInput], { description: CORNERS })
  vertices!: ZoneVertexInput[];
}

@InputType({ description: 'Changes of a zone. Fields that are left out keep their value.' })
export class UpdateZoneInput {
  @Field(() => ID, { description: 'The record to change.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => String, { nullable: true, description: COLOR })
  color?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is watched.' })
  active?: boolean | null;

  @Field(() => [VehicleCategory], { nullable: true, description: CATEGORIES })
  categories?: VehicleCategory[] | null;

  @Field(() => [ZoneVertexInput], { nullable: true, description: CORNERS })
  vertices?: ZoneVertexInput[] | null;
}

@InputType({ description: 'A zone to delete.' })
export class DeleteZoneInput {
  @Field(() => ID, { description: 'The zone.' })
  id!: string;
}
