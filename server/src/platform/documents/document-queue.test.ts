import { ServiceUnavailableError } from '../database/sql-errors.js';
import { DocumentQueue, TooManyFilesError, WAITING_IN_ALL, WAITING_PER_ACCOUNT } from './document-queue.js';
import { PDF_MEDIA_TYPE } from './prepared-file.js';

let queue: DocumentQueue;
/** Names of the files in the order in which their making began. */
let begun: string[];
let finish: Map<string, () => void>;

beforeEach(() => {
  queue = new DocumentQueue();
  begun = [];
  finish = new Map();
});

/** Asks for a file that takes until `end` is called with its name; resolves to the outcome. */
function ask(account: string, name: string, mediaType = PDF_MEDIA_TYPE, signal?: AbortSignal): Promise<string> {
  const make = async (): Promise<Buffer> => {
    begun.push(name);
    await new Promise<void>((resolve) => finish.set(name, resolve));
    return Buffer.from(name);
  };
  return queue.make({ fileName: name, mediaType, make }, { account, signal }).then(
    (bytes) => bytes.toString(),
    (error: Error) => error.constructor.name,
  );
}

async function end(name: string): Promise<void> {
  finish.get(name)?.();
  await settled();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => work(index));

test('makes one file at a time for an account, in order, lets a few wait and refuses more', async () => {
  const asked = times(40, (i) => ask('a', `a${i}`));
  await settled();
  expect(begun).toEqual(['a0']);
  for (let i = 0; i <= WAITING_PER_ACCOUNT; i++) await end(`a${i}`);
  expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  const told = await Promise.all(asked);
  expect(told.filter((what) => what === TooManyFilesError.name)).toHaveLength(35);
  expect(told.slice(0, 5)).toEqual(begun);
});

test('accounts take turns, so that many files of one do not hold up another', async () => {
  void ask('a', 'a0');
  for (let i = 1; i <= WAITING_PER_ACCOUNT; i++) void ask('a', `a${i}`);
  void ask('b', 'b0');
  void ask('c', 'c0');
  await settled();
  for (const name of ['a0', 'a1', 'b0', 'c0']) await end(name);
  expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'a2']);
});

test('a long workbook delays no document of others, only the next file of its own account', async () => {
  void ask('a', 'workbook', 'text/csv');
  void ask('a', 'contract of a');
  void ask('b', 'workbook of b', 'text/csv');
  void ask('c', 'contract of c');
  await settled();
  expect(begun).toEqual(['workbook', 'contract of c']);
  await end('contract of c');
  expect(begun).toHaveLength(2);
  await end('workbook');
  expect(begun.slice(2).sort()).toEqual(['contract of a', 'workbook of b']);
});

test('when too many wait, the account with the most files is refused first; on a tie the newcomer', async () => {
  void ask('busy', 'busy');
  await settled();
  const each = WAITING_PER_ACCOUNT;
  const greedy = times(WAITING_IN_ALL / each, (account) => times(each, (i) => ask(`g${account}`, `g${account}-${i}`)));
  const modest = ask('modest', 'modest');
  expect(await greedy[0]?.at(-1)).toBe(ServiceUnavailableError.name);
  expect(queue.length).toBe(WAITING_IN_ALL);
  expect(await ask('g1', 'one more of many')).toBe(TooManyFilesError.name);
  await end('busy');
  for (let served = 0; !begun.includes('modest'); served++) {
    expect(served).toBeLessThan(10);
    await end(begun.at(-1) ?? '');
  }
  await end('modest');
  expect(await modest).toBe('modest');
});

test('with one file each, the newcomer is refused once the queue is full', async () => {
  void ask('busy', 'busy');
  for (let i = 0; i < WAITING_IN_ALL; i++) void ask(`account ${i}`, `file ${i}`);
  await settled();
  const refused = queue.make(
    { fileName: 'late', mediaType: PDF_MEDIA_TYPE, make: () => Promise.resolve(Buffer.alloc(0)) },
    { account: 'late' },
  );
  await expect(refused).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    kind: 'unavailable',
    details: { retryAfterSeconds: expect.any(Number) },
  });
});

test('a caller who leaves waits no longer, and a failed file frees its place', async () => {
  const leaving = new AbortController();
  void ask('a', 'a0');
  const gone = ask('b', 'b0', PDF_MEDIA_TYPE, leaving.signal);
  const after = ask('c', 'c0');
  leaving.abort();
  expect(await gone).toBe(ServiceUnavailableError.name);
  expect(queue.length).toBe(1);
  await end('a0');
  await end('c0');
  expect(await after).toBe('c0');
  expect(begun).toEqual(['a0', 'c0']);
  expect(await ask('d', 'd0', PDF_MEDIA_TYPE, AbortSignal.abort())).toBe(ServiceUnavailableError.name);
  const failing = queue.make(
    { fileName: 'x', mediaType: PDF_MEDIA_TYPE, make: () => Promise.reject(new Error('no ink')) },
    { account: 'e' },
  );
  await expect(failing).rejects.toThrow('no ink');
  const next = ask('e', 'e0');
  await settled();
  await end('e0');
  expect(await next).toBe('e0');
});
