import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { fromServer, goneOn, hasRecent, keepAnswers, storeFromCache } from './storedAnswers';
import { keepsDay } from './offlineApp';
import { session } from '../session/session';

/** What the device has, by key; jsdom has no database. */
const mockRows = new Map<string, unknown>();

jest.mock('./deviceStore', () => ({
  deviceStore: () => () =>
    Promise.resolve({
      run: (_: string, __: string, ask: (store: unknown) => { result: unknown }) =>
        Promise.resolve(
          ask({
            put: (value: unknown, key: unknown) => ({ result: mockRows.set(JSON.stringify(key), value) && key }),
            get: (key: unknown) => ({ result: mockRows.get(JSON.stringify(key)) }),
            getAllKeys: () => ({ result: [...mockRows.keys()].map((key) => JSON.parse(key) as unknown) }),
            delete: (key: unknown) => ({ result: void mockRows.delete(JSON.stringify(key)) }),
            clear: () => ({ result: mockRows.clear() }),
          }).result,
        ),
    }),
}));

const query = gql`
  query ShellLogo {
    agencies
  }
`;

/** The server's next answer; pending until a test gives it. */
let server: Subject<{ data: object }>;

const makeClient = (keep = keepAnswers): ApolloClient => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => server as never) });
  keep(client);
  return client;
};

/** Lets everything run that waits for nothing but promises. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

const ask = async (client: ApolloClient, context = {}): Promise<{ answer: unknown }> => {
  const requested: { answer: unknown } = { answer: undefined };
  client.query({ query, fetchPolicy: 'network-only', context }).then(
    ({ data }) => (requested.answer = data),
    () => (requested.answer = 'failed'),
  );
  await settle();
  return requested;
};
const answer = async (agencies: string): Promise<void> => {
  server.next({ data: { agencies } });
  server.complete();
  await settle();
};
const lose = async (): Promise<void> => {
  server.error(new TypeError('Failed to fetch'));
  await settle();
};
const offline = async (client: ApolloClient, context = {}): Promise<unknown> => {
  server = new Subject();
  const requested = await ask(client, context);
  await lose();
  return requested.answer;
};
/** Opens the day as a person, whose answer is kept. */
const openDay = async (token: string, agencies: string): Promise<ApolloClient> => {
  session.set({ token, type: 'admin' });
  keepsDay.set();
  const client = makeClient();
  server = new Subject();
  await ask(client);
  await answer(agencies);
  return client;
};

beforeEach(() => {
  mockRows.clear();
  server = new Subject();
  session.clear();
});

it('gives the last answer where the server is not reached', async () => {
  const client = await openDay('first', 'Rabat');
  expect(await offline(client)).toEqual({ agencies: 'Rabat' });
});

it('tells whether it has a recent answer that fits', async () => {
  expect(await hasRecent('ShellLogo')).toBe(false);
  await openDay('first', 'Rabat');
  const isRabat = ({ agencies }: { agencies: string }): boolean => agencies === 'Rabat';
  expect(await hasRecent('ShellLogo', {}, isRabat)).toBe(true);
  expect(await hasRecent('ShellLogo', {}, (data: { agencies: string }) => !isRabat(data))).toBe(false);
  expect(await hasRecent('Vehicles')).toBe(false);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
  expect(await hasRecent('ShellLogo')).toBe(false);
  clock.mockRestore();
});

it('keeps what the page already knows, without asking', async () => {
  session.set({ token: 'first', type: 'admin' });
  keepsDay.set();
  const client = makeClient();
  expect(await storeFromCache(client, 'ShellLogo', query)).toBe(false);
  client.writeQuery({ query, data: { agencies: 'Rabat' } });
  expect(await storeFromCache(client, 'ShellLogo', query)).toBe(true);
  expect(server.observed).toBe(false);
  expect(await offline(makeClient())).toEqual({ agencies: 'Rabat' });
});

it('fails where somebody wants the server’s own answer, and keeps that one too', async () => {
  const client = await openDay('first', 'Rabat');
  expect(await offline(client, fromServer)).toBe('failed');
  server = new Subject();
  const requested = await ask(client, fromServer);
  await answer('Fès');
  expect(requested.answer).toEqual({ agencies: 'Fès' });
  expect(await offline(client)).toEqual({ agencies: 'Fès' });
});

it('asks the server itself while a page waits for the same answer', async () => {
  const client = await openDay('first', 'Rabat');
  server = new Subject();
  const page = await ask(client);
  const own = await ask(client, fromServer);
  await lose();
  expect(page.answer).toEqual({ agencies: 'Rabat' });
  expect(own.answer).toBe('failed');
});

