import { sql } from 'kysely';
import { resolver, type ServerModule } from '../../../api/module.js';
import { LinkKeys } from '../../../kernel/link-keys.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { AuditedRecord } from '../../base/audit/audit-entry.entity.js';
import type { AuditService } from '../../base/audit/audit.service.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { VehicleRisks } from '../../fleet/vehicle/vehicle-risks.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { CarriedRentals } from './carried-rentals.js';
import { CustomerRentals } from './customer-rentals.js';
import { ExtraStock } from './extra-stock.js';
import type { ListConditions, SignedContracts } from './list-conditions.js';
import { ReservedPromotions } from './reservation-promotion.js';
import { PromotionUsesResolver } from './promotion-uses.resolver.js';
import { guardCustomers } from './customer-guard.js';
import { ReservationExportResolver } from './reservation-export.resolver.js';
import { ReservationOutcomeResolver } from './reservation-outcome.resolver.js';
import { ReservationBookingService } from './reservation-booking.js';
import { pendingRequests } from './pending-requests.js';
import { occupyingRentals } from './occupying-rentals.js';
import { rentalAheadAmong } from './rental-ahead-among.js';
import { Leg } from './leg.entity.js';
import { ReservationLine } from './reservation-line.entity.js';
import { Driver, Reservation, type ReservationTable } from './reservation.entity.js';
import { ReservationLines } from './reservation-lines.js';
import { ReservationListService } from './reservation-list.js';
import { foldTallyAtNight } from './reservation-tally.js';
import { ReservationResolver } from './reservation.resolver.js';
import { reservationRoutes } from './reservation.rest.js';
import type { RentalLedger } from './rental-ledger.js';
import { ReservationService } from './reservation.service.js';
import { reservationsById, type ReservationsById } from './reservations-by-id.js';
import { RESERVATION_TALLY } from './reservation.jobs.js';

interface Services extends Platform, ListConditions {
  readonly audit: AuditService;
  readonly occupations: OccupationService;
  readonly vehicleReader: VehicleReader;
  readonly prices: PriceBooks;
  readonly extraStocks: ExtraStock;
  readonly promotionUses: ReservedPromotions;
  /** Provided by the module of rentals at risk. */
  readonly vehicleRisks: VehicleRisks;
  /** Provided by the module of payments. */
  readonly ledger: RentalLedger;
  readonly customersById: CustomersById;
  readonly employeesById: EmployeesById;
  readonly vehiclesById: VehiclesById;
  readonly reservationsById: ReservationsById;
  readonly reservations: ReservationService;
  readonly reservationBookings: ReservationBookingService;
  readonly reservationLines: ReservationLines;
  readonly reservationLists: ReservationListService;
  readonly settings: SettingsService;
  /** Provided by the module of signatures. */
  readonly signatures: SignedContracts;
}

/** The dependencies that both services share. */
function partsOf(services: Services) {
  const { em, reader, vehicleReader, prices, occupations, ledger, domainEvents, events, jobs, limits } = services;
  return {
    ...{ em, reader, vehicleReader, prices, occupations },
    ...{ ledger, domainEvents, events, jobs, limits, stock: services.extraStocks },
  };
}

export const reservationModule = {
  entities: [Driver, Reservation, ReservationLine, Leg],
  jobs: [RESERVATION_TALLY],
  services: {
    signatureKeys: ({ authSecret }: Platform) => new LinkKeys(authSecret, 'links to the signature page, version 1'),
    reservationsById: ({ reader }: Platform) => reservationsById(reader),
    reservations: (services: Services) => new ReservationService(partsOf(services)),
    reservationBookings: (services: Services) =>
      new ReservationBookingService({
        ...partsOf(services),
        reservations: services.reservations,
        lines: services.reservationLines,
        vehicleRisks: services.vehicleRisks,
      }),
    carriedRentals: (services: Services) => {
      const { reservationBookings: bookings } = services;
      return new CarriedRentals({ ...partsOf(services), bookings });
    },
    pendingRequests: ({ reader }: Platform) => pendingRequests(reader),
    occupyingRentals: () => occupyingRentals,
    rentalAheadAmong: () => rentalAheadAmong,
    customerHistories: ({ reader }: Platform) => new CustomerRentals(reader),
    extraStocks: ({ em }: Platform) => new ExtraStock(em),
    promotionUses: ({ em }: Platform) => new ReservedPromotions(em),
    reservationLines: ({ em, settings }: Services) => new ReservationLines(em, settings),
    reservationLists: (services: Services) => {
      const { reader, occupations, signatures } = services;
      return new ReservationListService(reader, occupations, services, signatures);
    },
  },
  resolvers: [
    resolver(
      ReservationResolver,
      (services: Services) =>
        new ReservationResolver(services.reservations, services.reservationLists, {
          reservations: services.reservationsById,
          vehicles: services.vehiclesById,
          customers: services.customersById,
          employees: services.employeesById,
        }),
    ),
    resolver(
      ReservationOutcomeResolver,
      ({ reservations, reservationBookings, reservationsById }: Services) =>
        new ReservationOutcomeResolver(reservations, reservationBookings, reservationsById),
    ),
    resolver(PromotionUsesResolver, ({ promotionUses }: Services) => new PromotionUsesResolver(promotionUses)),
    { type: ReservationExportResolver, make: () => new ReservationExportResolver() },
  ],
  routes: [reservationRoutes],
  register: ({ audit, em, jobs, domainEvents, reservations }: Services) => {
    foldTallyAtNight(em, jobs);
    guardCustomers(domainEvents, reservations);
    audit.nameBy<ReservationTable>(AuditedRecord.RESERVATION, (tables, ids) =>
      tables
        .selectFrom('reservation')
        .select(['id', sql<string>`left(number_key, 5) || '-' || substr(number_key, 6)`.as('name')])
        .where('id', 'in', ids),
    );
  },
} satisfies ServerModule<never>;
