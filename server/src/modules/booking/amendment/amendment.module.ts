import { resolver, type ServerModule } from '../../../api/module.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import type { VehicleService } from '../../fleet/vehicle/vehicle.service.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import type { RentalLedger } from '../reservation/rental-ledger.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { AmendmentBook } from './amendment-book.js';
import { EditAmendments } from './amendment-edits.js';
import { Amendment } from './amendment.entity.js';
import { AmendmentReader } from './amendment.reader.js';
import { AmendmentFieldsResolver, AmendmentResolver } from './amendment.resolver.js';
import { AmendmentSigning } from './amendment-signing.js';
import { RentalChangePreviews } from './change-preview.js';
import { EquivalentReader } from './change.reader.js';
import { RentalChangeResolver } from './change.resolver.js';
import type { Handovers } from './handovers.js';
import type { ImmobilisedVehicles } from './immobilised-vehicles.js';
import { Rehousing } from './rehousing.js';
import { RentalChangeService } from './change.service.js';

interface Services extends Platform {
  readonly employeesById: EmployeesById;
  readonly vehiclesById: VehiclesById;
  readonly reservationsById: ReservationsById;
  readonly ledger: RentalLedger;
  readonly occupations: OccupationService;
  readonly prices: PriceBooks;
  readonly reservations: ReservationService;
  /** Provided by the module of inspections. */
  readonly immobilisedVehicles: ImmobilisedVehicles;
  /** Provided by the module of stages. */
  readonly rentalStages: Handovers;
  readonly signatureKeys: LinkKeys;
  readonly vehicleRecords: VehicleService;
  readonly amendmentBook: AmendmentBook;
  readonly amendments: AmendmentReader;
  readonly amendmentSigning: AmendmentSigning;
  readonly rehousing: Rehousing;
  readonly rentalChanges: RentalChangeService;
  readonly rentalChangePreviews: RentalChangePreviews;
}

export const amendmentModule = {
  entities: [Amendment],
  fileColumns: [{ folder: 'signatures', table: 'rental_amendment', column: 'image_file', holds: 'NAME' }],
  services: {
    amendmentBook: ({ domainEvents }: Services) => new AmendmentBook(domainEvents),
    amendments: ({ reader }: Platform) => new AmendmentReader(reader),
    amendmentSigning: ({ em, files, domainEvents, events, limits, reservations, signatureKeys }: Services) =>
      new AmendmentSigning({ em, files, domainEvents, events, limits, reservations, signatureKeys }),
    rentalChangePreviews: (services: Services) => {
      const { em, reader, occupations, prices, vehicleRecords, immobilisedVehicles, reservationsById } = services;
      return new RentalChangePreviews({
        ...{ em, occupations, prices, vehicleRecords, reservations: reservationsById },
        equivalents: new EquivalentReader(reader, prices, immobilisedVehicles),
      });
    },
    rehousing: (services: Services) => {
      const { amendmentBook: book, domainEvents, events, jobs, occupations, reservations } = services;
      const immobilised = services.immobilisedVehicles;
      return new Rehousing({ book, domainEvents, events, immobilised, jobs, occupations, reservations });
    },
    rentalChanges: (services: Services) => {
      const { em, domainEvents, events, jobs, ledger, occupations, prices, reservations } = services;
      return new RentalChangeService({
        ...{ em, domainEvents, events, jobs, ledger, occupations, prices, reservations },
        book: services.amendmentBook,
        rehousing: services.rehousing,
        handovers: services.rentalStages,
      });
    },
  },
  resolvers: [
    resolver(
      RentalChangeResolver,
      ({ rentalChanges, rentalChangePreviews, reservationsById }: Services) =>
        new RentalChangeResolver(rentalChanges, rentalChangePreviews, reservationsById),
    ),
    resolver(
      AmendmentResolver,
      ({ amendments, amendmentSigning }: Services) => new AmendmentResolver(amendments, amendmentSigning),
    ),
    resolver(
      AmendmentFieldsResolver,
      ({ amendmentSigning, employeesById, reservationsById }: Services) =>
        new AmendmentFieldsResolver(amendmentSigning, employeesById, reservationsById),
    ),
  ],
  register: ({ domainEvents, amendmentBook }: Services) => new EditAmendments(domainEvents, amendmentBook).register(),
} satisfies ServerModule<never>;
