import { Authorized, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { DepartureRequirement } from './departure-requirement.js';
import type { RentalSettings, SettingsService } from './settings.service.js';

@ObjectType('RentalSettings', { description: 'What the agency chose for its rentals.' })
class RentalSettingsType implements RentalSettings {
  @Field(() => Int, { description: 'Minutes after its promised end before a rental counts as late.' })
  lateAfterMinutes!: number;

  @Field(() => Int, { description: 'Minutes of preparation that a vehicle needs between two rentals.' })
  preparationMinutes!: number;

  @Field(() => Int, { description: 'Minutes of a further day of a rental that cost nothing.' })
  graceMinutes!: number;

  @Field(() => Int, {
    description: 'Hours before the promised end at which the customer is mailed a first reminder; 0 for none.',
  })
  firstReminderHours!: number;

  @Field(() => Int, {
    description: 'Hours before the promised end at which the customer is mailed a second reminder; 0 for none.',
  })
  secondReminderHours!: number;

  @Field(() => Boolean, { description: 'Whether a customer whose rental becomes late is mailed.' })
  lateReminder!: boolean;

  @Field(() => String, { description: 'Stamp duty on cash, in percent of what is paid: "0.25"; "0.00" for none.' })
  stampDutyPercent!: string;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Dh of cash for one rental from which on the staff are warned; null for never.',
  })
  cashLimit!: Money | null;

  @Field(() => DepartureRequirement, { description: 'What has to be there before a rental leaves.' })
  departureRequires!: DepartureRequirement;
}

/** The query `rentalSettings`: the agency's settings for rentals. The mutation `updateSettings` changes them. */
@Resolver()
export class RentalSettingsResolver {
  constructor(private readonly settings: SettingsService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => RentalSettingsType, { description: 'What the agency chose for its rentals. Staff only.' })
  rentalSettings(@Ctx() { actor }: GraphQLContext): Promise<RentalSettings> {
    return this.settings.rental(actor);
  }
}
