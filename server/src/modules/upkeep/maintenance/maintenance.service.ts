import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import type { Em } from '../../../platform/database/orm.js';
import { holdInUse, lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { isTaken } from '../../../platform/database/sql-errors.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import { recogniseInvoice } from '../../../platform/files/recognise-upload.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import { refuse } from '../../../kernel/check-input.js';
import type { Changes } from '../../../kernel/commands.js';
import type { Actor } from '../../../kernel/actor.js';
import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { agencyDay } from '../../../kernel/time.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import { ServiceProvider } from '../provider/service-provider.entity.js';
import type { Period } from '../../../kernel/period.js';
import { Vehicle, type VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import { vehicleInFleet } from '../../fleet/vehicle/vehicle-lock.js';
import { byUrgency } from './maintenance-alert.js';
import { maintenanceChanged } from './maintenance.events.js';
import { type DueInsurance, dueInsurances, type DueWork, dueWorks } from './maintenance-due.js';
import {
  MAINTENANCE_FIELDS,
  type MaintenanceEdit,
  type MaintenanceEntry,
  type NewMaintenance,
} from './maintenance.commands.js';
import { Maintenance, type MaintenanceRecord, type MaintenanceTable } from './maintenance.entity.js';
import { MaintenanceNotFoundError, MaintenanceSlotTakenError } from './maintenance.errors.js';
import type { MaintenancesById } from './maintenances-by-id.js';
import type { MaintenanceSlotService } from './maintenance-slots.js';
import { MAINTENANCE_CHECK } from './maintenance.jobs.js';
import type { WorkOccupations } from './work-occupations.js';

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
  readonly jobs: JobQueue;
  readonly domainEvents: DomainEvents;
  readonly occupations: OccupationService;
  readonly workOccupations: WorkOccupations;
  readonly slots: MaintenanceSlotService;
  readonly maintenances: MaintenancesById;
}

interface InvoiceUpload {
  /** Name in the store; undefined if no valid file was sent. */
  readonly file: string | undefined;
  readonly problems: FieldErrors;
}

const MAINTENANCE: RecordKind<Maintenance> = {
  entity: Maintenance,
  notFound: () => new MaintenanceNotFoundError(),
  conflict: 'MAINTENANCE.VERSION_CONFLICT',
};

const UNKNOWN_PROVIDER = "Ce prestataire n'existe pas.";

/** Manages the maintenance of the fleet: what was done, its cost, when it is due again, and when it keeps a vehicle from being rented. */
export class MaintenanceService {
  constructor(private readonly deps: Deps) {}

  /** Returns what is due within 15 days or 500 km, or overdue; the most urgent first. Staff only. */
  async due(actor: Actor, now = new Date()): Promise<DueWork[]> {
    requireStaff(actor);
    const works = await dueWorks(this.deps.em, agencyDay(now));
    return works.sort((a, b) => byUrgency(a, b) || a.maintenanceId - b.maintenanceId);
  }

  /** Returns the insurances that end within 15 days or have ended, the most urgent first. Staff only. */
  async dueInsurances(actor: Actor, now = new Date()): Promise<DueInsurance[]> {
    requireStaff(actor);
    const insurances = await dueInsurances(this.deps.em, agencyDay(now));
    return insurances.sort((a, b) => byUrgency(a, b) || a.vehicleId - b.vehicleId);
  }

  /** Returns a maintenance. Throws MaintenanceNotFoundError. Staff only. */
  async get(actor: Actor, id: number): Promise<MaintenanceRecord> {
    requireStaff(actor);
    const maintenance = await this.deps.maintenances.find(id);
    if (!maintenance) throw new MaintenanceNotFoundError();
    return maintenance;
  }

  /**
   * Adds a maintenance. Throws ValidationError with every invalid field, MaintenanceSlotTakenError if the time out of service is not free.
   * Staff only.
   */
  async create(actor: Actor, { fields, problems }: MaintenanceEntry, sent?: Buffer): Promise<MaintenanceRecord> {
    requireStaff(actor);
    const invoice = await this.saveInvoice(sent);
    const { vehicleId, providerId, outOfService, overPromises, ...plain } = fields;
    const made = await this.keep(invoice, async (tx) => {
      const missing = await referenceProblems(tx, { vehicleId, providerId });
      refuse({ ...missing, ...problems, ...invoice.problems });
      const maintenance = tx.em.create(Maintenance, {
        ...plain,
        vehicle: vehicleId,
        provider: providerId,
        invoiceFile: invoice.file ?? null,
      });
      await tx.em.persist(maintenance).flush();
      if (outOfService) await this.occupy(tx, maintenance, outOfService, overPromises);
      await followReading(tx, maintenance);
      return maintenance;
    });
    return this.deps.maintenances.get(made.id);
  }

  /** Changes a maintenance. Throws MaintenanceNotFoundError, VersionConflictError, and what `create` throws. Staff only. */
  async update(actor: Actor, edit: MaintenanceEdit, sent?: Buffer): Promise<MaintenanceRecord> {
    requireStaff(actor);
    const { id, version } = edit;
    const invoice = await this.saveInvoice(sent);
    let formerFile: string | undefined;
    const change = async (tx: Transaction): Promise<Maintenance> => {
      const maintenance = await lockRecord(tx, MAINTENANCE, id, version);
      formerFile = maintenance.invoiceFile;
      return this.change(tx, maintenance, edit, invoice);
    };
    const maintenance = await this.keep(invoice, change, id);
    if (maintenance.invoiceFile !== formerFile) await this.deps.storedFiles.release('factures', [formerFile]);
    return this.deps.maintenances.get(id);
  }

  /** Deletes a maintenance, its time out of service and its invoice. Throws MaintenanceNotFoundError. Admin only. */
  async delete(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    const file = await inTransaction(this.deps.em, async (tx) => {
      const maintenance = await lockRecord(tx, MAINTENANCE, id);
      const { invoiceFile, odometerKm, vehicle } = maintenance;
      await tx.em.remove(maintenance).flush();
      await this.deps.workOccupations.occupyAroundRentals(tx, new Date());
      await takeReadingBack(tx, vehicle.id, odometerKm);
      await this.deps.domainEvents.happened(tx, maintenanceChanged, { vehicleId: vehicle.id });
      return invoiceFile;
    });
    await this.deps.storedFiles.release('factures', [file]);
  }

  /**
   * Makes one change in a transaction. If its time is not free, the conflicts are read after the transaction. A stored invoice is removed
   * if the change fails.
   */
  private async keep(
    { file }: InvoiceUpload,
    change: (tx: Transaction) => Promise<Maintenance>,
    ownId?: number,
  ): Promise<Maintenance> {
    const { em, domainEvents, jobs, storedFiles } = this.deps;
    const work = inTransaction(em, async (tx) => {
      const maintenance = await change(tx);
      // Checks at once, so that a notification is not delayed by up to an hour.
      await jobs.enqueue(MAINTENANCE_CHECK, {});
      await domainEvents.happened(tx, maintenanceChanged, { vehicleId: maintenance.vehicle.id });
      return maintenance;
    });
    return work.catch(async (error: unknown) => {
      await storedFiles.release('factures', [file]);
      throw error instanceof SlotTaken ? await this.takenError(error, ownId) : error;
    });
  }

  /** Checks an edit together with the current record, then writes it with its time out of service. */
  private async change(
    tx: Transaction,
    maintenance: Maintenance,
    { changes, problems, removeInvoice }: MaintenanceEdit,
    invoice: InvoiceUpload,
  ): Promise<Maintenance> {
    const missing = await referenceProblems(tx, changes, maintenance);
    const together = MAINTENANCE_FIELDS.problemsBeside(maintenance, changes);
    refuse({ ...missing, ...together, ...problems, ...invoice.problems });

    const { vehicleId, providerId, outOfService, overPromises, ...plain } = changes;
    const former = { vehicleId: maintenance.vehicle.id, km: maintenance.odometerKm };
    tx.em.assign(maintenance, {
      ...plain,
      ...(vehicleId !== undefined && { vehicle: vehicleId }),
      ...(providerId !== undefined && { provider: providerId }),
      ...((invoice.file !== undefined || removeInvoice) && { invoiceFile: invoice.file ?? null }),
      // Set explicitly, because a change of only the time out of service is an edit, too.
      updatedAt: new Date(),
    });
    await tx.em.flush();
    const moved = former.vehicleId !== maintenance.vehicle.id;
    if (moved || outOfService !== undefined) {
      const released = await this.deps.occupations.releaseMaintenance(tx, maintenance.id);
      const whole = immobilised(maintenance);
      const period = outOfService === undefined ? (whole ?? released) : outOfService;
      if (whole) tx.em.assign(maintenance, { immobilisedFrom: null, immobilisedUntil: null });
      if (period) await this.occupy(tx, maintenance, period, overPromises ?? whole !== undefined);
      // Other maintenances that overlap this one may occupy what it has freed.
      await this.deps.workOccupations.occupyAroundRentals(tx, new Date());
    }
    if (moved || former.km !== maintenance.odometerKm) await takeReadingBack(tx, former.vehicleId, former.km);
    await followReading(tx, maintenance);
    return maintenance;
  }

  /**
   * Occupies the vehicle for the maintenance; throws SlotTaken, which ends the transaction. A maintenance that overlaps planned rentals
   * occupies what they leave free; the whole period is stored, so that it occupies the rest once it becomes free
   * (docs/rules/maintenance.md#out-of-service).
   */
  private async occupy(
    tx: Transaction,
    maintenance: Maintenance,
    period: Period,
    overPromises: boolean,
  ): Promise<void> {
    const { occupations, workOccupations } = this.deps;
    const { id, description, vehicle } = maintenance;
    const slot = new SlotTaken(vehicle.id, period, overPromises);
    const free = await occupations
      .occupy(tx, vehicle.id, period, { maintenanceId: id, reason: description })
      .catch((error: unknown) => {
        throw isTaken(error) ? slot : error;
      });
    if (free) return;
    if (!overPromises || (await workOccupations.stopsWork(vehicle.id, period, id, tx.em))) throw slot;
    tx.em.assign(maintenance, { immobilisedFrom: period.startsAt, immobilisedUntil: period.endsAt });
    await tx.em.flush();
    await workOccupations.occupyAroundRentals(tx, new Date(0));
  }

  private async takenError({ vehicleId, period, overPromises }: SlotTaken, ownId: number | undefined): Promise<Error> {
    const { em, occupations, slots, workOccupations } = this.deps;
    const { name } = await em.findOneOrFail(Vehicle, { id: vehicleId });
    const stop = overPromises ? await workOccupations.stopsWork(vehicleId, period, ownId) : undefined;
    const conflict = stop ?? (await occupations.conflictOfWork(vehicleId, period, ownId));
    const proposal = await slots.insteadOf(vehicleId, period, ownId);
    return new MaintenanceSlotTakenError(conflictSentence(name, conflict, true), proposal);
  }

  /** Checks the file and stores it, before the transaction. */
  private async saveInvoice(sent: Buffer | undefined): Promise<InvoiceUpload> {
    if (!sent) return { file: undefined, problems: {} };
    try {
      const { bytes, extension } = await recogniseInvoice(sent, 'invoice');
      return { file: await this.deps.files.save('factures', bytes, extension), problems: {} };
    } catch (error) {
      if (error instanceof ValidationError) return { file: undefined, problems: error.fields };
      throw error;
    }
  }
}

/** Returns the period out of service of a maintenance that overlaps planned rentals. */
function immobilised({ immobilisedFrom: startsAt, immobilisedUntil: endsAt }: Maintenance): Period | undefined {
  return startsAt && endsAt ? { startsAt, endsAt } : undefined;
}

/** Thrown within the transaction when the time is not free; becomes a MaintenanceSlotTakenError after it. */
class SlotTaken extends Error {
  constructor(
    readonly vehicleId: number,
    readonly period: Period,
    readonly overPromises: boolean,
  ) {
    super('slot taken');
  }
}

/**
 * Raises the vehicle's odometer to the reading at a maintenance. Written without a new version, because other editors of the vehicle need
 * not be refused.
 */
async function followReading({ em }: Transaction, { vehicle, odometerKm, performedOn }: Maintenance): Promise<void> {
  if (odometerKm == null || performedOn > agencyDay(new Date())) return;
  await tablesOf<VehicleTable>(em)
    .updateTable('vehicle')
    .set((eb) => ({ odometerKm: eb.fn<number>('greatest', ['odometerKm', eb.val(odometerKm)]) }))
    .where('id', '=', vehicle.id)
    .execute();
}

/** Undoes a wrong reading, unless a tracker reports the odometer. */
async function takeReadingBack({ em }: Transaction, vehicleId: number, km: number | null | undefined): Promise<void> {
  if (km == null) return;
  await tablesOf<VehicleTable & MaintenanceTable>(em)
    .updateTable('vehicle')
    .set((eb) => ({
      odometerKm: eb.fn.coalesce(
        eb
          .selectFrom('maintenance as m')
          .select((read) => read.fn.max('m.odometerKm').as('odometerKm'))
          .whereRef('m.vehicleId', '=', 'vehicle.id')
          .where('m.performedOn', '<=', agencyDay(new Date())),
        'vehicle.odometerKm',
      ),
    }))
    .where('id', '=', vehicleId)
    .where('odometerKm', '=', km)
    .where('deviceId', 'is', null)
    .execute();
}

/**
 * Checks that the records that a maintenance names exist, and are in use unless it already names them. They cannot be archived before the
 * transaction ends.
 */
async function referenceProblems(
  tx: Transaction,
  { vehicleId, providerId }: Pick<Changes<NewMaintenance>, 'vehicleId' | 'providerId'>,
  former?: Maintenance,
): Promise<FieldErrors> {
  const problems: Record<string, string[]> = {};
  if (vehicleId !== undefined && vehicleId !== former?.vehicle.id) {
    if (!(await vehicleInFleet(tx, vehicleId))) problems['vehicleId'] = [UNKNOWN_VEHICLE];
  }
  if (providerId != null && providerId !== former?.provider?.id) {
    if (!(await holdInUse(tx, ServiceProvider, providerId))) problems['providerId'] = [UNKNOWN_PROVIDER];
  }
  return problems;
}
