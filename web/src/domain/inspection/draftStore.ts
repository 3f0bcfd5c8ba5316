import { deviceStore } from '../../platform/device/deviceStore';
import type { InspectionDraft } from './inspectionDraft';
import { deviceNow } from '../../platform/clock/deviceClock';

/*
 * Keeps inspections and their photos on the device until the server has them. Without IndexedDB, as in some private windows, they last as
 * long as the page.
 */

/** A photo of an inspection, and the draft that it belongs to. */
interface StoredPhoto {
  sha256: string;
  clientId: string;
  blob: Blob;
  /** Time in milliseconds; missing in photos of earlier releases. */
  keptAt?: number;
}

const memory = { drafts: new Map<string, InspectionDraft>(), photos: new Map<string, StoredPhoto>() };

/**
 * Returns the key of an inspection. A device has one draft for the departure, one for the return, and one for each end of a swap of a
 * rental.
 */
export const draftKey = ({
  number,
  kind,
  legId = null,
}: Pick<InspectionDraft, 'number' | 'kind'> & Partial<Pick<InspectionDraft, 'legId'>>): string =>
  [number, kind, legId].filter((part) => part !== null).join(' ');

const open = deviceStore('inspections', (database) => {
  database.createObjectStore('drafts');
  database.createObjectStore('photos', { keyPath: 'sha256' });
});

/** Returns all drafts of this device. */
export const loadDrafts = async (): Promise<InspectionDraft[]> => {
  const database = await open();
  if (!database) return [...memory.drafts.values()];
  return database.run('drafts', 'readonly', (store) => store.getAll() as IDBRequest<InspectionDraft[]>);
};

/** Returns the draft with a key; undefined if there is none. */
export const loadDraft = async (key: string): Promise<InspectionDraft | undefined> => {
  const database = await open();
  if (!database) return memory.drafts.get(key);
  return database.run('drafts', 'readonly', (store) => store.get(key) as IDBRequest<InspectionDraft | undefined>);
};

/** Tells whether this device has a store, which all tabs share. */
export const hasStore = async (): Promise<boolean> => (await open()) !== null;

/** Stores a draft, replacing the former one. Resolves to whether it outlives the page; rejects if the device is full. */
export const keepDraft = async (draft: InspectionDraft): Promise<boolean> => {
  const database = await open();
  if (database) await database.run('drafts', 'readwrite', (store) => store.put(draft, draftKey(draft)));
  else memory.drafts.set(draftKey(draft), draft);
  return database !== null;
};

/** Keeps the bytes of a photo. Rejects if the device has no room. */
export const keepPhoto = async (photo: Omit<StoredPhoto, 'keptAt'>): Promise<void> => {
  const stored: StoredPhoto = { ...photo, keptAt: deviceNow() };
  const database = await open();
  if (database) await database.run('photos', 'readwrite', (store) => store.put(stored));
  else memory.photos.set(photo.sha256, stored);
};

/** The bytes of a photo, if this device has them. */
export const loadPhoto = async (sha256: string): Promise<Blob | undefined> => {
  const database = await open();
  if (!database) return memory.photos.get(sha256)?.blob;
  const found = await database.run(
    'photos',
    'readonly',
    (store) => store.get(sha256) as IDBRequest<StoredPhoto | undefined>,
  );
  return found?.blob;
};

/** Returns the stored photos without their bytes. */
export const loadPhotos = async (): Promise<Pick<StoredPhoto, 'sha256' | 'clientId' | 'keptAt'>[]> => {
  const database = await open();
  if (!database) return [...memory.photos.values()];
  return database.run('photos', 'readonly', (store) => store.getAll() as IDBRequest<StoredPhoto[]>);
};

/** Deletes a photo. */
export const dropPhoto = async (sha256: string): Promise<void> => {
  const database = await open();
  if (database) await database.run('photos', 'readwrite', (store) => store.delete(sha256));
  else memory.photos.delete(sha256);
};

/** Deletes a draft and all its photos, including replaced ones. */
export const dropDraft = async (draft: InspectionDraft): Promise<void> => {
  const taken = (await loadPhotos()).filter(({ clientId }) => clientId === draft.clientId);
  for (const { sha256 } of [...taken, ...draft.photos]) await dropPhoto(sha256);
  const database = await open();
  if (database) await database.run('drafts', 'readwrite', (store) => store.delete(draftKey(draft)));
  else memory.drafts.delete(draftKey(draft));
};
