import { ref } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, type Caller, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { keepPapers } from '../../people/customer/renters.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { fullName } from '../../../kernel/full-name.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED } from '../../booking/reservation/reservation.events.js';
import { lockReservation } from '../../booking/reservation/reservation-lock.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { NotARentalError } from '../../booking/contract/contract.errors.js';
import { signedDrivers } from '../../booking/signature/contract-drivers.js';
import type { SignatureService } from '../../booking/signature/signature.service.js';
import { keepSignature } from '../../booking/signature/signature-image.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { VehicleImmobilisedError } from '../stage/stage.errors.js';
import { rentalMoved } from '../../booking/reservation/rental.events.js';
import { type Leaving, rentalLeaves } from '../stage/stage.events.js';
import type { StageService } from '../stage/stage.service.js';
import { Damage } from './damage.entity.js';
import { type EndNamed, type InspectedEnd, inspectedEnd, lastLeg, momentOfSwap } from './inspected-end.js';
import type { InspectionCompletion, InspectionDraft } from './inspection.commands.js';
import { type DriverPapers, Inspection, type InspectionWarning, type NotedDamage } from './inspection.entity.js';
import { InspectedDriver, InspectionKind, InspectionStatus } from './inspection.enums.js';
import {
  InspectionCompletedError,
  InspectionDraftConflictError,
  InspectionVehicleError,
  InspectionNotFoundError,
  PapersStopError,
} from './inspection.errors.js';
import { swapReturnInspected } from './inspection.events.js';
import type { InspectionSettings } from './inspection-settings.entity.js';
import type { InspectionSettingsService } from './inspection-settings.service.js';
import { type Inspected, inspectionWarnings, signedWithout, stoppingWarnings } from './inspection-warnings.js';
import { immobilisedVehicles } from './immobilised.js';
import { keepManifest, manifestSha256 } from './manifest.js';

type Further = (tx: Transaction, rental: Reservation) => Promise<void>;

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly files: FileStore;
  readonly reservations: ReservationService;
  readonly rentalStages: StageService;
  readonly settings: InspectionSettingsService;
  readonly signatures: SignatureService;
}

/**
 * Records inspections of vehicles at departures and returns (docs/rules/rental-life.md#inspections). Completing one also moves the rental
 * to its next stage, in the same transaction.
 */
export class InspectionService {
  constructor(private readonly deps: Deps) {}

  /**
   * Registers two rules for all commands: papers may stop a departure if the agency chose so, and the inspection of a return that an Admin
   * undoes becomes void.
   */
  register(): void {
    this.deps.domainEvents.on(rentalLeaves, (tx, { reservation, by, overrideReason, inspection, at }) =>
      this.checkPapers(tx, reservation, by, { at, overrideReason, inspection }),
    );
    this.deps.domainEvents.on(rentalMoved, async ({ em }, { reservation, from, to }) => {
      if (from !== RentalStage.RETURNED || to !== RentalStage.OUT) return;
      const open = await em.findOne(Leg, { reservation, endedAt: null });
      if (!open) return;
      const ended = { leg: open, kind: InspectionKind.RETURN, status: InspectionStatus.COMPLETED };
      for (const inspection of await em.find(Inspection, ended)) inspection.status = InspectionStatus.VOID;
      await em.flush();
    });
  }

