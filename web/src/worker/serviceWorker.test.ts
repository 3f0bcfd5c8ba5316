type Listener = (event: object) => void;

/** The caches of a browser, which all workers of its origin share. */
class Caches {
  readonly all = new Map<string, Map<string, string>>();
  private readonly pathOf = (requested: string | { url: string }): string =>
    new URL(typeof requested === 'string' ? requested : requested.url, location.origin).pathname;

  open = (name: string) => {
    const cache = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, cache);
    const addAll = (requested: (string | { url: string })[]): Promise<void> => {
      for (const one of requested) cache.set(this.pathOf(one), `${this.pathOf(one)} of ${name.split(' ').pop() ?? ''}`);
      return Promise.resolve();
    };
    return Promise.resolve({ addAll });
  };
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match = (requested: string | { url: string }, { cacheName }: { cacheName?: string } = {}) => {
    const found = [...this.all].filter(([name]) => cacheName === undefined || name === cacheName);
    const text = found.map(([, cache]) => cache.get(this.pathOf(requested))).find((one) => one !== undefined);
    return Promise.resolve(text === undefined ? undefined : answerOf(text));
  };
}

/** jsdom has no responses: this is what the worker reads of one. */
const answerOf = (text: string, status = 200) => ({ text, status }) as unknown as Response;

const caches = new Caches();
const network = jest.fn<Promise<Response>, [object]>();

/** The worker of a registration, as a build made it. */
class Worker {
  private readonly listeners = new Map<string, Listener>();

  constructor(path: string, build: string) {
    jest
      .spyOn(self, 'addEventListener')
      .mockImplementation((type: string, listener: unknown) => void this.listeners.set(type, listener as Listener));
    Object.assign(globalThis, {
      OFFLINE_FILES: [`/assets/page-${build}.js`],
      OFFLINE_BUILD: build,
      registration: { scope: location.origin + path },
      skipWaiting: () => Promise.resolve(),
      clients: { claim: () => Promise.resolve() },
      Request: class {
        constructor(readonly url: string) {}
      },
      caches,
      fetch: network,
    });
    jest.isolateModules(() => jest.requireActual('./serviceWorker'));
    jest.restoreAllMocks();
  }

  private async tell(type: string): Promise<void> {
    let work: Promise<unknown> | undefined;
    this.listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  }

  async begin(): Promise<void> {
    await this.tell('install');
    await this.tell('activate');
  }

  ask(path: string, mode: 'navigate' | 'no-cors' = 'navigate'): Promise<{ text: string }> {
    let answer: unknown;
    const request = { url: location.origin + path, method: 'GET', mode };
    this.listeners.get('fetch')?.({ request, respondWith: (promise: unknown) => (answer = promise) });
    return answer as Promise<{ text: string }>;
  }
}

const globals = { fetch: globalThis.fetch, Request: globalThis.Request };

beforeEach(() => {
  caches.all.clear();
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => void Object.assign(globalThis, globals));

it('opens an inspection without a network after two releases that only the day has seen', async () => {
  const dossier = new Worker('/dossier/', 'one');
  await dossier.begin();
  for (const build of ['one', 'two', 'three']) await new Worker('/journee', build).begin();
  expect((await dossier.ask('/dossier/ABC')).text).toBe('/journee of one');
  expect((await dossier.ask('/assets/page-one.js', 'no-cors')).text).toBe('/assets/page-one.js of one');
});

it('keeps the files of the newest two releases', async () => {
  for (const build of ['one', 'two', 'three']) await new Worker('/journee', build).begin();
  expect([...caches.all.keys()].map((name) => name.split(' ').pop())).toEqual(['two', 'three']);
});

it('makes no empty cache where the browser has deleted its own', async () => {
  const day = new Worker('/journee', 'one');
  await day.begin();
  caches.all.clear();
  network.mockResolvedValue(answerOf('away', 503));
  expect((await day.ask('/journee')).text).toBe('away');
  expect(caches.all.size).toBe(0);
});

it('asks the network first', async () => {
  const day = new Worker('/journee', 'one');
  await day.begin();
  network.mockResolvedValue(answerOf('fresh'));
  expect((await day.ask('/journee')).text).toBe('fresh');
});

describe('where the signal is weak', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Asks for a page; the network answers only after five seconds. */
  const askSlowly = (day: Worker): Promise<{ text: string }> => {
    network.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(answerOf('late')), 5000)));
    return day.ask('/journee');
  };

  it('opens the page from the device after four seconds', async () => {
    const day = new Worker('/journee', 'one');
    await day.begin();
    const answer = askSlowly(day);
    await jest.advanceTimersByTimeAsync(4000);
    expect((await answer).text).toBe('/journee of one');
  });

  it('waits on where the device has no page', async () => {
    const answer = askSlowly(new Worker('/journee', 'one'));
    await jest.advanceTimersByTimeAsync(5000);
    expect((await answer).text).toBe('late');
  });
});

export {};
