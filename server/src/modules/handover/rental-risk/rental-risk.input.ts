import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Gives a rental at risk another vehicle.' })
export class RehouseRentalInput {
  @Field(() => String, { description: 'Reservation number, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => Int, { description: 'Version that the caller saw.' })
  version!: number;

  @Field(() => ID, { description: 'The vehicle, one of the equivalents for example.' })
  vehicleId!: string;
}