  /**
   * Saves a draft, which replaces that of the same `clientId` completely; photos that it no longer lists are removed. Staff only. Throws
   * ReservationNotFoundError, NotARentalError, InspectionNotFoundError if the id is that of another inspection, InspectionCompletedError,
   * InspectionVehicleError, InspectionDraftConflictError.
   */
  async save(actor: Actor, draft: InspectionDraft): Promise<Inspection> {
    requireStaff(actor);
    const settings = await this.deps.settings.get();
    return inTransaction(this.deps.em, async (tx) => {
      const rental = await lockReservation(tx, { number: draft.number });
      if (rental.status !== ReservationStatus.ACCEPTED) throw new NotARentalError();
      const stored = await this.findStored(tx, rental, draft);
      if (stored && stored.status !== InspectionStatus.DRAFT) throw new InspectionCompletedError();
      const end = await inspectedEnd(tx, rental, draft);
      assertSame(end.vehicle, draft, stored);
      await assertNewest(tx, rental, end.vehicle, draft);
      const at = draft.at ?? new Date();
      const trackerKm = trackerKmOf(end.vehicle);
      const inspection = this.fill(tx, stored, rental, end, draft);
      tx.em.assign(inspection, {
        trackerKm,
        // The photos are stored in their own table, so this change makes the version rise with them too.
        updatedAt: new Date(),
        employee: employeeIdOf(actor),
        warnings: await warningsOf(tx, rental, { ...draft, at, trackerKm }, settings),
      });
      await tx.em.flush();
      await keepManifest(tx, inspection, draft.photos);
      tx.afterCommit(() => this.deps.events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return inspection;
    });
  }

  /**
   * Completes an inspection: it moves the rental to its next stage (unless it is one of a swap), stores the damage for the vehicle, and
   * fixes the manifest. The same content sent again returns the same inspection without a change. Staff only. Throws the errors of a
   * departure or a return, SignatureImageError, PapersStopError, InspectionVehicleError, InspectionNotFoundError, InspectionCompletedError,
   * InspectionDraftConflictError. `further` is done in the same transaction, after the rental has moved; not if it was sent again.
   */
  async complete({ actor, ip }: Caller, completion: InspectionCompletion, further?: Further): Promise<Inspection> {
    requireStaff(actor);
    const { em, domainEvents, files, reservations, settings, signatures } = this.deps;
    const before = await em.findOne(Inspection, { clientId: completion.clientId });
    if (before && before.status !== InspectionStatus.DRAFT) return repeated(before, completion);
    const signature = completion.png && (await keepSignature(files, completion.png, 'signature'));
    const chosen = await settings.get();
    const work = inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number: completion.number });
      const stored = await this.findStored(tx, rental, completion);
      if (stored && stored.status !== InspectionStatus.DRAFT) return repeated(stored, completion);
      assertVersion(rental, completion.version, 'RESERVATION.VERSION_CONFLICT');
      const { kind, km, fuel, refusalReason, overrideReason, contentSha256 } = completion;
      const end = await inspectedEnd(tx, rental, completion);
      const { vehicle, swapped } = end;
      assertSame(vehicle, completion, stored);
      await assertNewest(tx, rental, vehicle, completion);
      const at = swapped ? await momentOfSwap(tx, rental, swapped, completion) : momentOf(completion);
      const trackerKm = trackerKmOf(vehicle);
      const warnings = await warningsOf(tx, rental, { ...completion, at, trackerKm }, chosen);
      const stopping = chosen.papersStop ? stoppingWarnings(warnings) : [];
      const knownDamages = await openDamages(tx, vehicle);
      await refuseKnown(tx, completion.damages);
      const inspection = this.fill(tx, stored, rental, end, completion);
      // The photos are saved while it is still a draft, because the database refuses changes of a completed inspection.
      await tx.em.flush();
      await keepManifest(tx, inspection, completion.photos);
      const reading = { at, km, fuel };
      // A departure creates the leg. A return is published with the inspection's findings, so that charges can be proposed.
      if (kind === InspectionKind.DEPARTURE && !swapped) await this.move(tx, actor, rental, completion, reading);
      const leg = swapped ?? (await lastLeg(tx, rental, kind));
      tx.em.assign(inspection, {
        leg: ref(leg),
        status: InspectionStatus.COMPLETED,
        at,
        deviceAt: completion.at,
        trackerKm,
        warnings,
        overrideReason: stopping.length > 0 ? overrideReason : null,
        knownDamages,
        signatory: completion.signatory ?? fullName(rental.driver),
        signatureFile: signature?.imageFile ?? null,
        signatureSha256: signature?.sha256 ?? null,
        refusalReason,
        manifestSha256: manifestSha256(completion.photos),
        contentSha256,
        completedAt: new Date(),
        employee: employeeIdOf(actor),
      });
      for (const damage of completion.damages)
        tx.em.persist(
          tx.em.create(Damage, {
            ...damage,
            immobilising: damage.immobilising ?? false,
            vehicle: ref(vehicle),
            inspection: ref(inspection),
            foundAt: at,
          }),
        );
      await tx.em.flush();
      if (kind === InspectionKind.DEPARTURE) await keepPapersOf(tx, rental, completion.papers, at);
      // After a swap the vehicle has already left, so its damage is recorded and cannot stop it.
      if (kind === InspectionKind.DEPARTURE && !swapped && (await immobilisedVehicles.has(tx, vehicle.id)))
        throw new VehicleImmobilisedError();
      if (kind === InspectionKind.DEPARTURE && !swapped && completion.signsContract && signature)
        await signatures.signWithin(tx, rental, { ...signature, ip, at });
      if (kind === InspectionKind.RETURN) {
        if (swapped) await domainEvents.happened(tx, swapReturnInspected, { reservation: rental, inspection });
        else await this.move(tx, actor, rental, completion, reading);
      }
      await tx.em.nativeDelete(Inspection, draftsOf(rental, completion));
      await further?.(tx, rental);
      tx.afterCommit(() => this.deps.events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return inspection;
    });
    return reservations.orTaken(work);
  }

  /**
   * Returns the stored inspection with this `clientId`; null if none. Throws InspectionNotFoundError if it belongs to another rental or
   * end.
   */
  private async findStored(
    { em }: Transaction,
    rental: Reservation,
    { clientId, kind, legId }: InspectionDraft,
  ): Promise<Inspection | null> {
    const found = await em.findOne(Inspection, { clientId }, { refresh: true });
    if (found && (found.reservation.id !== rental.id || found.kind !== kind)) throw new InspectionNotFoundError();
    if (found?.status === InspectionStatus.DRAFT && (found.leg?.id ?? null) !== legId)
      throw new InspectionNotFoundError();
    return found;
  }

  private fill(
    { em }: Transaction,
    stored: Inspection | null,
    rental: Reservation,
    { vehicle, swapped }: InspectedEnd,
    { clientId, kind, at, km, fuel, cleanliness, checklist, papers, damages, remark, device }: InspectionDraft,
  ): Inspection {
    const content = {
      vehicle: ref(vehicle),
      leg: swapped && ref(swapped),
      ...{ at, km, fuel, cleanliness, remark, device },
      checklist: [...checklist],
      papers: [...papers],
      foundDamages: [...damages],
    };
    if (stored) return em.assign(stored, content);
    const made = em.create(Inspection, { clientId, kind, reservation: ref(rental), ...content });
    em.persist(made);
    return made;
  }

  /**
   * Throws PapersStopError if the agency lets papers stop departures, unless an Admin gives a reason. A departure without an inspection is
   * judged by the papers of the newest draft; without a draft, nothing was read.
   */
  private async checkPapers(
    tx: Transaction,
    reservation: Reservation,
    by: StaffActor,
    { at, overrideReason, inspection }: Pick<Leaving, 'overrideReason' | 'inspection'> & { readonly at: Date },
  ): Promise<void> {
    const settings = await this.deps.settings.get(tx.em);
    if (!settings.papersStop) return;
    const seen = await tx.em.findOne(
      Inspection,
      inspection === null
        ? draftsOf(reservation, { kind: InspectionKind.DEPARTURE, legId: null })
        : { clientId: inspection },
      { orderBy: { updatedAt: 'desc', id: 'desc' } },
    );
    const read = {
      kind: InspectionKind.DEPARTURE,
      legId: null,
      at,
      km: null,
      trackerKm: null,
      papers: seen?.papers ?? [],
    };
    const stopping = stoppingWarnings(inspectionWarnings(read, reservation, settings));
    if (stopping.length > 0) assertAllowed(by, stopping, overrideReason);
  }

  private async move(
    tx: Transaction,
    by: StaffActor,
    rental: Reservation,
    { kind, clientId: inspection, overrideReason, moneyReason }: InspectionCompletion,
    reading: { readonly at: Date; readonly km: number; readonly fuel: number },
  ): Promise<void> {
    const { rentalStages } = this.deps;
    await (kind === InspectionKind.DEPARTURE
      ? rentalStages.departWithin(tx, rental, reading, { by, overrideReason, moneyReason, inspection })
      : rentalStages.returnWithin(tx, by, rental, reading));
    await tx.em.flush();
  }
}

