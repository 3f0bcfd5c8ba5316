import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Money, subtractMoney } from '../../../kernel/money.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { type Agreed, agreedOf } from '../reservation/reservation.events.js';

/** The agreed terms of a rental at the time of an amendment. */
export interface RentalTerms extends Agreed {
  readonly vehicleName: string;
  readonly plateNumber: string;
}

/** Returns the present terms of a rental. */
export async function termsOf(rental: Reservation): Promise<RentalTerms> {
  const { name, plateNumber } = await rental.vehicle.loadOrFail();
  return { ...agreedOf(rental), vehicleName: name, plateNumber };
}

/** Returns what an amendment changes of the total, in Dh; negative for a credit. */
export function differenceOf({ before, after }: { readonly before: RentalTerms; readonly after: RentalTerms }): Money {
  return subtractMoney(after.total, before.total);
}

/** Tells whether two terms promise the customer the same. A vehicle that was only renamed counts as the same. */
export function sameTerms(a: RentalTerms, b: RentalTerms): boolean {
  return (
    a.vehicleId === b.vehicleId &&
    a.startsAt === b.startsAt &&
    a.endsAt === b.endsAt &&
    a.pickupPlace === b.pickupPlace &&
    a.returnPlace === b.returnPlace &&
    Number(a.total) === Number(b.total)
  );
}

/** The GraphQL type of RentalTerms. */
@ObjectType('RentalTerms', { description: 'What was agreed of a rental before or after an amendment, as it was then.' })
export class RentalTermsType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: string;

  @Field(() => String, { description: "The vehicle's name then." })
  vehicleName!: string;

  @Field(() => String, { description: 'Its registration then.' })
  plateNumber!: string;

  @Field(() => DateTimeScalar, { description: 'Departure.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Promised return.' })
  endsAt!: Date;

  @Field(() => String, { description: 'Where the vehicle is handed over.' })
  pickupPlace!: string;

  @Field(() => String, { description: 'Where it is returned.' })
  returnPlace!: string;

  @Field(() => Int, { description: 'Rental days: started periods of 24 h.' })
  days!: number;

  @Field(() => MoneyScalar, { description: 'Agreed total, in Dh.' })
  total!: Money;

  /** Converts stored terms to their GraphQL type; stored times are ISO 8601 texts. */
  static of({ vehicleId, startsAt, endsAt, ...terms }: RentalTerms): RentalTermsType {
    return Object.assign(new RentalTermsType(), terms, {
      vehicleId: String(vehicleId),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  }
}
