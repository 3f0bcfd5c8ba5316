import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Info,
  Int,
  Root,
  Subscription,
  type SubscriptionHandlerData,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { asksFor } from '../../../api/graphql/asked-fields.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { PageInput } from '../../../api/graphql/page.types.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { pageRequest } from '../../../kernel/page.js';
import { Customer, type CustomerRecord } from '../../people/account/customer.entity.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { insuranceOf, Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { parseCancellation, parseRefusal } from './reservation.commands.js';
import { Driver, Reservation, type ReservationRecord } from './reservation.entity.js';
import { driverOf, secondDriverOf } from './reservation-drivers.js';
import { balanceOf, daysOf } from './reservation-values.js';
import { reservationAfter, type ReservationsById } from './reservations-by-id.js';
import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import {
  CancelReservationInput,
  RefuseReservationInput,
  ReservationFilter,
  ReservationSearch,
  ReservationSort,
} from './reservation.input.js';
import type { ReservationListService } from './reservation-list.js';
import { paperWarnings } from '../../fleet/vehicle/paper-warnings.js';
import { RentalStage } from './rental-stage.js';
import { followsChange, signatureOpen } from './reservation.policy.js';
import type { ReservationService } from './reservation.service.js';
import { RESERVATION_CHANGED, type ReservationChange } from './reservation.events.js';
import { ReservationStatus } from './reservation-status.js';
import { OccupationConflict, ReservationPage, Today, TrackedReservation } from './reservation.types.js';

/** What reservations reference, by id. */
interface RelatedRecords {
  readonly reservations: ReservationsById;
  readonly vehicles: VehiclesById;
  readonly customers: CustomersById;
  readonly employees: EmployeesById;
}

