import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import { Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import { AmendmentKind } from './amendment.enums.js';
import type { Equivalent } from './change.reader.js';
import type { ChangePreview } from './change-preview.js';

@ObjectType({ description: 'A free vehicle of the same category or a better one that could stand in for another.' })
export class EquivalentVehicle implements Equivalent {
  @Field(() => Vehicle, { description: 'The vehicle.' })
  vehicle!: VehicleRecord;

  @Field(() => Boolean, { description: 'Whether it stands at the same agency.' })
  sameAgency!: boolean;

  @Field(() => Boolean, { description: 'Whether it has the same category; else a better one.' })
  sameCategory!: boolean;

  @Field(() => MoneyScalar, {
    description:
      'What it costs more by the price list over the period, in Dh; negative for less. Nobody is charged it by itself.',
  })
  priceDifference!: Money;
}

@ObjectType({ description: 'A promise that is in the way of a change.' })
export class RentalChangeConflict {
  @Field(() => String, { description: 'A French sentence that says what is in the way.' })
  message!: string;

  @Field(() => DateTimeScalar, { description: 'From when.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  endsAt!: Date;

  @Field(() => Reservation, { nullable: true, description: 'The rental in the way, if it is one.' })
  reservation!: ReservationRecord | undefined;

  @Field(() => ID, { nullable: true, description: 'The maintenance in the way, if it is one.' })
  maintenanceId!: string | undefined;

  @Field(() => Boolean, { description: 'Whether it can be moved by `ChangeRentalInput.moves`.' })
  movable!: boolean;

  @Field(() => [EquivalentVehicle], {
    description:
      'Where it could go, at most five: the same agency first, then the same category, then the nearest price.',
  })
  equivalents!: Equivalent[];
}

@ObjectType({ description: 'A change of a rental as it would be; nothing is saved.' })
export class RentalChangePreview {
  @Field(() => AmendmentKind, { description: 'What the change is.' })
  kind!: AmendmentKind;

  @Field(() => Int, { description: 'Version of the rental that was looked at: send it back with the change.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'The end by the change.' })
  endsAt!: Date;

  @Field(() => Int, { description: 'Rental days by the change.' })
  days!: number;

  @Field(() => MoneyScalar, { description: 'New total, in Dh.' })
  total!: Money;

  @Field(() => MoneyScalar, { description: 'New total less the present one, in Dh; negative for a credit.' })
  difference!: Money;

  @Field(() => MoneyScalar, { description: 'What is left to pay by the change, in Dh.' })
  balance!: Money;

  @Field(() => MoneyScalar, {
    description:
      'What goes back to the customer, who paid more than the new total, in Dh: `refundMethod` is required then.',
  })
  refund!: Money;

  @Field(() => [String], { description: "Why the vehicle's papers do not cover it, with the day; nothing is refused." })
  paperWarnings!: readonly string[];

  @Field(() => [RentalChangeConflict], { description: 'What is in the way, earliest first; empty when nothing is.' })
  conflicts!: RentalChangeConflict[];

  @Field(() => [EquivalentVehicle], {
    description: 'Vehicles that this rental could go on in, ranked in the same way.',
  })
  swaps!: Equivalent[];

  /** Converts the preview that the service computed to its GraphQL type. */
  static of({ price, conflicts, swaps, ...preview }: ChangePreview): RentalChangePreview {
    return Object.assign(new RentalChangePreview(), preview, price, {
      conflicts: conflicts.map(({ maintenanceId, equivalents, ...conflict }) =>
        Object.assign(new RentalChangeConflict(), conflict, {
          maintenanceId: maintenanceId?.toString(),
          equivalents: equivalents.map(offered),
        }),
      ),
      swaps: swaps.map(offered),
    });
  }
}

function offered(equivalent: Equivalent): EquivalentVehicle {
  return Object.assign(new EquivalentVehicle(), equivalent);
}
