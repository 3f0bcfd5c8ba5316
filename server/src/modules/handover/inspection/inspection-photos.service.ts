import { createHash } from 'node:crypto';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recognisePhoto } from '../../../platform/files/recognise-upload.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { changeOf, RESERVATION_CHANGED } from '../../booking/reservation/reservation.events.js';
import { Inspection, InspectionPhoto, type InspectionPhotoTable } from './inspection.entity.js';
import { InspectionNotFoundError, PhotoUnknownError } from './inspection.errors.js';
import { isClientId } from './inspection.reader.js';

/** Folder of the file store for photos of inspections. */
export const INSPECTION_FOLDER = 'etats-des-lieux';

/** An uploaded photo. */
export interface SentPhoto {
  readonly clientId: string;
  readonly bytes: Buffer;
}

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly events: EventBus;
}

/** Stores the photos that are listed in manifests of inspections (docs/rules/rental-life.md#photos). */
export class InspectionPhotos {
  constructor(private readonly deps: Deps) {}

  /**
   * Stores the file of a photo that the manifest lists by its SHA-256; a file that is stored already is kept. Staff only. Throws
   * InspectionNotFoundError, PhotoUnknownError, ValidationError and UploadTooLargeError.
   */
  async upload(actor: Actor, { clientId, bytes }: SentPhoto): Promise<InspectionPhoto> {
    requireStaff(actor);
    const { em, events, files } = this.deps;
    const id = clientId.toLowerCase();
    const inspection = isClientId(id)
      ? await em.findOne(Inspection, { clientId: id }, { populate: ['reservation'] })
      : null;
    if (!inspection) throw new InspectionNotFoundError();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const photo = await em.findOne(InspectionPhoto, { inspection, sha256 });
    if (!photo) throw new PhotoUnknownError();
    if (photo.imageFile || photo.erasedAt) return photo;
    const { extension } = await recognisePhoto(bytes, 'file');
    const imageFile = await files.save(INSPECTION_FOLDER, bytes, extension);
    return inTransaction(em, async (tx) => {
      const now = new Date();
      await tablesOf<InspectionPhotoTable>(tx.em)
        .updateTable('inspectionPhoto')
        .set({ imageFile, uploadedAt: now, updatedAt: now })
        .where('id', '=', photo.id)
        .where('imageFile', 'is', null)
        .where('erasedAt', 'is', null)
        .execute();
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(inspection.reservation.getEntity())));
      const stored = await tx.em.findOne(InspectionPhoto, { id: photo.id }, { refresh: true });
      // A concurrent save of the draft has removed the photo from its manifest.
      if (!stored) throw new PhotoUnknownError();
      return stored;
    });
  }
}
