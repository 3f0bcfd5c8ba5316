import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../../test/until.js';
import { createTrackerServer } from './simulated-tracker.js';
import { createTrackerClient, DeviceFailingError, TrackerDownError, type TrackerOptions } from './tracker-client.js';
import { readPosition } from './tracker-position.js';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Answer = (request: IncomingMessage, response: ServerResponse, call: number) => void;

/** Starts a service that gives this answer and counts its calls. */
async function service(answer: Answer): Promise<{ url: string; calls: () => number }> {
  let calls = 0;
  const url = await listen(
    createServer((request, response) => {
      calls += 1;
      answer(request, response, calls);
    }),
  );
  return { url, calls: () => calls };
}

const fast: Omit<TrackerOptions, 'url'> = { timeoutMs: 150, firstWaitMs: 1, failuresToOpen: 2, openForMs: 1_000 };
const good = {
  address: 'Rabat',
  odometerOffsetKM: 12.5,
  activityTime: '3 min,',
  latitude: 34,
  longitude: -6.8,
  speedKPH: 52,
};
const reply =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.statusCode = status;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

describe('the tracker’s client', () => {
  it("reads the simulator's answers over the network", async () => {
    const url = await listen(createTrackerServer(() => new Date('2026-11-20T03:00:00Z')));
    const position = await createTrackerClient({ url: `${url}/` }).position('352094081100000');
    expect(position).toMatchObject({ state: 'PARKED', speedKph: 0 });
  });

  it('asks for the device by its name, whatever characters it contains', async () => {
    const asked: string[] = [];
    const { url } = await service((request, response) => {
      asked.push(request.url ?? '');
      response.end(JSON.stringify(good));
    });
    await createTrackerClient({ url }).position('a/../b?c');
    expect(asked).toEqual(['/api/position/a%2F..%2Fb%3Fc']);
  });

  it('tries again after a failure, and answers', async () => {
    const { url, calls } = await service((request, response, call) =>
      call < 3 ? reply('busy', 503)(request, response, call) : reply(good)(request, response, call),
    );
    await expect(createTrackerClient({ url, ...fast }).position('1')).resolves.toMatchObject({ speedKph: 52 });
    expect(calls()).toBe(3);
  });

  it.each<[string, Answer]>([
    ['slow', () => undefined],
    ['a page', reply('<html>')],
    ['an error', reply({}, 500)],
    ['elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('a service that is %s is down', async (_, answer) => {
    const { url } = await service(answer);
    await expect(createTrackerClient({ url, ...fast, retries: 0 }).position('1')).rejects.toThrow(TrackerDownError);
  });

  it('a service with an endless answer is down at once, and its answer is cut off', async () => {
    let hungUp = false;
    const { url } = await service((_request, response) => {
      response.on('close', () => (hungUp = true));
      const more = (): void => {
        while (!response.destroyed && response.write('{"address":"'.padEnd(60_000, 'x')));
        response.once('drain', more);
      };
      more();
    });
    const client = createTrackerClient({ url, retries: 0, timeoutMs: 60_000 });
    await expect(client.position('1')).rejects.toThrow(TrackerDownError);
    await until(() => hungUp);
  });

  it('an answer that arrives despite the failures of other calls means that the service is back', async () => {
    const held: Array<() => void> = [];
    const { url } = await service((request, response, call) => {
      if (request.url?.endsWith('/1')) held.push(() => reply(good)(request, response, call));
      else response.writeHead(500).end();
    });
    const states: boolean[] = [];
    const client = createTrackerClient({
      url,
      ...fast,
      timeoutMs: 60_000,
      retries: 0,
      onState: (up) => states.push(up),
    });
    const slow = client.position('1');
    for (let call = 0; call < 2; call++) await expect(client.position('2')).rejects.toThrow(TrackerDownError);
    await until(() => held.length > 0);
    held[0]?.();
    await slow;
    expect(states).toEqual([false, true]);
  });

  it('a service that does not listen is down', async () => {
    await expect(createTrackerClient({ url: 'http://127.0.0.1:1', ...fast }).position('1')).rejects.toThrow(
      'Le service GPS ne répond pas',
    );
  });

  it('leaves a failing service alone, tries one call after a while, and reports both changes once', async () => {
    let broken = true;
    const { url, calls } = await service((...call) => (broken ? reply('', 500) : reply(good))(...call));
    const states: boolean[] = [];
    let now = 0;
    const client = createTrackerClient({
      url,
      ...fast,
      retries: 0,
      now: () => now,
      onState: (up) => states.push(up),
    });
    for (let call = 0; call < 6; call++) await expect(client.position('1')).rejects.toThrow(TrackerDownError);
    expect(calls()).toBe(2);
    now = 1_001;
    await expect(client.position('1')).rejects.toThrow(TrackerDownError);
    expect(calls()).toBe(3);
    broken = false;
    now = 2_500;
    const [first, second] = await Promise.allSettled([client.position('1'), client.position('1')]);
    expect([first.status, second.status, calls()]).toEqual(['fulfilled', 'rejected', 4]);
    await expect(client.position('1')).resolves.toMatchObject({ state: 'MOVING' });
    expect(states).toEqual([false, true]);
  });
});

describe('devices that fail while others answer', () => {
  /** A service for which these devices fail in these ways; all others have a position. */
  const partly = (broken: Readonly<Record<string, Answer>>) =>
    service((request, response, call) => {
      const device = request.url?.split('/').at(-1) ?? '';
      (broken[device] ?? reply(good))(request, response, call);
    });
  const kinds: readonly Answer[] = [
    reply('', 500),
    reply('<html>'),
    reply({}, 403),
    reply({}, 502),
    (request) => request.socket.destroy(),
  ];

  it('are shown as such, and leave the others on the map', async () => {
    const { url } = await partly(Object.fromEntries(kinds.map((answer, index) => [`bad${index}`, answer])));
    const states: boolean[] = [];
    const client = createTrackerClient({ url, ...fast, retries: 0, onState: (up) => states.push(up) });
    for (let round = 0; round < 4; round++) {
      await expect(client.position('good')).resolves.toMatchObject({ speedKph: 52 });
      for (const index of kinds.keys())
        await expect(client.position(`bad${index}`)).rejects.toThrow(DeviceFailingError);
    }
    expect(states).toEqual([]);
  });

  it('are asked once a round, not again and again', async () => {
    const { url, calls } = await partly({ bad: reply('', 500) });
    const client = createTrackerClient({ url, ...fast, retries: 2 });
    await client.position('good');
    await expect(client.position('bad')).rejects.toThrow(DeviceFailingError);
    expect(calls()).toBe(1 + 3);
    await expect(client.position('bad')).rejects.toThrow(DeviceFailingError);
    expect(calls()).toBe(1 + 3 + 1);
  });

  it('do not test whether a service that went down is back', async () => {
    let isDown = false;
    const { url, calls } = await service((request, response, call) => {
      const fails = isDown || request.url?.endsWith('/bad');
      (fails ? reply('', 500) : reply(good))(request, response, call);
    });
    const states: boolean[] = [];
    let now = 0;
    const client = createTrackerClient({ url, ...fast, retries: 0, now: () => now, onState: (up) => states.push(up) });
    await expect(client.position('bad')).rejects.toThrow(TrackerDownError);
    for (const device of ['1', '2', '3']) await client.position(device);
    isDown = true;
    for (const device of ['bad', '1', '2', '3']) await expect(client.position(device)).rejects.toThrow();
    expect(states).toEqual([false]);
    isDown = false;
    now = 2_000;
    const before = calls();
    await expect(client.position('bad')).rejects.toThrow(TrackerDownError);
    expect(calls()).toBe(before);
    await expect(client.position('2')).resolves.toMatchObject({ speedKph: 52 });
    expect(states).toEqual([false, true]);
  });
});

describe('the answers of a tracker', () => {
  it.each([
    ['nothing', null],
    ['a list', []],
    ['no coordinates', { ...good, latitude: undefined }],
    ['coordinates that are none', { ...good, longitude: 'abc' }],
    ['the zeros of a device without a fix', { ...good, latitude: 0, longitude: 0 }],
    ['a latitude beyond the pole', { ...good, latitude: 91 }],
  ])('%s is no position', (_, answer) => {
    expect(readPosition(answer)).toBeUndefined();
  });

  it.each([
    ['12 min,parked', 'PARKED'],
    ['12 min, Disconnected,x', 'DISCONNECTED'],
    ['12 min,moving', 'MOVING'],
    ['parked', 'MOVING'],
    [undefined, 'MOVING'],
  ])('activityTime %j means %s', (activityTime, state) => {
    expect(readPosition({ ...good, activityTime })?.state).toBe(state);
  });

  it('an address loses line breaks and characters that the database would refuse', () => {
    expect(readPosition({ ...good, address: ' Bd\u0000 Zerktouni\r\nCasablanca ' })?.address).toBe(
      'Bd Zerktouni Casablanca',
    );
    expect(readPosition({ ...good, address: '\u0000' })?.address).toBeUndefined();
  });

  it('invalid values beside good coordinates are left out', () => {
    expect(readPosition({ ...good, speedKPH: -5, odometerOffsetKM: 'x', address: 7 })).toEqual({
      latitude: 34,
      longitude: -6.8,
      speedKph: 0,
      odometerKm: undefined,
      state: 'MOVING',
      address: undefined,
    });
  });
});
