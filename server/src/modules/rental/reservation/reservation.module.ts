import { resolver, type ServerModule } from '../../../api/module.js';
import { LinkKeys } from '../../../kernel/link-keys.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import type { VehicleService } from '../../fleet/vehicle/vehicle.service.js';
import { guardCustomers } from './customer-guard.js';
import { ReservationExportResolver } from './reservation-export.resolver.js';
import { ReservationOutcomeResolver } from './reservation-outcome.resolver.js';
import { ReservationBookingService } from './reservation.booking.js';
import { Driver, Reservation } from './reservation.entity.js';
import { ReservationListService } from './reservation.list.js';
import { ReservationMails } from './reservation.mails.js';
import { foldTallyAtNight } from './reservation.tally.js';
import { ReservationResolver } from './reservation.resolver.js';
import { reservationRoutes } from './reservation.rest.js';
import { type AdvanceLedger, ReservationService } from './reservation.service.js';
import { RESERVATION_MAIL, RESERVATION_MAILS, RESERVATION_TALLY } from './reservation.jobs.js';

interface Services extends Platform {
  readonly agencyMail: AgencyMail;
  readonly occupations: OccupationService;
  readonly vehicles: VehicleReader;
  readonly vehicleRecords: VehicleService;
  /** Kept by the payments. */
  readonly ledger: AdvanceLedger;
  readonly reservations: ReservationService;
  readonly reservationBookings: ReservationBookingService;
  readonly reservationLists: ReservationListService;
  readonly signatureKeys: LinkKeys;
}

/** What both commands on reservations are made of. */
function partsOf({ em, vehicles, vehicleRecords, occupations, ledger, domainEvents, events, jobs, limits }: Services) {
  return { em, vehicles: vehicleRecords, fleet: vehicles, occupations, ledger, domainEvents, events, jobs, limits };
}

export const reservationModule = {
  entities: [Driver, Reservation],
  jobs: [RESERVATION_MAIL, RESERVATION_MAILS, RESERVATION_TALLY],
  services: {
    signatureKeys: ({ authSecret }: Platform) => new LinkKeys(authSecret, 'links to the signature page, version 1'),
    reservations: (services: Services) => new ReservationService(partsOf(services)),
    reservationBookings: (services: Services) =>
      new ReservationBookingService({ ...partsOf(services), reservations: services.reservations }),
    reservationLists: ({ em, reader, occupations }: Services) => new ReservationListService(em, reader, occupations),
  },
  resolvers: [
    resolver(
      ReservationResolver,
      ({ reservationBookings, reservations, reservationLists }: Services) =>
        new ReservationResolver(reservationBookings, reservations, reservationLists),
    ),
    resolver(ReservationOutcomeResolver, ({ reservations }: Services) => new ReservationOutcomeResolver(reservations)),
    { type: ReservationExportResolver, make: () => new ReservationExportResolver() },
  ],
  routes: [reservationRoutes],
  register: ({ em, reader, jobs, agencyMail, limits, signatureKeys, domainEvents }: Services) => {
    new ReservationMails({ em, reader, jobs, agencyMail, limits, signatureKeys }).register();
    foldTallyAtNight(em, jobs);
    guardCustomers(domainEvents);
  },
} satisfies ServerModule<never>;
