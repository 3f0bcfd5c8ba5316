import { sql } from 'kysely';
import { findRecord, lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { inBatches, MAX_EXPORTED_ROWS } from '../../../platform/xlsx/exported-rows.js';
import { workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import { refuse } from '../../../kernel/check-input.js';
import type { Changes } from '../../../kernel/commands.js';
import type { Actor } from '../../../kernel/actor.js';
import { assertVersion, type FieldErrors } from '../../../kernel/domain-error.js';
import { agencyDay } from '../../../kernel/time.js';
import { Agency } from '../agency/agency.entity.js';
import type { AgenciesById } from '../agency/agencies-by-id.js';
import { Brand } from '../brand/brand.entity.js';
import type { BrandsById } from '../brand/brands-by-id.js';
import type { Alert, VehicleAlerts } from './vehicle-alert.js';
import type { RentalAheadAmong } from '../occupation/rental-ahead.js';
import { type VehicleRow, vehicleWorkbook } from './vehicle.workbook.js';
import { CheckedPictures, type PictureEdit } from './vehicle-pictures.js';
import { type NewVehicle, problemsBeside, type VehicleEdit, type VehicleEntry } from './vehicle.commands.js';
import { Vehicle, type VehicleRecord } from './vehicle.entity.js';
import { PlateTakenError, VehicleNotFoundError, VehicleRentedError } from './vehicle.errors.js';
import type { VehicleCriteria, VehicleSort } from './vehicle.input.js';
import type { VehicleReader } from './vehicle.reader.js';
import { carrierProblem, inUseUntilTheEndOf, ownerProblems } from './vehicle-references.js';
import type { VehiclesById } from './vehicles-by-id.js';

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly rentalAheadAmong: RentalAheadAmong;
  readonly alerts: VehicleAlerts;
  readonly reader: VehicleReader;
  readonly vehicles: VehiclesById;
  readonly brands: BrandsById;
  readonly agencies: AgenciesById;
}

/** Vehicles in use. */
const VEHICLE: RecordKind<Vehicle> = {
  entity: Vehicle,
  where: { archivedAt: null },
  notFound: () => new VehicleNotFoundError(),
  conflict: 'VEHICLE.VERSION_CONFLICT',
};

/** The computed columns of the staff's list of vehicles: whether a vehicle is free now, and its most urgent alert. */
export interface VehicleState {
  readonly availableNow: boolean;
  readonly alert: Alert;
}

/** The staff's commands on vehicles: adding, editing and archiving. */
export class VehicleDeskService {
  constructor(private readonly deps: Deps) {}

  /** Returns a vehicle in use. Staff only. Throws VehicleNotFoundError. */
  async get(actor: Actor, id: number): Promise<VehicleRecord> {
    requireStaff(actor);
    const vehicle = await this.deps.vehicles.find(id);
    if (!vehicle || vehicle.archivedAt) throw new VehicleNotFoundError();
    return vehicle;
  }

  /** Returns the current state of a vehicle. Staff only. */
  async stateOf(actor: Actor, id: number): Promise<VehicleState> {
    requireStaff(actor);
    const [availableNow, alert] = await Promise.all([this.deps.reader.availableNow(id), this.deps.alerts.alertOf(id)]);
    return { availableNow, alert };
  }

  /** Returns the most urgent alert of its maintenance and its insurance (docs/rules/maintenance.md#alerts). Staff only. */
  async alertOf(actor: Actor, id: number): Promise<Alert> {
    requireStaff(actor);
    return this.deps.alerts.alertOf(id);
  }

  /** Adds a vehicle. Admin only. Throws ValidationError with every invalid field, PlateTakenError. */
  async create(actor: Actor, { fields, problems }: VehicleEntry, edit: PictureEdit = {}): Promise<VehicleRecord> {
    requireAdmin(actor);
    const { em } = this.deps;
    const pictures = await this.check(fields, problems, undefined, edit);
    const kept = await pictures.keep(this.deps.files);
    const { agencyId: agency, brandId: brand, ...plain } = fields;
    const work = inTransaction(em, async (tx) => {
      refuse(await ownerProblems(fields, undefined, inUseUntilTheEndOf(tx)));
      const vehicle = tx.em.create(Vehicle, { ...plain, agency, brand, ...kept });
      await tx.em.persist(vehicle).flush();
      return vehicle.id;
    });
    // Another request may enter the same registration between our check and our insert.
    return this.deps.vehicles.get(await refusingDuplicates(work, () => new PlateTakenError()));
  }

  /**
   * Changes a vehicle; fields that are not sent keep their value. All staff. A `version` is compared if it was sent. Throws
   * VehicleNotFoundError, VersionConflictError, ValidationError with every invalid field, PlateTakenError.
   */
  async update(
    actor: Actor,
    { id, version, changes, problems }: VehicleEdit,
    edit: PictureEdit = {},
  ): Promise<VehicleRecord> {
    requireStaff(actor);
    const current = await findRecord(this.deps.em, VEHICLE, id);
    assertVersion(current, version, 'VEHICLE.VERSION_CONFLICT');
    const seen = current.version;
    const together = { ...problemsBeside(current, changes), ...problems };
    const pictures = await this.check(changes, together, current, edit);
    const kept = await pictures.keep(this.deps.files);
    const { agencyId: agency, brandId: brand, ...plain } = changes;
    const work = inTransaction(this.deps.em, async (tx) => {
      // Locks agency and brand first, as their deletion does, which then locks their vehicles.
      refuse(await ownerProblems(changes, current, inUseUntilTheEndOf(tx)));
      // Refuses the edit if the record changed while the pictures were checked, because the checks would be outdated.
      const vehicle = await lockRecord(tx, VEHICLE, current.id, seen);
      const named = { ...(agency !== undefined && { agency }), ...(brand !== undefined && { brand }) };
      tx.em.assign(vehicle, { ...plain, ...named, ...kept });
      await tx.em.flush();
    });
    await refusingDuplicates(work, () => new PlateTakenError());
    return this.deps.vehicles.get(id);
  }

  /**
   * Archives a vehicle: it leaves every list and choice, its past rentals stay readable. Admin only. Throws VehicleNotFoundError,
   * VehicleRentedError while it is rented or reserved.
   */
  async archive(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    const now = new Date();
    await inTransaction(this.deps.em, async (tx) => {
      const vehicle = await lockRecord(tx, VEHICLE, id);
      const rental = await this.deps.rentalAheadAmong(tx, 'id', vehicle.id, now);
      if (rental) throw new VehicleRentedError(vehicle.name, rental, now);
      vehicle.archivedAt = now;
      await tx.em.flush();
    });
  }

  /** Offers the whole list that matches a filter, as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: VehicleCriteria | undefined, sort: VehicleSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`vehicules-${agencyDay(new Date())}.xlsx`, async () => {
      const ids = await this.deps.reader.ids(actor, filter, sort, MAX_EXPORTED_ROWS + 1);
      return vehicleWorkbook(inBatches(ids, (batch) => this.sheetRows(actor, batch)));
    });
  }

  private async sheetRows(actor: Actor, ids: readonly number[]): Promise<VehicleRow[]> {
    const vehicles = await this.deps.reader.byIds(actor, ids);
    const alerts = await this.deps.alerts.alertsOf(vehicles.map(({ id }) => id));
    const rows = vehicles.map(async (vehicle, index) => ({
      vehicle,
      brand: await this.deps.brands.get(vehicle.brandId),
      agency: await this.deps.agencies.get(vehicle.agencyId),
      alert: alerts[index],
      availableNow: await this.deps.reader.availableNow(vehicle.id),
    }));
    return Promise.all(rows);
  }

  /** Throws with all problems at once: fields, references, and pictures. */
  private async check(
    changes: Changes<NewVehicle>,
    problems: FieldErrors,
    current: Vehicle | undefined,
    edit: PictureEdit,
  ): Promise<CheckedPictures> {
    const checked = await CheckedPictures.of(edit, current ?? { galleryFiles: [] });
    refuse({ ...problems, ...(await this.referenceProblems(changes, current)), ...checked.problems });
    if (await this.plateTaken(changes, current)) throw new PlateTakenError();
    return checked.pictures;
  }

  /** Checks that the records that a vehicle names exist, and are in use unless the vehicle already names them. */
  private async referenceProblems(changes: Changes<NewVehicle>, current: Vehicle | undefined): Promise<FieldErrors> {
    const { em } = this.deps;
    const owners = await ownerProblems(
      changes,
      current,
      async (owner, id) => (await em.count<Agency | Brand>(owner, { id, archivedAt: null })) > 0,
    );
    const { deviceId } = changes;
    const carrier = deviceId
      ? await em.findOne(Vehicle, { deviceId, archivedAt: null, id: { $ne: current?.id ?? 0 } })
      : null;
    return { ...owners, ...(carrier && carrierProblem(carrier)) };
  }

  /** Two vehicles that have had one plate in two spellings since before both were one may keep it (docs/rules/fleet.md#plates). */
  private async plateTaken({ plateNumber }: Changes<NewVehicle>, current: Vehicle | undefined): Promise<boolean> {
    if (plateNumber === undefined) return false;
    const { rows } = await sql`select from vehicle where archived_at is null and id <> ${current?.id ?? 0}
      and plate_key(plate_number) = plate_key(${plateNumber})
      and plate_key(plate_number) is distinct from plate_key(${current?.plateNumber ?? null}) limit 1`.execute(
      this.deps.em.getKysely(),
    );
    return rows.length > 0;
  }
}
