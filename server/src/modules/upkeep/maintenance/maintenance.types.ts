import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../api/graphql/page.types.js';
import { DateTimeScalar, LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';
import type { DueInsurance, DueWork } from './maintenance-due.js';
import { Maintenance, MaintenanceNature } from './maintenance.entity.js';
import type { MaintenanceSlot } from './maintenance-slots.js';

registerEnumType(MaintenanceNature, { name: 'MaintenanceNature', description: 'The nature of a maintenance.' });

@ObjectType('MaintenanceAlert', { description: 'A maintenance that is due soon or overdue.' })
export class MaintenanceAlertType implements Omit<DueWork, 'nextOn' | 'nextOdometerKm'> {
  @Field(() => ID, { description: 'The last maintenance of this nature.' })
  maintenanceId!: number;

  @Field(() => MaintenanceNature, { description: 'What is due.' })
  nature!: MaintenanceNature;

  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => ID, { description: "The vehicle's agency." })
  agencyId!: number;

  @Field(() => String, { description: "The vehicle's name." })
  vehicleName!: string;

  @Field(() => String, { description: 'Its registration.' })
  plateNumber!: string;

  @Field(() => AlertLevel, { description: 'How urgent it is.' })
  level!: AlertLevel;

  @Field(() => Int, {
    nullable: true,
    description: 'Days until it is due, negative when overdue; null if only the odometer makes it due.',
  })
  daysLeft!: number | undefined;

  @Field(() => Int, {
    nullable: true,
    description: 'Kilometres until it is due, negative when overdue; null when only its day says so.',
  })
  kmLeft!: number | undefined;

  @Field(() => String, { description: 'A French sentence that says what is due and when.' })
  note!: string;
}

@ObjectType('InsuranceAlert', { description: 'An insurance of a vehicle that ends soon or has ended.' })
export class InsuranceAlertType implements DueInsurance {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => ID, { description: "The vehicle's agency." })
  agencyId!: number;

  @Field(() => String, { description: "The vehicle's name." })
  vehicleName!: string;

  @Field(() => String, { description: 'Its registration.' })
  plateNumber!: string;

  @Field(() => LocalDateScalar, { description: 'The last day of the insurance.' })
  endsOn!: string;

  @Field(() => AlertLevel, { description: 'How urgent it is.' })
  level!: AlertLevel;

  @Field(() => Int, { description: 'Days until it ends, negative once it has ended.' })
  daysLeft!: number;

  @Field(() => String, { description: 'A French sentence that says what is due and when.' })
  note!: string;
}

@ObjectType('MaintenanceSlot', {
  description: 'A slot in which a vehicle can be maintained without conflicting with a rental.',
})
export class MaintenanceSlotType implements MaintenanceSlot {
  @Field(() => DateTimeScalar, { description: 'Start.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End.' })
  endsAt!: Date;

  @Field(() => Int, { description: 'How many pending requests ask for the vehicle in that time.' })
  pendingRequests!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it ends before something is overdue; null if nothing is due on a day.',
  })
  beforeDue!: boolean | undefined;
}

@ObjectType({ description: 'A period in which a maintenance keeps the vehicle from being rented.' })
export class OutOfService {
  @Field(() => DateTimeScalar, { description: 'Start.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End.' })
  endsAt!: Date;
}

@ObjectType('MaintenancePage', { description: 'A page of maintenance.' })
export class MaintenancePageType extends PageOf(Maintenance) {
  @Field(() => MoneyScalar, { description: 'Total cost of everything that matches the filter, in Dh.' })
  totalCost!: Money;
}
