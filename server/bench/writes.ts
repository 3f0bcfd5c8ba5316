import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, toWireTime } from '../src/kernel/time.js';
import { quickRequest } from '../test/quick-request.js';
import { ms, type Section, timed } from './figures.js';
import type { ServerChild } from './server-child.js';

/** As many as for reads, because most of the cost of the first pairs is compilation. */
const WARM_UP = 400;
const PAIRS = 150;
const CALLERS = 16;
const CALLS_EACH = 25;
/** Time for the mails, notifications and webhooks of earlier writes to be processed. */
const REST_MS = 8_000;
const FLEET = 400;

/** Measures the cost of a reservation from request to acceptance with all its effects, and the commands per second. */
export async function benchWrites(server: ServerChild): Promise<Section> {
  const requests = new Requests(server.address);
  const pair = async (): Promise<void> => {
    if (!(await server.accept(await requests.send()))) throw new Error('a free vehicle was refused');
  };
  const usedIn = async (work: () => Promise<unknown>): Promise<number> => {
    const { cpu } = await server.usage();
    await work();
    await wait(REST_MS);
    return (await server.usage()).cpu - cpu;
  };
  for (let i = 0; i < WARM_UP; i += 1) await pair();
  await wait(REST_MS);
  const idle = await usedIn(() => Promise.resolve());
  const used = await usedIn(async () => {
    for (let i = 0; i < PAIRS; i += 1) await pair();
  });
  const before = await server.usage();
  const taken = await timed(() =>
    Promise.all(
      Array.from({ length: CALLERS }, async () => {
        for (let i = 0; i < CALLS_EACH; i += 1) await requests.send();
      }),
    ),
  );
  const busy = ((await server.usage()).cpu - before.cpu) / taken;
  return {
    title: 'Writes, with mails, audit, notifications and webhooks',
    rows: [
      ['a request and its acceptance, CPU of the server', `${ms((used - idle) / PAIRS)} (aim 25 ms)`],
      [`requests a second, ${CALLERS} callers`, ((CALLERS * CALLS_EACH * 1000) / taken).toFixed(0)],
      ['processors that the server kept busy meanwhile', busy.toFixed(2)],
    ],
  };
}

/** Makes visitors' requests, each for its own vehicle and days. */
class Requests {
  private sent = 0;

  constructor(private readonly address: string) {}

  /** Sends the next one; resolves to its number. */
  async send(): Promise<string> {
    const turn = this.sent;
    this.sent += 1;
    const start = Date.now() + (500 + 3 * Math.floor(turn / FLEET)) * DAY_MS;
    const reply = await fetch(`${this.address}/api/reservationVisiteur`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...quickRequest(1 + (turn % FLEET)),
        email_client: `bench${turn}@exemple.ma`,
        date_debut: toWireTime(new Date(start)),
        date_fin: toWireTime(new Date(start + DAY_MS)),
      }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return ((await reply.json()) as { message: string }).message;
  }
}
