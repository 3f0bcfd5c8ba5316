import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { OccupyingRentals } from '../../fleet/occupation/occupying-rentals.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { ProvidersById } from '../provider/providers-by-id.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { Maintenance } from './maintenance.entity.js';
import { MaintenanceListService } from './maintenance-list.js';
import { DueNoticeService } from './maintenance.notices.js';
import { MaintenanceReportService } from './maintenance-reports.js';
import { type MaintenancesById, maintenancesById } from './maintenances-by-id.js';
import { MaintenanceAlertResolver, MaintenanceResolver } from './maintenance.resolver.js';
import { maintenanceRoutes } from './maintenance.rest.js';
import { MaintenanceService } from './maintenance.service.js';
import { MaintenanceSlotService, type PendingRequests } from './maintenance-slots.js';
import { VehicleAlertService } from './vehicle-alert.service.js';
import { WorkOccupations } from './work-occupations.js';
import { MAINTENANCE_CHECK } from './maintenance.jobs.js';

interface Services extends Platform {
  readonly occupations: OccupationService;
  readonly vehicleReader: VehicleReader;
  readonly vehiclesById: VehiclesById;
  readonly providersById: ProvidersById;
  /** Provided by the reservations. */
  readonly occupyingRentals: OccupyingRentals;
  readonly pendingRequests: PendingRequests;
  readonly dueNotices: DueNoticeService;
  readonly maintenances: MaintenanceService;
  readonly maintenancesById: MaintenancesById;
  readonly maintenanceLists: MaintenanceListService;
  readonly maintenanceReports: MaintenanceReportService;
  readonly maintenanceSlots: MaintenanceSlotService;
  readonly workOccupations: WorkOccupations;
}

export const maintenanceModule = {
  entities: [Maintenance],
  fileColumns: [{ folder: 'factures', table: 'maintenance', column: 'invoice_file', holds: 'NAME' }],
  jobs: [MAINTENANCE_CHECK],
  services: {
    vehicleAlerts: ({ em }: Platform) => new VehicleAlertService(em),
    dueNotices: ({ em, domainEvents, jobs }: Platform) => new DueNoticeService({ em, domainEvents, jobs }),
    maintenances: (services: Services) => {
      const { em, files, storedFiles, jobs, domainEvents, occupations, workOccupations } = services;
      const { maintenanceSlots: slots, maintenancesById: maintenances } = services;
      return new MaintenanceService({
        em,
        files,
        storedFiles,
        jobs,
        domainEvents,
        occupations,
        slots,
        workOccupations,
        maintenances,
      });
    },
    workOccupations: ({ em, occupyingRentals }: Services) => new WorkOccupations(em, occupyingRentals),
    maintenancesById: ({ reader }: Platform) => maintenancesById(reader),
    maintenanceLists: ({ reader, vehiclesById, providersById }: Services) =>
      new MaintenanceListService(reader, vehiclesById, providersById),
    maintenanceReports: ({ maintenanceLists, vehicleReader }: Services) =>
      new MaintenanceReportService(maintenanceLists, vehicleReader),
    maintenanceSlots: ({ em, reader, vehicleReader, pendingRequests }: Services) =>
      new MaintenanceSlotService(em, reader, vehicleReader, pendingRequests),
  },
  resolvers: [
    resolver(
      MaintenanceResolver,
      ({ maintenances, maintenanceLists, maintenanceSlots, vehiclesById, providersById }: Services) =>
        new MaintenanceResolver(maintenances, maintenanceLists, maintenanceSlots, vehiclesById, providersById),
    ),
    resolver(
      MaintenanceAlertResolver,
      ({ maintenanceSlots }: Services) => new MaintenanceAlertResolver(maintenanceSlots),
    ),
  ],
  routes: [maintenanceRoutes],
  register: ({ dueNotices }: Services) => dueNotices.register(),
} satisfies ServerModule<never>;
