import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../api/graphql/page.type.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle.alert.js';
import type { DueWork } from './maintenance.due.js';
import { Maintenance, MaintenanceNature } from './maintenance.entity.js';
import type { MaintenanceSlot } from './maintenance.slots.js';

registerEnumType(MaintenanceNature, { name: 'MaintenanceNature', description: 'What was done on a vehicle.' });

@ObjectType('MaintenanceAlert', { description: 'A work on a vehicle that is due soon or overdue.' })
export class MaintenanceAlertType implements Omit<DueWork, 'nextOn' | 'nextOdometerKm'> {
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

@ObjectType('MaintenanceSlot', {
  description: 'A time in which a vehicle can be worked on without a rental missing it.',
})
export class MaintenanceSlotType implements MaintenanceSlot {
  @Field(() => DateTimeScalar, { description: 'From when.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  endsAt!: Date;

  @Field(() => Int, { description: 'Requests not yet decided that want the vehicle then.' })
  pendingRequests!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is over before what is due is late; null when nothing is due on a day.',
  })
  beforeDue!: boolean | undefined;
}

@ObjectType({ description: 'Time in which a work keeps the vehicle from being rented.' })
export class OutOfService {
  @Field(() => DateTimeScalar, { description: 'From when.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  endsAt!: Date;
}

@ObjectType('MaintenancePage', { description: 'A page of works.' })
export class MaintenancePageType extends PageOf(Maintenance) {
  @Field(() => MoneyScalar, { description: 'What all works under the filter cost, in Dh.' })
  totalCost!: Money;
}
