import { Arg, Authorized, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { DateTimeScalar, LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import { MaintenanceNature } from '../../upkeep/maintenance/maintenance.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { ReservationKind, ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { Fuel, Transmission, VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { PlanningFilter } from './planning.input.js';
import type * as planning from './planning.service.js';

@ObjectType({ description: 'A row of the availability calendar.' })
class PlanningVehicle implements planning.PlanningVehicle {
  @Field(() => ID, { description: "The vehicle's identifier." })
  id!: number;

  @Field(() => String, { description: 'Make and model.' })
  name!: string;

  @Field(() => String, { description: 'Registration.' })
  plateNumber!: string;

  @Field(() => VehicleCategory, { description: 'Category.' })
  category!: VehicleCategory;

  @Field(() => Transmission, { description: 'Gearbox.' })
  transmission!: Transmission;

  @Field(() => Fuel, { description: 'Fuel.' })
  fuel!: Fuel;

  @Field(() => MoneyScalar, { description: 'Price per day without tiers, in Dh.' })
  dailyPrice!: Money;

  @Field(() => Boolean, { description: 'Whether the public site offers it.' })
  visible!: boolean;

  @Field(() => String, { nullable: true, description: 'Picture.' })
  imageUrl!: string | null;

  @Field(() => ID, { description: 'The agency where it is kept.' })
  agencyId!: number;

  @Field(() => String, { description: 'Its name.' })
  agencyName!: string;
}

@ObjectType({
  description:
    'A request or a rental on a row; both ends may lie beyond the window, and of one beyond it only the preparation may lie within.',
})
class PlanningReservation implements planning.PlanningReservation {
  @Field(() => String, { description: 'Reservation number, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => ReservationStatus, { description: 'PENDING or ACCEPTED; other reservations do not occupy a vehicle.' })
  status!: ReservationStatus;

  @Field(() => RentalStage, { nullable: true, description: 'How far a rental is; null of a request.' })
  stage!: RentalStage | null;

  @Field(() => ReservationKind, { description: 'Full or quick.' })
  kind!: ReservationKind;

  @Field(() => String, { description: "The driver's name." })
  customerName!: string;

  @Field(() => String, { nullable: true, description: "The driver's telephone." })
  phone!: string | null;

  @Field(() => DateTimeScalar, { description: 'Departure.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Return.' })
  endsAt!: Date;

  @Field(() => String, { description: 'Where the vehicle is handed over.' })
  pickupPlace!: string;

  @Field(() => String, { description: 'Where it is returned.' })
  returnPlace!: string;

  @Field(() => MoneyScalar, { description: 'Price as quoted, in Dh.' })
  quotedTotal!: Money;

  @Field(() => MoneyScalar, { nullable: true, description: 'Agreed price of a rental, in Dh.' })
  total!: Money | null;

  @Field(() => Int, { description: 'Discount in the quoted total, in percent.' })
  discountPercent!: number;

  @Field(() => Int, { description: 'Version to send back with an edit.' })
  version!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the vehicle is prepared for the next rental; null of a request.',
  })
  readyAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when a rental whose vehicle was swapped is driven in this one.',
  })
  swappedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether a rental is out past its promised end.' })
  late!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A French sentence that says why the vehicle may not be there at the start; null where it will be.',
  })
  riskMessage!: string | null;
}

@ObjectType({ description: 'A vehicle that a rental was driven in before a swap, and when.' })
class PlanningLeg implements planning.PlanningLeg {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: number;

  @Field(() => String, { description: "The rental's number, XXXXX-XXXXX." })
  number!: string;

  @Field(() => ID, { description: 'The vehicle that was given back.' })
  vehicleId!: number;

  @Field(() => String, { description: "The driver's name." })
  customerName!: string;

  @Field(() => DateTimeScalar, { description: 'When it left.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was given back.' })
  endsAt!: Date;
}

@ObjectType({ description: 'A period in which a vehicle is out of service.' })
class PlanningBlock implements planning.PlanningBlock {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: number;

  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => ID, { nullable: true, description: 'The maintenance, if that is the reason.' })
  maintenanceId!: number | null;

  @Field(() => MaintenanceNature, { nullable: true, description: 'The reason.' })
  nature!: MaintenanceNature | null;

  @Field(() => DateTimeScalar, { description: 'From when.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  endsAt!: Date;
}

@ObjectType({ description: 'The availability calendar over a window.' })
class Planning implements planning.Planning {
  @Field(() => DateTimeScalar, { description: 'The start of the first day.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'The end of the last day.' })
  endsAt!: Date;

  @Field(() => Int, { description: 'How many vehicles match the filter; at most 1000 of them are shown.' })
  vehicleCount!: number;

  @Field(() => [PlanningVehicle], { description: 'The rows, by category and name.' })
  vehicles!: readonly planning.PlanningVehicle[];

  @Field(() => [PlanningReservation], { description: 'Requests and rentals, by departure.' })
  reservations!: readonly planning.PlanningReservation[];

  @Field(() => [PlanningBlock], { description: 'Times out of service.' })
  blocks!: readonly planning.PlanningBlock[];

  @Field(() => [PlanningLeg], { description: 'What rentals were driven in before their vehicle was swapped.' })
  legs!: readonly planning.PlanningLeg[];

  @Field(() => Int, { description: 'Minutes of preparation that a vehicle needs between two rentals.' })
  preparationMinutes!: number;
}

/** The query for the availability calendar (docs/rules/reservations.md#the-availability-calendar). */
@Resolver()
export class PlanningResolver {
  constructor(private readonly service: planning.PlanningService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS, KeyArea.FLEET)
  @Query(() => Planning, {
    description: 'The fleet and what occupies it over at most 92 agency days, both days included. Errors: VALIDATION.',
  })
  planning(
    @Ctx() { actor }: GraphQLContext,
    @Arg('from', () => LocalDateScalar) from: string,
    @Arg('to', () => LocalDateScalar) to: string,
    @Arg('filter', () => PlanningFilter, { nullable: true }) filter?: PlanningFilter,
  ): Promise<planning.Planning> {
    return this.service.window(actor, from, to, filter);
  }
}