/** Queries and edits reservations, for the customers they belong to and for the staff. */
@Resolver(() => Reservation)
export class ReservationResolver {
  constructor(
    private readonly service: ReservationService,
    private readonly lists: ReservationListService,
    private readonly related: RelatedRecords,
  ) {}

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => TrackedReservation, {
    nullable: true,
    description: 'Follows a reservation by its number; null when there is none.',
  })
  async trackReservation(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String) number: string,
  ): Promise<TrackedReservation | null> {
    const reservation = await nullWhenAbsent(this.service.track(caller, number));
    if (!reservation) return null;
    const vehicle = await this.vehicle(reservation);
    return {
      ...reservation,
      number: formatNumber(reservation.numberKey),
      vehicleName: vehicle.name,
      requestedVehicleName: (await this.requestedVehicle(reservation))?.name ?? null,
      vehicleImageUrl: storageUrl('vehicules', vehicle.imageFile),
      price: reservation.total ?? reservation.quotedTotal,
      signatureOpen: signatureOpen(reservation),
      signed: await this.lists.signed(reservation),
    };
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => Reservation, {
    nullable: true,
    description: 'A whole reservation, for its owner and the staff; null for others.',
  })
  reservation(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String) number: string,
  ): Promise<ReservationRecord | null> {
    return nullWhenAbsent(this.service.get(caller, number));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ReservationPage, { description: 'Every reservation, newest first.' })
  reservations(
    @Ctx() { actor }: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ReservationFilter, { nullable: true }) filter?: ReservationFilter,
    @Arg('sort', () => ReservationSort, { nullable: true }) sort?: ReservationSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => ReservationSearch, { nullable: true }) search?: ReservationSearch,
  ) {
    return this.lists.all(actor, { ...filter, search }, sort, pageRequest(page?.page, page?.size), {
      counts: asksFor(info, 'counts'),
    });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => Today, { description: "The agency's present day: departures, returns and rentals that are out." })
  today(@Ctx() { actor }: GraphQLContext) {
    return this.lists.today(actor);
  }

  @Authorized('CUSTOMER')
  @Query(() => ReservationPage, { description: "The caller's own reservations, newest first." })
  myReservations(
    @Ctx() { actor }: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ReservationFilter, { nullable: true }) filter?: ReservationFilter,
    @Arg('sort', () => ReservationSort, { nullable: true }) sort?: ReservationSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => ReservationSearch, { nullable: true }) search?: ReservationSearch,
  ) {
    return this.lists.mine(actor, { ...filter, search }, sort, pageRequest(page?.page, page?.size), {
      counts: asksFor(info, 'counts'),
    });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, { description: 'Declines a request.' })
  refuseReservation(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RefuseReservationInput) input: RefuseReservationInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.related.reservations, this.service.refuse(actor, parseRefusal(input)));
  }

  @Authorized('ACCOUNT')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, { description: 'Withdraws a request (its owner) or ends a rental (staff).' })
  cancelReservation(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CancelReservationInput) input: CancelReservationInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.related.reservations, this.service.cancel(actor, parseCancellation(input)));
  }

  @Authorized('ACCOUNT')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Subscription(() => Reservation, {
    description:
      "Reservations as they change: every one for the staff, a customer's own; only one when a number is given.",
    topics: RESERVATION_CHANGED.name,
    filter: ({
      payload,
      args,
      context,
    }: SubscriptionHandlerData<ReservationChange, { number?: string | null }, GraphQLContext>) =>
      followsChange(context.actor, payload, args.number),
  })
  reservationChanged(
    @Root() { reservationId }: ReservationChange,
    @Ctx() { actor }: GraphQLContext,
    // The filter of the subscription reads this argument.
    @Arg('number', () => String, { nullable: true }) _number?: string,
  ) {
    return this.service.getById(actor, reservationId);
  }

  @FieldResolver(() => String, { description: 'Reservation number, XXXXX-XXXXX.' })
  number(@Root() { numberKey }: ReservationRecord): string {
    return formatNumber(numberKey);
  }

  @FieldResolver(() => Driver, { description: 'The first driver.' })
  driver(@Root() reservation: ReservationRecord): Driver {
    return driverOf(reservation);
  }

  @FieldResolver(() => Driver, { nullable: true, description: 'The second driver, if any.' })
  secondDriver(@Root() reservation: ReservationRecord): Driver | null {
    return secondDriverOf(reservation);
  }

  @FieldResolver(() => Int, {
    description: 'Rental days: started periods of 24 h, less the minutes of grace that held when the dates were set.',
  })
  days(@Root() reservation: ReservationRecord): number {
    return daysOf(reservation);
  }

  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description: 'Total less advance, in Dh; null before acceptance.',
  })
  balance(@Root() reservation: ReservationRecord): Money | null {
    return balanceOf(reservation);
  }

  @FieldResolver(() => Vehicle, { description: 'The vehicle asked for, or the one fixed by the staff.' })
  vehicle(@Root() { vehicleId }: ReservationRecord): Promise<VehicleRecord> {
    return this.related.vehicles.get(vehicleId);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [String], {
    description:
      "Why its vehicle's papers do not cover it, with the day, until the vehicle is back; empty if they do. Nothing is refused. Staff only.",
  })
  async paperWarnings(@Root() reservation: ReservationRecord): Promise<string[]> {
    if (!isAwaited(reservation)) return [];
    return paperWarnings({ insurance: insuranceOf(await this.vehicle(reservation)) }, reservation);
  }

  @FieldResolver(() => Vehicle, {
    nullable: true,
    description: 'The vehicle that was asked for, when the staff gave another; null otherwise.',
  })
  requestedVehicle(@Root() { requestedVehicleId }: ReservationRecord): Promise<VehicleRecord | null> {
    return this.related.vehicles.find(requestedVehicleId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Registration of the vehicle once accepted; null before.',
  })
  async plateNumber(@Root() reservation: ReservationRecord): Promise<string | null> {
    return reservation.status === ReservationStatus.ACCEPTED ? (await this.vehicle(reservation)).plateNumber : null;
  }

  @FieldResolver(() => Customer, { nullable: true, description: 'The registered customer who made it, if any.' })
  customer(@Root() { customerId }: ReservationRecord): Promise<CustomerRecord | null> {
    return this.related.customers.find(customerId);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'The customer record of the first driver. Staff only.',
  })
  renter(@Root() { renterId }: ReservationRecord): Promise<CustomerRecord | null> {
    return this.related.customers.find(renterId);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'The customer record of the second driver. Staff only.',
  })
  secondRenter(@Root() { secondRenterId }: ReservationRecord): Promise<CustomerRecord | null> {
    return this.related.customers.find(secondRenterId);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Employee, { nullable: true, description: 'Who accepted, refused or cancelled it. Staff only.' })
  handledBy(@Root() { handledById }: ReservationRecord): Promise<EmployeeRecord | null> {
    return this.related.employees.find(handledById);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the contract has been signed.' })
  signed(@Root() reservation: ReservationRecord): Promise<boolean> {
    return this.lists.signed(reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [Reservation], {
    description: 'Other PENDING requests for the vehicle that overlap this one. Staff only.',
  })
  competing(@Root() reservation: ReservationRecord) {
    return this.lists.competing(reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => OccupationConflict, {
    nullable: true,
    description: 'What already occupies the vehicle in the period; null when it is free. Staff only.',
  })
  async conflict(@Root() reservation: ReservationRecord): Promise<OccupationConflict | null> {
    const conflict = await this.lists.conflict(reservation);
    if (!conflict) return null;
    const vehicle = await this.vehicle(reservation);
    const { startsAt, endsAt, maintenanceId, reservationNumber } = conflict;
    return {
      message: conflictSentence(vehicle.name, conflict, true),
      startsAt,
      endsAt,
      reservationNumber,
      maintenanceId: maintenanceId?.toString(),
    };
  }
}

/** Tells whether a vehicle is still to be driven for a reservation. */
function isAwaited({ status, stage }: ReservationRecord): boolean {
  if (status === ReservationStatus.PENDING) return true;
  return status === ReservationStatus.ACCEPTED && (stage === RentalStage.PLANNED || stage === RentalStage.OUT);
}
