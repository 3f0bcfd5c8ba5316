import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { idOf } from '../../../kernel/ids.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import { Customer, type CustomerRecord } from '../../people/account/customer.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import { Leg, type LegRecord } from '../../booking/reservation/leg.entity.js';
import { StageEvent, type StageEventRecord } from './stage-event.entity.js';
import { parseDeparture, parseNoShow, parseRentalStep, parseReturn } from './stage.commands.js';
import { DepartRentalInput, MarkNoShowInput, RentalStepInput, ReturnRentalInput } from './stage.input.js';
import type { LatenessRecord, StageMove, StageReader } from './stage.reader.js';
import type { StageService } from './stage.service.js';

@ObjectType('RentalStageMove', { description: 'A step that the caller may take with a rental now.' })
class StageMoveType implements StageMove {
  @Field(() => RentalStage, { description: 'Where it leads.' })
  to!: RentalStage;

  @Field(() => Boolean, { description: 'Whether it has to be said why.' })
  reasonRequired!: boolean;
}

@ObjectType('RentalLateness', { description: 'That a rental was late at an end that it was promised to.' })
class RentalLateness implements LatenessRecord {
  @Field(() => DateTimeScalar, { description: 'The promised end.' })
  promisedEnd!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was noticed.' })
  noticedAt!: Date;
}

/** Moves rentals from stage to stage, and resolves their events and legs (docs/rules/rental-life.md#stages). */
@Resolver(() => Reservation)
export class StageResolver {
  constructor(
    private readonly service: StageService,
    private readonly reader: StageReader,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Records that the vehicle left with the customer; the first leg begins. Errors: VALIDATION by field, INSPECTION.PAPERS, RENTAL.MONEY_DUE, RENTAL.VEHICLE_IMMOBILISED, RENTAL.STAGE, RESERVATION.VEHICLE_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  departRental(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => DepartRentalInput) input: DepartRentalInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.depart(actor, parseDeparture(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Records that the vehicle is back; the leg ends, and a rental that is paid is closed at once. Errors: VALIDATION by field, RENTAL.STAGE, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  returnRental(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => ReturnRentalInput) input: ReturnRentalInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.giveBack(actor, parseReturn(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Records that the customer did not come: the vehicle is free, the total becomes what is kept, the rest of the advance is entered as a refund. Errors: VALIDATION by field, RENTAL.STAGE, RENTAL.NO_SHOW_EARLY, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  markRentalNoShow(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => MarkNoShowInput) input: MarkNoShowInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.noShow(actor, parseNoShow(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Closes a returned rental: anyone once it is paid, else an Admin with a reason. Errors: VALIDATION (reason), FORBIDDEN, RENTAL.STAGE, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  closeRental(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RentalStepInput) input: RentalStepInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.close(actor, parseRentalStep(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Takes the last step back: CLOSED → RETURNED and RETURNED → OUT by an Admin with a reason, NO_SHOW → PLANNED by anyone while the vehicle is free. Errors: VALIDATION (reason), FORBIDDEN, RENTAL.STAGE, DEPOSIT.LINE_KEPT, RESERVATION.VEHICLE_TAKEN, RESERVATION.EXTRA_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  reopenRental(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RentalStepInput) input: RentalStepInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.reopen(actor, parseRentalStep(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS, KeyArea.FLEET)
  @Query(() => Leg, {
    nullable: true,
    description:
      'In which rental a vehicle was driven at a moment: who had it when it was photographed, for example. Null when nobody had it.',
  })
  async rentalDriven(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
    @Arg('at', () => DateTimeScalar, { description: 'The moment.' }) at: Date,
  ): Promise<LegRecord | null> {
    return (await this.reader.drivenAt(actor, idOf(vehicleId), at)) ?? null;
  }

  @Authorized('STAFF')
  @FieldResolver(() => [RentalLateness], {
    description: 'When it was late, once for each promised end; an extension erases nothing. Staff only.',
  })
  latenesses(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<LatenessRecord[]> {
    return this.reader.latenesses(actor, reservation);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is out and past its promised end by more than the minutes of the settings.',
  })
  late(@Root() reservation: ReservationRecord): Promise<boolean> {
    return this.reader.late(reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [Leg], { description: 'With which vehicle it was driven, and when. Staff only.' })
  legs(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<LegRecord[]> {
    return this.reader.legs(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the vehicle came back or it was cancelled; null where neither happened. Staff only.',
  })
  endedAt(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<Date | null> {
    return this.reader.endedAt(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [StageEvent], {
    description: 'Its steps as a rental, in the order they were entered. Staff only.',
  })
  stageEvents(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<StageEventRecord[]> {
    return this.reader.events(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [StageMoveType], {
    description: 'The steps that the caller may take with it as a rental. Staff only.',
  })
  stageMoves(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): StageMove[] {
    return this.reader.moves(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Int, {
    nullable: true,
    description: "The vehicle's last known odometer as people read it, in km; null where nobody did. Staff only.",
  })
  lastKnownKm(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<number | null> {
    return this.reader.lastKnownKm(actor, reservation);
  }
}

/** Resolves the employee who moved a rental to another stage. */
@Resolver(() => StageEvent)
export class StageEventResolver {
  constructor(private readonly employees: EmployeesById) {}

  @FieldResolver(() => Employee, {
    nullable: true,
    description: 'Who took it; null where it happened by itself or by an access key.',
  })
  employee(@Root() { employeeId }: StageEventRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(employeeId);
  }
}

/** Resolves the rental that a vehicle is out with. */
@Resolver(() => Vehicle)
export class DrivenVehicleResolver {
  constructor(
    private readonly reader: StageReader,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @FieldResolver(() => Reservation, {
    nullable: true,
    description: 'The rental that it is out with now: who drives it. Null while it is here. Staff only.',
  })
  async currentRental(
    @Root() { id }: VehicleRecord,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ReservationRecord | null> {
    return this.reservations.find((await this.reader.outWith(actor, id)) ?? null);
  }
}

/** Resolves the rental that a customer is out with. */
@Resolver(() => Customer)
export class DrivingCustomerResolver {
  constructor(
    private readonly reader: StageReader,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @FieldResolver(() => Reservation, {
    nullable: true,
    description: 'The latest of their rentals that are out now: what they drive. Null if none is. Staff only.',
  })
  async currentRental(
    @Root() { id }: CustomerRecord,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ReservationRecord | null> {
    return this.reservations.find((await this.reader.outBy(actor, id)) ?? null);
  }
}

/** Resolves the vehicle and the rental of a leg. */
@Resolver(() => Leg)
export class LegResolver {
  constructor(
    private readonly vehicles: VehiclesById,
    private readonly reservations: ReservationsById,
  ) {}

  @FieldResolver(() => Vehicle, { description: 'The vehicle.' })
  vehicle(@Root() { vehicleId }: LegRecord): Promise<VehicleRecord> {
    return this.vehicles.get(vehicleId);
  }

  @FieldResolver(() => Reservation, { description: 'The rental that it is a part of.' })
  rental(@Root() { reservationId }: LegRecord): Promise<ReservationRecord> {
    return this.reservations.get(reservationId);
  }
}