/** Returns the condition for drafts of the same end of a leg. Drafts of a rental's departure or return have no leg. */
function draftsOf(reservation: Reservation, { kind, legId }: EndNamed) {
  return { reservation, kind, leg: legId, status: InspectionStatus.DRAFT };
}

/** Throws InspectionVehicleError if the inspected vehicle is not the one that leaves or comes back. */
function assertSame(vehicle: Vehicle, { vehicleId }: InspectionDraft, stored: Inspection | null): void {
  const seen = vehicleId ?? stored?.vehicle.id;
  if (seen != null && seen !== vehicle.id) throw new InspectionVehicleError(vehicle);
}

/** Returns the warnings of an inspection; those of a departure with what the signed contract lacks, because it can still be signed again. */
async function warningsOf(
  { em }: Transaction,
  rental: Reservation,
  seen: Inspected,
  settings: InspectionSettings,
): Promise<InspectionWarning[]> {
  const warnings = inspectionWarnings(seen, rental, settings);
  if (seen.kind !== InspectionKind.DEPARTURE || seen.legId !== null || seen.papers.length === 0) return warnings;
  return [...warnings, ...signedWithout(seen.papers, rental, await signedDrivers(em, rental))];
}

/** Keeps the papers that a departure has read in the customer records of the drivers. */
async function keepPapersOf(
  tx: Transaction,
  rental: Reservation,
  papers: readonly DriverPapers[],
  at: Date,
): Promise<void> {
  for (const { driver, ...read } of papers) {
    const record = driver === InspectedDriver.SECOND ? rental.secondRenter : rental.renter;
    if (record) await keepPapers(tx, record.id, read, at);
  }
}