describe('where the signal is weak', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = async (): Promise<void> => {
    jest.advanceTimersByTime(4000);
    await settle();
  };

  it('gives the last answer after four seconds, and shows and keeps the server’s once it comes', async () => {
    const client = await openDay('first', 'Rabat');
    server = new Subject();
    const requested = await ask(client);
    expect(requested.answer).toBeUndefined();
    await wait();
    expect(requested.answer).toEqual({ agencies: 'Rabat' });
    await answer('Fès');
    expect(client.readQuery({ query })).toEqual({ agencies: 'Fès' });
    expect(await offline(client)).toEqual({ agencies: 'Fès' });
  });

  it('waits on where it has no answer', async () => {
    session.set({ token: 'first', type: 'admin' });
    keepsDay.set();
    const requested = await ask(makeClient());
    await wait();
    expect(requested.answer).toBeUndefined();
    await answer('Rabat');
    expect(requested.answer).toEqual({ agencies: 'Rabat' });
  });

  it('waits on where somebody wants the server’s own answer', async () => {
    const client = await openDay('first', 'Rabat');
    server = new Subject();
    const requested = await ask(client, fromServer);
    await wait();
    expect(requested.answer).toBeUndefined();
    await answer('Fès');
    expect(requested.answer).toEqual({ agencies: 'Fès' });
  });

  it('shows nothing of a login that has ended meanwhile', async () => {
    const client = await openDay('first', 'Rabat');
    server = new Subject();
    await ask(client);
    await wait();
    session.set({ token: 'second', type: 'admin' });
    await client.clearStore();
    await answer('Fès');
    expect(client.readQuery({ query })).toBeNull();
    expect(mockRows.size).toBe(0);
  });
});

describe('when the login ends', () => {
  it('deletes the answers', async () => {
    await openDay('first', 'Rabat');
    session.clear();
    await settle();
    expect(mockRows.size).toBe(0);
    expect(keepsDay.get()).toBe(false);
  });

  it('gives nothing to the next person, also where nobody heard of its end', async () => {
    const client = await openDay('first', 'Rabat');
    expect(mockRows.size).toBe(1);
    // As in a tab that has not loaded this code: no listener, another token.
    const kept = new Map(mockRows);
    const flag = { ...localStorage };
    session.set({ token: 'second', type: 'client' });
    await settle();
    kept.forEach((row, key) => mockRows.set(key, row));
    Object.assign(localStorage, flag, { token: 'second', type: 'client' });
    expect(keepsDay.get()).toBe(false);
    expect(await offline(client)).toBe('failed');
    keepsDay.set();
    expect(await offline(client)).toBe('failed');
  });

  it('deletes what a login has left once the next one loads the staff’s pages', async () => {
    await openDay('first', 'Rabat');
    localStorage.setItem('token', 'second');
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    await jest.isolateModulesAsync(async () => {
      await import('./storedAnswers');
      await settle();
    });
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(mockRows.size).toBe(0);
    expect(localStorage.getItem('keepsDay')).toBeNull();
  });

  it('keeps nothing that was asked for before it', async () => {
    session.set({ token: 'first', type: 'admin' });
    keepsDay.set();
    const client = makeClient();
    await ask(client);
    // The page keeps its login until it is left; the browser has none any more.
    session.forget();
    await answer('Rabat');
    expect(mockRows.size).toBe(0);
  });

  it('leaves what the next login has kept when another tab hears of it late', async () => {
    await openDay('first', 'Rabat');
    // The next person, in another tab.
    const other = await openDay('second', 'Fès');
    await jest.isolateModulesAsync(async () => {
      const late = await import('../session/session');
      const before = localStorage.getItem('token') ?? '';
      localStorage.setItem('token', 'first');
      late.session.get();
      await import('./storedAnswers');
      localStorage.setItem('token', before);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      await settle();
    });
    expect(keepsDay.get()).toBe(true);
    expect(await offline(other)).toEqual({ agencies: 'Fès' });
  });
});

it.each([
  ['2026-12-01T09:00:00.000+00:00', '2026-12-01T10:30:00.000+00:00'],
  ['2026-12-01T23:10:00.000+01:00', '2026-12-02T00:40:00.000+01:00'],
])('lets the agency’s time go on without a network, in its own offset: %s', (agencyNow, now) => {
  expect(goneOn({ data: { agencyNow }, at: Date.now() - 90 * 60_000 })['agencyNow']).toMatch(
    new RegExp(`^${now.slice(0, 16)}:\\d\\d.*${now.slice(-6).replace('+', '\\+')}$`),
  );
});

it('leaves other answers as they were', () => {
  const data = { me: { id: '1' } };
  expect(goneOn({ data, at: 0 })).toBe(data);
});
