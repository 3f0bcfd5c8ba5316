import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import type { Em } from '../../../platform/database/orm.js';
import { findRecord, lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { isTaken } from '../../../platform/database/sql-errors.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import { recogniseInvoice } from '../../../platform/files/recognise-upload.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { agencyDay } from '../../../kernel/time.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import { ServiceProvider } from '../provider/service-provider.entity.js';
import type { Period } from '../../../kernel/period.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { byUrgency } from './maintenance.alert.js';
import { type DueWork, dueWorks } from './maintenance.due.js';
import { Maintenance } from './maintenance.entity.js';
import { MaintenanceNotFoundError, MaintenanceSlotTakenError } from './maintenance.errors.js';
import { draftOf, draftProblems, type MaintenanceFields, stayProblems, valuesOf } from './maintenance.rules.js';
import type { MaintenanceSlotService } from './maintenance.slots.js';
import { MAINTENANCE_CHECK } from './maintenance.jobs.js';

/** What was typed of a work, not yet judged. Undefined stays as it was, null is removed. */
export interface MaintenanceChange extends MaintenanceFields {
  /** 0 for what can be no id. */
  readonly vehicleId?: number | null | undefined;
  readonly providerId?: number | null | undefined;
  readonly outOfService?: Partial<Period> | null | undefined;
  /** The bytes of the file, whatever they are. */
  readonly invoice?: Buffer | undefined;
  readonly removeInvoice?: boolean | null | undefined;
}

export interface MaintenanceEdit extends MaintenanceChange {
  readonly id: number;
  /** The version that was edited; unchecked when undefined. */
  readonly version?: number | null | undefined;
}

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
  readonly jobs: JobQueue;
  readonly occupations: OccupationService;
  readonly slots: MaintenanceSlotService;
}

interface InvoiceUpload {
  /** Name in the store; undefined when nothing usable was sent. */
  readonly file: string | undefined;
  readonly problems: FieldErrors;
}

const MAINTENANCE: RecordKind<Maintenance> = {
  entity: Maintenance,
  notFound: () => new MaintenanceNotFoundError(),
  conflict: 'MAINTENANCE.VERSION_CONFLICT',
};

const UNKNOWN_VEHICLE = "Ce véhicule n'existe pas ou n'est plus proposé.";
const UNKNOWN_PROVIDER = "Ce prestataire n'existe pas.";
const CHOOSE_VEHICLE = 'Le véhicule est obligatoire.';

/** The upkeep of the fleet: what was done, what it cost, when it is due again, and when it keeps a vehicle from being rented. */
export class MaintenanceService {
  constructor(private readonly deps: Deps) {}

  /** What is due within 15 days or 500 km, or overdue; the most urgent first. Staff only. */
  async due(actor: Actor, now = new Date()): Promise<DueWork[]> {
    requireStaff(actor);
    const works = await dueWorks(this.deps.em, agencyDay(now));
    return works.sort((a, b) => byUrgency(a, b) || a.maintenanceId - b.maintenanceId);
  }

  /** Throws MaintenanceNotFoundError. Staff only. */
  async get(actor: Actor, id: number): Promise<Maintenance> {
    requireStaff(actor);
    return findRecord(this.deps.em, MAINTENANCE, id);
  }

  /** Throws ValidationError with every field at fault, MaintenanceSlotTakenError when the time out of service is not free. Staff only. */
  async create(actor: Actor, change: MaintenanceChange): Promise<Maintenance> {
    requireStaff(actor);
    const invoice = await this.saveInvoice(change.invoice);
    return this.keep(invoice, (tx) => this.apply(tx, undefined, change, invoice));
  }

  /** Throws MaintenanceNotFoundError, VersionConflictError, and what `create` throws. Staff only. */
  async update(actor: Actor, edit: MaintenanceEdit): Promise<Maintenance> {
    requireStaff(actor);
    const { id, version } = edit;
    const invoice = await this.saveInvoice(edit.invoice);
    let formerFile: string | undefined;
    const change = async (tx: Transaction): Promise<Maintenance> => {
      const former = await lockRecord(tx, MAINTENANCE, id, version ?? undefined);
      formerFile = former.invoiceFile;
      return this.apply(tx, former, edit, invoice);
    };
    const maintenance = await this.keep(invoice, change, id);
    if (maintenance.invoiceFile !== formerFile) await this.deps.storedFiles.release('factures', [formerFile]);
    return maintenance;
  }

  /** Gives the vehicle free and drops the invoice. Throws MaintenanceNotFoundError. Admin only. */
  async delete(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    const file = await inTransaction(this.deps.em, async (tx) => {
      const maintenance = await lockRecord(tx, MAINTENANCE, id);
      const { invoiceFile, odometerKm, vehicle } = maintenance;
      await tx.em.remove(maintenance).flush();
      await takeReadingBack(tx, vehicle.id, odometerKm);
      return invoiceFile;
    });
    await this.deps.storedFiles.release('factures', [file]);
  }

  /** One change in a transaction; when its time is not free, what is in the way is read after it has ended. Its invoice goes when it fails. */
  private async keep(
    { file }: InvoiceUpload,
    change: (tx: Transaction) => Promise<Maintenance>,
    ownId?: number,
  ): Promise<Maintenance> {
    const { em, jobs, storedFiles } = this.deps;
    const work = inTransaction(em, async (tx) => {
      const maintenance = await change(tx);
      // What it makes due is told at once, not an hour later.
      await jobs.enqueue(MAINTENANCE_CHECK, {});
      return maintenance;
    });
    return work.catch(async (error: unknown) => {
      await storedFiles.release('factures', [file]);
      throw error instanceof SlotTaken ? await this.takenError(error, ownId) : error;
    });
  }

