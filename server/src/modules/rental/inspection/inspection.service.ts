import { ref } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { fullName } from '../../../kernel/full-name.js';
import { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED } from '../reservation/reservation.events.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { NotARentalError } from '../contract/contract.errors.js';
import { keepSignature } from '../signature/signature-image.js';
import { Leg } from '../stage/leg.entity.js';
import { rentalMoved } from '../stage/stage.events.js';
import type { StageService } from '../stage/stage.service.js';
import { Damage } from './damage.entity.js';
import type { InspectionCompletion, InspectionDraft, ManifestPhoto } from './inspection.commands.js';
import { Inspection, InspectionPhoto, type NotedDamage } from './inspection.entity.js';
import { InspectionKind, InspectionStatus } from './inspection.enums.js';
import { InspectionCompletedError, InspectionNotFoundError, PapersStopError } from './inspection.errors.js';
import type { InspectionSettingsService } from './inspection-settings.service.js';
import { inspectionWarnings, stoppingWarnings } from './inspection-warnings.js';
import { manifestSha256 } from './manifest.js';

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly files: FileStore;
  readonly reservations: ReservationService;
  readonly rentalStages: StageService;
  readonly settings: InspectionSettingsService;
}

/**
 * Records what is seen of vehicles when they leave and come back (docs/rules/rental-life.md#inspections). Completing an inspection moves
 * its rental, in the same transaction.
 */
export class InspectionService {
  constructor(private readonly deps: Deps) {}

  /** Makes the return inspection void when an Admin takes a return back that was recorded by mistake. */
  register(): void {
    this.deps.domainEvents.on(rentalMoved, async ({ em }, { reservation, from, to }) => {
      if (from !== RentalStage.RETURNED || to !== RentalStage.OUT) return;
      const open = await em.findOne(Leg, { reservation, endedAt: null });
      if (!open) return;
      await em.execute(
        `update inspection set status = 'VOID', updated_at = ?, version = version + 1
         where leg_id = ? and kind = 'RETURN' and status = 'COMPLETED'`,
        [new Date(), open.id],
      );
    });
  }

  /**
   * Keeps a draft, which replaces the one of the same `clientId` as a whole. Photos that it names no more are forgotten. Staff only. Throws
   * ReservationNotFoundError, NotARentalError, InspectionNotFoundError for an id of another inspection, InspectionCompletedError.
   */
  async save(actor: Actor, draft: InspectionDraft): Promise<Inspection> {
    requireStaff(actor);
    const settings = await this.deps.settings.get();
    return inTransaction(this.deps.em, async (tx) => {
      const rental = await lockReservation(tx, { number: draft.number });
      if (rental.status !== ReservationStatus.ACCEPTED) throw new NotARentalError();
      const known = await this.known(tx, rental, draft);
      if (known && known.status !== InspectionStatus.DRAFT) throw new InspectionCompletedError();
      const vehicle = await vehicleOf(tx, rental, draft.kind);
      const { at, trackerKm } = momentOf(draft, vehicle);
      const inspection = this.fill(tx, known, rental, vehicle, draft);
      tx.em.assign(inspection, {
        trackerKm,
        employee: employeeIdOf(actor),
        warnings: inspectionWarnings({ ...draft, at, trackerKm }, rental, settings),
      });
      await tx.em.flush();
      await keepManifest(tx, inspection, draft.photos);
      tx.afterCommit(() => this.deps.events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return inspection;
    });
  }

  /**
   * Completes an inspection: its rental leaves or comes back, the damage that it found belongs to the vehicle, and its manifest stands. The
   * same content sent again gives the same inspection and changes nothing. Staff only. Throws what a departure or a return throws,
   * SignatureImageError, PapersStopError, InspectionNotFoundError, InspectionCompletedError.
   */
  async complete(actor: Actor, completion: InspectionCompletion): Promise<Inspection> {
    requireStaff(actor);
    const { em, files, reservations, settings } = this.deps;
    const before = await em.findOne(Inspection, { clientId: completion.clientId });
    if (before && before.status !== InspectionStatus.DRAFT) return repeated(before, completion);
    const signature = completion.png && (await keepSignature(files, completion.png));
    const chosen = await settings.get();
    const work = inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number: completion.number });
      const known = await this.known(tx, rental, completion);
      if (known && known.status !== InspectionStatus.DRAFT) return repeated(known, completion);
      assertVersion(rental, completion.version, 'RESERVATION.VERSION_CONFLICT');
      const { kind, km, fuel, refusalReason, overrideReason, contentSha256 } = completion;
      const vehicle = await vehicleOf(tx, rental, kind);
      const { at, trackerKm } = momentOf(completion, vehicle);
      const warnings = inspectionWarnings({ ...completion, at, trackerKm }, rental, chosen);
      const stopping = chosen.papersStop ? stoppingWarnings(warnings) : [];
      if (stopping.length > 0) assertAllowed(actor, stopping, overrideReason);
      const knownDamages = await openDamages(tx, vehicle);
      await refuseKnown(tx, completion.damages);
      await this.move(tx, actor, rental, kind, { at, km, fuel });
      const leg = await tx.em.findOneOrFail(Leg, { reservation: rental }, { orderBy: { id: 'desc' } });
      const inspection = this.fill(tx, known, rental, vehicle, completion);
      // The photos are written while it is a draft, because the database refuses changes afterwards.
      await tx.em.flush();
      await keepManifest(tx, inspection, completion.photos);
      tx.em.assign(inspection, {
        leg: ref(leg),
        status: InspectionStatus.COMPLETED,
        at,
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
          tx.em.create(Damage, { ...damage, vehicle: ref(vehicle), inspection: ref(inspection), foundAt: at }),
        );
      await tx.em.flush();
      await tx.em.nativeDelete(Inspection, { reservation: rental, kind, status: InspectionStatus.DRAFT });
      tx.afterCommit(() => this.deps.events.publish(RESERVATION_CHANGED, changeOf(rental)));
      return inspection;
    });
    return reservations.orTaken(work);
  }

  /** The inspection of that id, if it is one of this rental and kind. */
  private async known(
    { em }: Transaction,
    rental: Reservation,
    { clientId, kind }: InspectionDraft,
  ): Promise<Inspection | null> {
    const found = await em.findOne(Inspection, { clientId }, { refresh: true });
    if (found && (found.reservation.id !== rental.id || found.kind !== kind)) throw new InspectionNotFoundError();
    return found;
  }

  private fill(
    { em }: Transaction,
    known: Inspection | null,
    rental: Reservation,
    vehicle: Vehicle,
    { clientId, kind, at, km, fuel, cleanliness, checklist, papers, damages, remark }: InspectionDraft,
  ): Inspection {
    const content = {
      vehicle: ref(vehicle),
      ...{ at, km, fuel, cleanliness, remark },
      checklist: [...checklist],
      papers: [...papers],
      foundDamages: [...damages],
    };
    if (known) return em.assign(known, content);
    const made = em.create(Inspection, { clientId, kind, reservation: ref(rental), ...content });
    em.persist(made);
    return made;
  }

  private async move(
    tx: Transaction,
    by: StaffActor,
    rental: Reservation,
    kind: InspectionKind,
    reading: { readonly at: Date; readonly km: number; readonly fuel: number },
  ): Promise<void> {
    const { rentalStages } = this.deps;
    await (kind === InspectionKind.DEPARTURE
      ? rentalStages.departWithin(tx, by, rental, reading)
      : rentalStages.returnWithin(tx, by, rental, reading));
    await tx.em.flush();
  }
}

