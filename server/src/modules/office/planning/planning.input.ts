import { Field, ID, InputType } from 'type-graphql';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';

@InputType({ description: "A filter of the calendar's vehicles. All conditions must hold." })
export class PlanningFilter {
  @Field(() => [VehicleCategory], { nullable: true, description: 'Any of these categories.' })
  categories?: VehicleCategory[] | null;

  @Field(() => ID, { nullable: true, description: 'Of this agency.' })
  agencyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Words in the name or the registration.' })
  search?: string | null;
}
