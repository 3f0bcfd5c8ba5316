import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import { workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { agencyDay } from '../../../kernel/time.js';
import { VehicleNotFoundError } from '../../fleet/vehicle/vehicle.errors.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import type { MaintenanceCriteria, MaintenanceSort } from './maintenance.input.js';
import type { MaintenanceListService } from './maintenance-list.js';
import { maintenanceWorkbook, vehicleReport } from './maintenance.workbook.js';

/** Exports maintenance as workbooks. Staff only. Making either throws ExportTooLargeError. */
export class MaintenanceReportService {
  constructor(
    private readonly lists: MaintenanceListService,
    private readonly vehicleReader: VehicleReader,
  ) {}

  /** Offers everything that matches the list's filter. */
  list(actor: Actor, filter: MaintenanceCriteria | undefined, sort: MaintenanceSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`maintenances-${agencyDay(new Date())}.xlsx`, () =>
      maintenanceWorkbook(this.lists.views(actor, filter, sort)),
    );
  }

  /** Offers all maintenance of a vehicle, even an archived one. Throws VehicleNotFoundError. */
  async ofVehicle(actor: Actor, vehicleId: number): Promise<PreparedFile> {
    requireStaff(actor);
    const vehicle = await this.vehicleReader.find(actor, vehicleId);
    if (!vehicle) throw new VehicleNotFoundError();
    return workbookFile('maintenance.xlsx', () =>
      vehicleReport(vehicle, this.lists.views(actor, { vehicleId: String(vehicle.id) }, undefined)),
    );
  }
}
