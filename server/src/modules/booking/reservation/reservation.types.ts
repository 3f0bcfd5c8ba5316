import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../api/graphql/page.types.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import { PriceQuoteType } from '../../fleet/quote/price-quote.types.js';
import type { QuotedRequest } from './reservation-booking.js';
import { Reservation, type ReservationRecord } from './reservation.entity.js';
import { RentalStage } from './rental-stage.js';
import { ReservationKind, ReservationStatus } from './reservation-status.js';

@ObjectType({ description: 'How many reservations are in each state, under the same filter but for its states.' })
class ReservationStatusCounts {
  @Field(() => Int, { description: 'En traitement.' })
  pending!: number;

  @Field(() => Int, { description: 'Accepter.' })
  accepted!: number;

  @Field(() => Int, { description: 'Refuser.' })
  refused!: number;

  @Field(() => Int, { description: 'Annuler.' })
  cancelled!: number;

  @Field(() => Int, { description: 'In any state.' })
  all!: number;
}

@ObjectType({ description: 'A page of reservations.' })
export class ReservationPage extends PageOf(Reservation) {
  @Field(() => ReservationStatusCounts, { description: 'Counts by state.' })
  counts!: ReservationStatusCounts;
}

@ObjectType({ description: "The agency's present day: what leaves, what comes back, what is out." })
export class Today {
  @Field(() => Date, { description: "The present moment, with the agency's offset." })
  now!: Date;

  @Field(() => [Reservation], { description: 'Rentals that begin today and were not missed, in the order of the day.' })
  departures!: readonly ReservationRecord[];

  @Field(() => [Reservation], { description: 'Rentals that end today, in the order of the day.' })
  returns!: readonly ReservationRecord[];

  @Field(() => Int, { description: 'Rentals whose vehicle is out: left and not back, also when they are late.' })
  runningCount!: number;
}

@ObjectType({ description: 'What a new reservation is answered with.' })
export class ReservationReceipt {
  @Field(() => String, { description: 'Reservation number, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => ReservationStatus, { description: 'State.' })
  status!: ReservationStatus;

  @Field(() => PriceQuoteType, { description: 'The price as kept.' })
  quote!: PriceQuoteType;
}

/** Returns the receipt of a new request. */
export function receiptOf({ reservation: { number, status }, quote }: QuotedRequest): ReservationReceipt {
  return { number, status, quote };
}

@ObjectType({ description: 'What occupies a vehicle that is asked for.' })
export class OccupationConflict {
  @Field(() => String, { description: 'A French sentence that says what is in the way.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'The rental, if it is one.' })
  reservationNumber?: string | undefined;

  @Field(() => ID, { nullable: true, description: 'The maintenance, if it is one.' })
  maintenanceId?: string | undefined;

  @Field(() => DateTimeScalar, { description: 'From when.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  endsAt!: Date;
}

@ObjectType({ description: 'What anyone who has the number may see of a reservation.' })
export class TrackedReservation {
  @Field(() => String, { description: 'Reservation number, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => ReservationStatus, { description: 'State.' })
  status!: ReservationStatus;

  @Field(() => RentalStage, {
    nullable: true,
    description: 'How far the rental is; null before the acceptance and once it is cancelled.',
  })
  stage!: RentalStage | null;

  @Field(() => ReservationKind, { description: 'Full or quick.' })
  kind!: ReservationKind;

  @Field(() => String, { description: "The vehicle's name." })
  vehicleName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the vehicle that was asked for, when the agency gave another; null otherwise.',
  })
  requestedVehicleName!: string | null;

  @Field(() => String, { nullable: true, description: 'Picture of the vehicle.' })
  vehicleImageUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'Departure.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Return.' })
  endsAt!: Date;

  @Field(() => String, { description: 'Where the vehicle is handed over.' })
  pickupPlace!: string;

  @Field(() => String, { description: 'Where it is returned.' })
  returnPlace!: string;

  @Field(() => MoneyScalar, { description: 'The agreed total, before acceptance the quoted one; in Dh.' })
  price!: Money;

  @Field(() => Boolean, { description: 'Whether the contract can be signed now.' })
  signatureOpen!: boolean;

  @Field(() => Boolean, { description: 'Whether it has been signed.' })
  signed!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}
