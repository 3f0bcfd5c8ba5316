import { deviceStore } from './deviceStore';

type Event = 'onsuccess' | 'onerror' | 'onupgradeneeded' | 'oncomplete';
type FakeRequest = { result?: unknown } & Partial<Record<Event, () => void>>;

/** A database as browsers open it: a connection may be lost, after which it starts no transaction. */
class Connection {
  onclose?: () => void;
  lost = false;
  constructor(private readonly rows: Map<string, unknown>) {}

  transaction(): object {
    if (this.lost) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    const store = {
      put: (value: unknown, key: string) => ({ result: this.rows.set(key, value) && key }),
      get: (key: string) => ({ result: this.rows.get(key) }),
    };
    const transaction: FakeRequest = {};
    queueMicrotask(() => transaction.oncomplete?.());
    return Object.assign(transaction, { objectStore: () => store, commit: () => undefined });
  }
}

let connections: Connection[];
/** How many attempts to open fail from now on. */
let failing: number;

beforeEach(() => {
  connections = [];
  failing = 0;
  const rows = new Map<string, unknown>();
  const open = (): FakeRequest => {
    const request: FakeRequest = {};
    queueMicrotask(() => {
      if (failing > 0) {
        failing -= 1;
        request.onerror?.();
        return;
      }
      const connection = new Connection(rows);
      connections.push(connection);
      request.result = connection;
      request.onsuccess?.();
    });
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open } });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

const make = () => deviceStore('test', () => undefined);
const put = (value: string) => (store: IDBObjectStore) => store.put(value, 'key');
const get = (store: IDBObjectStore) => store.get('key') as IDBRequest<unknown>;

it('opens a database once', async () => {
  const open = make();
  await (await open())?.run('all', 'readwrite', put('kept'));
  expect(await (await open())?.run('all', 'readonly', get)).toBe('kept');
  expect(connections).toHaveLength(1);
});

it('opens it again after the browser has closed it', async () => {
  const open = make();
  await open();
  connections[0]?.onclose?.();
  await open();
  expect(connections).toHaveLength(2);
});

it('keeps what comes when the connection turns out to be lost', async () => {
  const open = make();
  const store = await open();
  for (const connection of connections) connection.lost = true;
  await store?.run('all', 'readwrite', put('kept'));
  expect(await (await open())?.run('all', 'readonly', get)).toBe('kept');
  expect(connections).toHaveLength(2);
});

it('leaves the new connection alone when the loss of the old one is told late', async () => {
  const open = make();
  const store = await open();
  for (const connection of connections) connection.lost = true;
  await store?.run('all', 'readwrite', put('kept'));
  connections[0]?.onclose?.();
  await open();
  expect(connections).toHaveLength(2);
});

it('says so when the connection is lost again at once', async () => {
  const open = make();
  const store = await open();
  for (const connection of connections) connection.lost = true;
  failing = 1;
  await expect(store?.run('all', 'readwrite', put('kept'))).rejects.toThrow('closing');
});

it('tries again after a failure to open', async () => {
  const open = make();
  failing = 1;
  expect(await open()).toBeNull();
  expect(await open()).not.toBeNull();
});

it('has none where the browser has none', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  expect(await make()()).toBeNull();
});
