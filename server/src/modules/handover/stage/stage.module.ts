import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { WorkOccupations } from '../../upkeep/maintenance/work-occupations.js';
import type { RentalLedger } from '../../booking/reservation/rental-ledger.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import type { ImmobilisedVehicles } from '../../booking/amendment/immobilised-vehicles.js';
import { LatenessService } from './lateness.service.js';
import { ReturnReminderService } from './return-reminder.service.js';
import { StageEvent } from './stage-event.entity.js';
import { LATENESS_CHECK, RETURN_REMINDERS } from './stage.jobs.js';
import { StageReader } from './stage.reader.js';
import {
  DrivenVehicleResolver,
  DrivingCustomerResolver,
  LegResolver,
  StageEventResolver,
  StageResolver,
} from './stage.resolver.js';
import { StageService } from './stage.service.js';

interface Services extends Platform {
  readonly occupations: OccupationService;
  readonly workOccupations: WorkOccupations;
  readonly immobilisedVehicles: ImmobilisedVehicles;
  readonly ledger: RentalLedger;
  readonly reservations: ReservationService;
  readonly reservationsById: ReservationsById;
  readonly vehiclesById: VehiclesById;
  readonly employeesById: EmployeesById;
  readonly settings: SettingsService;
  readonly rentalStages: StageService;
}

export const stageModule = {
  entities: [StageEvent],
  jobs: [LATENESS_CHECK, RETURN_REMINDERS],
  services: {
    rentalStages: (services: Services) => {
      const { em, domainEvents, events, occupations, workOccupations, ledger, reservations, settings } = services;
      const immobilised = services.immobilisedVehicles;
      return new StageService({
        ...{ em, domainEvents, events, immobilised, occupations, workOccupations, ledger, reservations, settings },
      });
    },
  },
  resolvers: [
    resolver(
      StageResolver,
      ({ em, reader, rentalStages, reservationsById }: Services) =>
        new StageResolver(rentalStages, new StageReader(em, reader), reservationsById),
    ),
    resolver(StageEventResolver, ({ employeesById }: Services) => new StageEventResolver(employeesById)),
    ...[DrivenVehicleResolver, DrivingCustomerResolver].map((type) =>
      resolver(
        type,
        ({ em, reader, reservationsById }: Services) => new type(new StageReader(em, reader), reservationsById),
      ),
    ),
    resolver(
      LegResolver,
      ({ vehiclesById, reservationsById }: Services) => new LegResolver(vehiclesById, reservationsById),
    ),
  ],
  register: ({ em, reader, domainEvents, events, jobs, rentalStages, settings }: Services) => {
    rentalStages.register();
    new LatenessService({ em, reader, domainEvents, events, jobs }).register();
    new ReturnReminderService({ em, jobs, settings }).register();
  },
} satisfies ServerModule<never>;