/** The vehicle that is looked at: the one that comes back is that of the open leg. */
async function vehicleOf({ em }: Transaction, rental: Reservation, kind: InspectionKind): Promise<Vehicle> {
  const leg = kind === InspectionKind.RETURN ? await em.findOne(Leg, { reservation: rental, endedAt: null }) : null;
  return em.findOneOrFail(Vehicle, { id: (leg ?? rental).vehicle.id }, { refresh: true });
}

function momentOf({ at }: InspectionDraft, { deviceId, odometerKm }: Vehicle): { at: Date; trackerKm: number | null } {
  return { at: at ?? new Date(), trackerKm: deviceId ? (odometerKm ?? null) : null };
}

/** What was completed stays: the same content is a repeated send, anything else is refused. */
function repeated(inspection: Inspection, { contentSha256 }: InspectionCompletion): Inspection {
  if (inspection.contentSha256 !== contentSha256) throw new InspectionCompletedError();
  return inspection;
}

/** Throws unless an Admin says why the driver may leave all the same. */
function assertAllowed(
  actor: StaffActor,
  stopping: readonly { readonly message: string }[],
  overrideReason: string | null,
): void {
  if (actor.kind !== 'admin') throw new PapersStopError(stopping.map(({ message }) => message));
  if (!overrideReason) throw new ValidationError({ overrideReason: ['Le motif est obligatoire.'] });
}

/** Damage that is open now, as an inspection keeps it. */
async function openDamages({ em }: Transaction, vehicle: Vehicle): Promise<NotedDamage[]> {
  const found = await em.find(
    Damage,
    { vehicle, repair: null, inspection: { status: InspectionStatus.COMPLETED } },
    { orderBy: { id: 'asc' } },
  );
  return found.map(({ clientId, view, x, y, kind, size, note }) => ({
    ...{ clientId, view, x, y, kind, size },
    note: note ?? null,
  }));
}

/**
 * Old damage cannot be found again, so that nobody is charged for it twice. An identifier stays taken after a repair, and by an inspection
 * that became void.
 */
async function refuseKnown({ em }: Transaction, found: readonly NotedDamage[]): Promise<void> {
  const known = await em.count(Damage, { clientId: { $in: found.map(({ clientId }) => clientId) } });
  refuse(known > 0 ? { damages: ['Ce dommage est déjà connu : il ne peut pas être noté une seconde fois.'] } : {});
}

/** Makes the photos of an inspection those of a manifest; files that were uploaded before stay. */
async function keepManifest(
  { em }: Transaction,
  inspection: Inspection,
  photos: readonly ManifestPhoto[],
): Promise<void> {
  const former = new Map((await em.find(InspectionPhoto, { inspection })).map((photo) => [photo.sha256, photo]));
  for (const photo of photos) {
    const kept = former.get(photo.sha256);
    if (kept) em.assign(kept, photo);
    else em.persist(em.create(InspectionPhoto, { ...photo, inspection: ref(inspection) }));
    former.delete(photo.sha256);
  }
  for (const gone of former.values()) em.remove(gone);
  await em.flush();
}