function trackerKmOf({ deviceId, odometerKm }: Vehicle): number | null {
  return deviceId ? (odometerKm ?? null) : null;
}

/** Smaller differences between the clocks are explained by the time of transmission. */
const MAX_SENDING_MS = 60_000;

/**
 * Returns the time of the inspection by the server's clock, because the device's may be wrong. How wrong it was then counts more than how wrong it is when it
 * sends: it may have been put right in between. Never in the future.
 */
function momentOf({ at, deviceNow, clockAhead }: InspectionCompletion, now = new Date()): Date {
  if (!at) return now;
  const offNow = deviceNow ? now.getTime() - deviceNow.getTime() : 0;
  const off = clockAhead === null ? offNow : -clockAhead * 1000;
  const corrected = at.getTime() + (Math.abs(off) > MAX_SENDING_MS ? off : 0);
  return new Date(Math.min(corrected, now.getTime()));
}

/**
 * Throws InspectionDraftConflictError if another device has saved a draft that the caller did not see. A device may repeat its own save,
 * because the answer may have been lost.
 */
async function assertNewest(
  { em }: Transaction,
  reservation: Reservation,
  vehicle: Vehicle,
  { kind, legId, clientId, device, draftVersion }: InspectionDraft,
): Promise<void> {
  if (draftVersion === null) return;
  const newest = await em.findOne(
    Inspection,
    { ...draftsOf(reservation, { kind, legId }), vehicle },
    { orderBy: { updatedAt: 'desc', id: 'desc' }, populate: ['employee'], refresh: true },
  );
  if (!newest || (device && newest.device === device)) return;
  if (newest.clientId === clientId && newest.version === draftVersion) return;
  const by = newest.employee?.getEntity();
  throw new InspectionDraftConflictError(newest.clientId, newest.updatedAt, by ? fullName(by) : null);
}

/** Returns the completed inspection if the same content was sent again. Throws InspectionCompletedError for other content. */
function repeated(inspection: Inspection, { contentSha256 }: InspectionCompletion): Inspection {
  if (inspection.contentSha256 !== contentSha256) throw new InspectionCompletedError();
  return inspection;
}

/** Throws PapersStopError unless an Admin gives a reason for letting the driver leave. */
function assertAllowed(
  actor: StaffActor,
  stopping: readonly { readonly message: string }[],
  overrideReason: string | null,
): void {
  if (actor.kind !== 'admin') throw new PapersStopError(stopping.map(({ message }) => message));
  if (!overrideReason) throw new ValidationError({ overrideReason: ['Le motif est obligatoire.'] });
}

/** Returns the damage that is open now, in the form that an inspection stores. */
async function openDamages({ em }: Transaction, vehicle: Vehicle): Promise<NotedDamage[]> {
  const found = await em.find(
    Damage,
    { vehicle, repair: null, inspection: { status: InspectionStatus.COMPLETED } },
    { orderBy: { id: 'asc' } },
  );
  return found.map(({ clientId, view, x, y, kind, size, note, immobilising }) => ({
    ...{ clientId, view, x, y, kind, size },
    note: note ?? null,
    ...(immobilising && { immobilising }),
  }));
}

/**
 * Throws ValidationError if the inspection reports known damage as new, so that no customer pays for it twice. An identifier stays taken
 * after a repair, and if its inspection became void.
 */
async function refuseKnown({ em }: Transaction, found: readonly NotedDamage[]): Promise<void> {
  const existing = await em.count(Damage, { clientId: { $in: found.map(({ clientId }) => clientId) } });
  refuse(existing > 0 ? { damages: ['Ce dommage est déjà connu : il ne peut pas être noté une seconde fois.'] } : {});
}