  /** Judges the work as it would be, then writes it with its time out of service. */
  private async apply(
    tx: Transaction,
    former: Maintenance | undefined,
    change: MaintenanceChange,
    invoice: InvoiceUpload,
  ): Promise<Maintenance> {
    const draft = draftOf(former, change);
    const { vehicle, provider, problems } = await relationsOf(tx, former, change);
    const fields = {
      ...problems,
      ...draftProblems(draft),
      ...stayProblems(change.outOfService),
      ...invoice.problems,
    };
    if (!vehicle || Object.keys(fields).length > 0) throw new ValidationError(fields);

    const reading = former && { vehicleId: former.vehicle.id, km: former.odometerKm };
    const values = {
      ...valuesOf(draft, !former),
      vehicle,
      // The moment is set by hand: a change of nothing but the time out of service is an edit, too.
      updatedAt: new Date(),
      ...(provider !== undefined && (former || provider) ? { provider } : {}),
      ...(invoice.file !== undefined || change.removeInvoice ? { invoiceFile: invoice.file ?? null } : {}),
    };
    const maintenance = former ? tx.em.assign(former, values) : tx.em.create(Maintenance, values);
    await tx.em.persist(maintenance).flush();
    const moved = reading !== undefined && reading.vehicleId !== vehicle.id;
    await this.occupy(maintenance, vehicle, change.outOfService, moved);
    if (reading && (moved || reading.km !== maintenance.odometerKm)) {
      await takeReadingBack(tx, reading.vehicleId, reading.km);
    }
    await followReading(tx, maintenance);
    return maintenance;
  }

  /** Promises the vehicle to the work, or moves the promise; throws SlotTaken, which ends the transaction. */
  private async occupy(
    { id, description }: Maintenance,
    vehicle: Vehicle,
    outOfService: MaintenanceChange['outOfService'],
    moved: boolean,
  ): Promise<void> {
    const { occupations } = this.deps;
    const former = moved || outOfService !== undefined ? await occupations.releaseMaintenance(id) : undefined;
    const period = outOfService === undefined ? former : outOfService;
    if (!period) return;
    const slot = new SlotTaken(vehicle, period as Period);
    const free = await occupations
      .occupy(vehicle.id, slot.period, { maintenanceId: id, reason: description })
      .catch((error: unknown) => {
        throw isTaken(error) ? slot : error;
      });
    if (!free) throw slot;
  }

  private async takenError({ vehicle, period }: SlotTaken, ownId: number | undefined): Promise<Error> {
    const { occupations, slots } = this.deps;
    const conflict = await occupations.conflict(vehicle.id, period, undefined, ownId);
    const proposal = await slots.insteadOf(vehicle.id, period, ownId);
    return new MaintenanceSlotTakenError(conflictSentence(vehicle.name, conflict, true), proposal);
  }

  /** Looks what the file is and stores it, before the transaction. */
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

/** A promise that could not be made; becomes a MaintenanceSlotTakenError once its transaction has ended. */
class SlotTaken extends Error {
  constructor(
    readonly vehicle: Vehicle,
    readonly period: Period,
  ) {
    super('slot taken');
  }
}

/**
 * A vehicle's odometer is at least what was read at a work. Written beside the record: it is no edit of the vehicle that another
 * editor would have to be told of.
 */
async function followReading({ em }: Transaction, { vehicle, odometerKm, performedOn }: Maintenance): Promise<void> {
  if (odometerKm == null || performedOn > agencyDay(new Date())) return;
  await em.execute('update vehicle set odometer_km = greatest(odometer_km, ?) where id = ?', [odometerKm, vehicle.id]);
}

/** A reading that was wrong counts no more, unless a tracker tells the odometer. */
async function takeReadingBack({ em }: Transaction, vehicleId: number, km: number | null | undefined): Promise<void> {
  if (km == null) return;
  await em.execute(
    `update vehicle set odometer_km = coalesce((select max(m.odometer_km) from maintenance m
       where m.vehicle_id = vehicle.id and m.performed_on <= ?::date), odometer_km)
     where id = ? and odometer_km = ? and device_id is null`,
    [agencyDay(new Date()), vehicleId, km],
  );
}

/** The records that a work names, and what is wrong with them. The provider is undefined where a change says nothing of it, null for none. */
async function relationsOf(
  { em }: Transaction,
  former: Maintenance | undefined,
  { vehicleId: sentVehicle, providerId }: MaintenanceChange,
): Promise<{ vehicle: Vehicle | null; provider: ServiceProvider | null | undefined; problems: FieldErrors }> {
  const problems: Record<string, string[]> = {};
  const vehicleId = sentVehicle === undefined ? former?.vehicle.id : sentVehicle;
  const vehicle = vehicleId == null ? null : await em.findOne(Vehicle, { id: vehicleId });
  if (!vehicle || (vehicle.archivedAt && vehicle.id !== former?.vehicle.id)) {
    problems['vehicleId'] = [vehicleId == null ? CHOOSE_VEHICLE : UNKNOWN_VEHICLE];
  }
  if (providerId == null) return { vehicle, provider: providerId, problems };
  const provider = await em.findOne(ServiceProvider, { id: providerId });
  if (!provider || (provider.archivedAt && provider.id !== former?.provider?.id)) {
    problems['providerId'] = [UNKNOWN_PROVIDER];
  }
  return { vehicle, provider, problems };
}
