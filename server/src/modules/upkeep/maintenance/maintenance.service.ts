import { conflictSentence } from '../../fleet/occupation/conflict-sentence.js';
import { LockMode, ref } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { isTaken } from '../../../platform/database/sql-errors.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recogniseInvoice } from '../../../platform/files/recognise-upload.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { type FieldErrors, ValidationError, assertVersion } from '../../../kernel/domain-error.js';
import { parseId } from '../../../kernel/ids.js';
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

/** What was typed of a work, not yet judged. Undefined stays as it was, null is removed. */
export interface MaintenanceChange extends MaintenanceFields {
  readonly vehicleId?: unknown;
  readonly providerId?: unknown;
  readonly outOfService?: Partial<Period> | null | undefined;
  /** The bytes of the file, whatever they are. */
  readonly invoice?: Buffer | undefined;
  readonly removeInvoice?: boolean | null | undefined;
}

export interface MaintenanceEdit extends MaintenanceChange {
  readonly id: unknown;
  /** The version that was edited; unchecked when undefined. */
  readonly version?: number | null | undefined;
}

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly occupations: OccupationService;
  readonly slots: MaintenanceSlotService;
}

interface InvoiceUpload {
  /** Name in the store; undefined when nothing usable was sent. */
  readonly file: string | undefined;
  readonly problems: FieldErrors;
}

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
  async get(actor: Actor, id: unknown): Promise<Maintenance> {
    requireStaff(actor);
    const key = parseId(id);
    const found = key === undefined ? null : await this.deps.em.findOne(Maintenance, { id: key });
    if (!found) throw new MaintenanceNotFoundError();
    return found;
  }

  /** Throws ValidationError with every field at fault, MaintenanceSlotTakenError when the time out of service is not free. Staff only. */
  async create(actor: Actor, change: MaintenanceChange): Promise<Maintenance> {
    requireStaff(actor);
    return this.withInvoice(change, (invoice) => this.keep((em) => this.apply(em, undefined, change, invoice)));
  }

  /** Throws MaintenanceNotFoundError, VersionConflictError, and what `create` throws. Staff only. */
  async update(actor: Actor, edit: MaintenanceEdit): Promise<Maintenance> {
    requireStaff(actor);
    const id = parseId(edit.id);
    if (id === undefined) throw new MaintenanceNotFoundError();
    let formerFile: string | undefined;
    const change = async (em: Em, invoice: InvoiceUpload): Promise<Maintenance> => {
      const found = await em.findOne(Maintenance, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!found) throw new MaintenanceNotFoundError();
      assertVersion(found, edit.version, 'MAINTENANCE.VERSION_CONFLICT');
      formerFile = found.invoiceFile;
      return this.apply(em, found, edit, invoice);
    };
    const maintenance = await this.withInvoice(edit, (invoice) => this.keep((em) => change(em, invoice), id));
    if (formerFile !== maintenance.invoiceFile) await this.dropUnused(formerFile);
    return maintenance;
  }

  /** Gives the vehicle free and drops the invoice. Throws MaintenanceNotFoundError. Admin only. */
  async delete(actor: Actor, id: unknown): Promise<void> {
    requireAdmin(actor);
    const maintenance = await this.get(actor, id);
    const { invoiceFile, odometerKm, vehicle } = maintenance;
    await this.deps.em.transactional(async (em) => {
      await em.remove(maintenance).flush();
      await takeReadingBack(em, vehicle.id, odometerKm);
    });
    await this.dropUnused(invoiceFile);
  }

  /** One change within a transaction; when its time is not free, what is in the way is read after it has ended. */
  private async keep(change: (em: Em) => Promise<Maintenance>, ownId?: number): Promise<Maintenance> {
    const { em, jobs } = this.deps;
    const work = em.transactional(async (tx) => {
      const maintenance = await change(tx);
      // What it makes due is told at once, not an hour later.
      await jobs.enqueue('maintenance-check', {});
      return maintenance;
    });
    return work.catch(async (error: unknown) => {
      throw error instanceof SlotTaken ? await this.takenError(error, ownId) : error;
    });
  }

  /** Judges the work as it would be, then writes it with its time out of service. */
  private async apply(
    em: Em,
    former: Maintenance | undefined,
    change: MaintenanceChange,
    invoice: InvoiceUpload,
  ): Promise<Maintenance> {
    const draft = draftOf(former, change);
    const { vehicle, provider, problems } = await this.relationsOf(em, former, change);
    const fields = {
      ...problems,
      ...draftProblems(draft),
      ...stayProblems(change.outOfService),
      ...invoice.problems,
    };
    if (!vehicle || Object.keys(fields).length > 0) throw new ValidationError(fields);

    const reading = former && { vehicleId: former.vehicle.id, km: former.odometerKm };
    const maintenance = former ?? new Maintenance();
    // The moment is set by hand: a change of nothing but the time out of service is an edit, too.
    Object.assign(maintenance, valuesOf(draft, !former), { vehicle: ref(vehicle), updatedAt: new Date() });
    if (provider || (former && provider === null)) Object.assign(maintenance, { provider: provider && ref(provider) });
    if (invoice.file ?? change.removeInvoice) Object.assign(maintenance, { invoiceFile: invoice.file ?? null });
    await em.persist(maintenance).flush();
    const moved = reading !== undefined && reading.vehicleId !== vehicle.id;
    await this.occupy(maintenance, vehicle, change.outOfService, moved);
    if (reading && (moved || reading.km !== maintenance.odometerKm)) {
      await takeReadingBack(em, reading.vehicleId, reading.km);
    }
    await followReading(em, maintenance);
    return maintenance;
  }

  private async relationsOf(em: Em, former: Maintenance | undefined, { vehicleId, providerId }: MaintenanceChange) {
    const problems: Record<string, string[]> = {};
    const vehicleKey = vehicleId === undefined ? former?.vehicle.id : parseId(vehicleId);
    const vehicle = vehicleKey === undefined ? null : await em.findOne(Vehicle, { id: vehicleKey });
    if (!vehicle || (vehicle.archivedAt && vehicle.id !== former?.vehicle.id)) {
      problems['vehicleId'] = [isBlank(vehicleId) ? CHOOSE_VEHICLE : UNKNOWN_VEHICLE];
    }
    if (isBlank(providerId)) return { vehicle, provider: providerId === undefined ? undefined : null, problems };
    const providerKey = parseId(providerId);
    const provider = providerKey === undefined ? null : await em.findOne(ServiceProvider, { id: providerKey });
    if (!provider || (provider.archivedAt && provider.id !== former?.provider?.id)) {
      problems['providerId'] = [UNKNOWN_PROVIDER];
    }
    return { vehicle, provider, problems };
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

  /** Looks what the file is, keeps it for the change, and drops it again when the change fails; the one it replaces when not. */
  private async withInvoice(
    { invoice }: MaintenanceChange,
    change: (invoice: InvoiceUpload) => Promise<Maintenance>,
  ): Promise<Maintenance> {
    const upload = invoice ? await this.saveInvoice(invoice) : { file: undefined, problems: {} };
    try {
      return await change(upload);
    } catch (error) {
      await this.dropUnused(upload.file);
      throw error;
    }
  }

  private async saveInvoice(sent: Buffer): Promise<InvoiceUpload> {
    try {
      const { bytes, extension } = await recogniseInvoice(sent, 'invoice');
      return { file: await this.deps.files.save('factures', bytes, extension), problems: {} };
    } catch (error) {
      if (error instanceof ValidationError) return { file: undefined, problems: error.fields };
      throw error;
    }
  }

  /** Names are hashes of the content: one invoice of several works is one file. */
  private async dropUnused(file: string | null | undefined): Promise<void> {
    if (!file) return;
    if ((await this.deps.em.fork().count(Maintenance, { invoiceFile: file })) > 0) return;
    await this.deps.files.remove('factures', file);
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
async function followReading(em: Em, { vehicle, odometerKm, performedOn }: Maintenance): Promise<void> {
  if (odometerKm == null || performedOn > agencyDay(new Date())) return;
  await em.execute('update vehicle set odometer_km = greatest(odometer_km, ?) where id = ?', [odometerKm, vehicle.id]);
}

/** A reading that was wrong counts no more, unless a tracker tells the odometer. */
async function takeReadingBack(em: Em, vehicleId: number, km: number | null | undefined): Promise<void> {
  if (km == null) return;
  await em.execute(
    `update vehicle set odometer_km = coalesce((select max(m.odometer_km) from maintenance m
       where m.vehicle_id = vehicle.id and m.performed_on <= ?::date), odometer_km)
     where id = ? and odometer_km = ? and device_id is null`,
    [agencyDay(new Date()), vehicleId, km],
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
