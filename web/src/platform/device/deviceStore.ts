/** Runs one request in its own transaction; resolves once it is written. */
const run = <T>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  requestOn: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = requestOn(transaction.objectStore(store));
    // Committed at once, because a page that is being closed could not do it later.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('The device kept nothing.'));
    transaction.onabort = () => reject(transaction.error ?? new Error('The device kept nothing.'));
  });

/** A database on this device. */
export interface DeviceStore {
  run: <T>(store: string, mode: IDBTransactionMode, requestOn: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>;
}

/** Tells whether the connection to the database was lost, which browsers cause in the background and when memory is low. */
const isLost = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/**
 * Returns a function that opens a database on this device (IndexedDB), again if its connection was lost; null if the browser has none, e.g.
 * in some private windows. `make` creates its stores.
 */
export const deviceStore = (
  name: string,
  make: (database: IDBDatabase) => void,
): (() => Promise<DeviceStore | null>) => {
  let opened: Promise<IDBDatabase | null> | undefined;
  const connect = (): Promise<IDBDatabase | null> => {
    if (opened) return opened;
    const connection = new Promise<IDBDatabase | null>((resolve) => {
      if (typeof indexedDB === 'undefined') {
        resolve(null);
        return;
      }
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => make(request.result);
      request.onsuccess = () => {
        const database = request.result;
        database.onclose = () => leave(connection);
        resolve(database);
      };
      request.onerror = () => {
        leave(connection);
        resolve(null);
      };
    });
    opened = connection;
    return connection;
  };
  const leave = (connection: Promise<IDBDatabase | null>): void => {
    if (opened === connection) opened = undefined;
  };
  const store: DeviceStore = {
    run: async (...wanted) => {
      const connection = connect();
      const database = await connection;
      if (!database) throw new Error('The device opens no database.');
      try {
        return await run(database, ...wanted);
      } catch (error) {
        if (!isLost(error)) throw error;
        leave(connection);
        const again = await connect();
        if (!again) throw error;
        return run(again, ...wanted);
      }
    },
  };
  return async () => ((await connect()) ? store : null);
};
