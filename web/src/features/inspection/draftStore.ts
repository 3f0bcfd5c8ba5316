import type { InspectionDraft } from './inspectionDraft';

/**
 * Keeps inspections and their photos on the device until the server has them. Without IndexedDB, as in some private windows, they last as
 * long as the page.
 */

interface StoredPhoto {
  sha256: string;
  clientId: string;
  blob: Blob;
}

const name = 'inspections';
const stores = { drafts: 'drafts', photos: 'photos' } as const;
const memory = { drafts: new Map<string, InspectionDraft>(), photos: new Map<string, StoredPhoto>() };

const keyOf = ({ number, kind }: Pick<InspectionDraft, 'number' | 'kind'>): string => `${number} ${kind}`;

let opened: Promise<IDBDatabase | null> | undefined;

const open = (): Promise<IDBDatabase | null> => {
  opened ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') {
      resolve(null);
      return;
    }
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(stores.drafts);
      request.result.createObjectStore(stores.photos, { keyPath: 'sha256' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
  return opened;
};

/** Runs one request in a transaction of its own; resolves once it is written. */
const run = <T>(
  database: IDBDatabase,
  store: keyof typeof stores,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(stores[store], mode);
    const request = ask(transaction.objectStore(stores[store]));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('The device kept nothing.'));
    transaction.onabort = () => reject(transaction.error ?? new Error('The device kept nothing.'));
  });

/** The draft of a rental's departure or return on this device. */
export const loadDraft = async (of: Pick<InspectionDraft, 'number' | 'kind'>): Promise<InspectionDraft | undefined> => {
  const database = await open();
  if (!database) return memory.drafts.get(keyOf(of));
  return run(
    database,
    'drafts',
    'readonly',
    (store) => store.get(keyOf(of)) as IDBRequest<InspectionDraft | undefined>,
  );
};

/** Keeps a draft in place of the one before. Rejects if the device has no room. */
export const keepDraft = async (draft: InspectionDraft): Promise<void> => {
  const database = await open();
  if (database) await run(database, 'drafts', 'readwrite', (store) => store.put(draft, keyOf(draft)));
  else memory.drafts.set(keyOf(draft), draft);
};

/** Keeps the bytes of a photo. Rejects if the device has no room. */
export const keepPhoto = async (photo: StoredPhoto): Promise<void> => {
  const database = await open();
  if (database) await run(database, 'photos', 'readwrite', (store) => store.put(photo));
  else memory.photos.set(photo.sha256, photo);
};

/** The bytes of a photo, if this device has them. */
export const loadPhoto = async (sha256: string): Promise<Blob | undefined> => {
  const database = await open();
  if (!database) return memory.photos.get(sha256)?.blob;
  const found = await run(
    database,
    'photos',
    'readonly',
    (store) => store.get(sha256) as IDBRequest<StoredPhoto | undefined>,
  );
  return found?.blob;
};

/** Lets go of an inspection and its photos, once the server has all of it. */
export const forgetDraft = async (draft: InspectionDraft): Promise<void> => {
  const database = await open();
  for (const { sha256 } of draft.photos) {
    if (database) await run(database, 'photos', 'readwrite', (store) => store.delete(sha256));
    else memory.photos.delete(sha256);
  }
  if (database) await run(database, 'drafts', 'readwrite', (store) => store.delete(keyOf(draft)));
  else memory.drafts.delete(keyOf(draft));
};
