import { Authorized, Ctx, Field, ID, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.js';
import { AlertLevel } from './maintenance.alert.js';
import { MaintenanceNature } from './maintenance.entity.js';
import type { DueWork } from './maintenance.due.js';
import type { MaintenanceService } from './maintenance.service.js';

registerEnumType(MaintenanceNature, { name: 'MaintenanceNature', description: 'What was done on a vehicle.' });
registerEnumType(AlertLevel, {
  name: 'AlertLevel',
  description: 'How urgent something is.',
  valuesConfig: {
    GOOD: { description: 'Nothing to do.' },
    BAD: { description: 'Within 15 days or 500 km.' },
    EXPIRED: { description: 'The day has passed, or the odometer.' },
  },
});

@ObjectType({ description: 'A work on a vehicle that is due soon or overdue.' })
class MaintenanceAlert implements Omit<DueWork, 'nextOn' | 'nextOdometerKm'> {
  @Field(() => ID, { description: 'The last work of this nature.' })
  maintenanceId!: number;

  @Field(() => MaintenanceNature, { description: 'What is due.' })
  nature!: MaintenanceNature;

  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => String, { description: "The vehicle's name." })
  vehicleName!: string;

  @Field(() => String, { description: 'Its registration.' })
  plateNumber!: string;

  @Field(() => AlertLevel, { description: 'How urgent it is.' })
  level!: AlertLevel;

  @Field(() => Int, {
    nullable: true,
    description: 'Days until it is due, negative when overdue; null when only an odometer says so.',
  })
  daysLeft!: number | undefined;

  @Field(() => String, { description: 'A French sentence that says what is due and when.' })
  note!: string;
}

@Resolver()
export class MaintenanceResolver {
  constructor(private readonly maintenances: MaintenanceService) {}

  @Authorized('STAFF')
  @Query(() => [MaintenanceAlert], { description: 'Works due soon or overdue, the most urgent first.' })
  maintenanceAlerts(@Ctx() { actor }: GraphQLContext): Promise<DueWork[]> {
    return this.maintenances.due(actor);
  }
}
