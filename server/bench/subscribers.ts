import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { kilobytes, median, megabytes, ms, quantile, ratio, type Row, type Section } from './figures.js';
import type { Filler } from './fill.js';
import { keepAsking } from './pings.js';
import type { ServerChild, Usage } from './server-child.js';

const FEW = 200;
const MANY = 2_000;
const EVENTS = 5;
/** How many sockets open at once. */
const WAVE = 50;
const SETTLING_ROUNDS = 3;
const SETTLE_MS = 1_000;
const SPARE_FILES = 200;

const SUBSCRIBE = JSON.stringify({
  id: '1',
  type: 'subscribe',
  payload: { query: 'subscription { reservationChanged { number status } }' },
});

interface Subscriber {
  readonly socket: WebSocket;
  /** Called with each event. */
  onEvent: () => void;
  /** True if it is closed on purpose. */
  leaving: boolean;
}

/** When each subscriber received one event, in ms after the change was sent. */
type Heard = readonly number[];

/** Requests whose acceptance all subscribers receive, by their numbers. */
export interface News {
  readonly toFew: readonly string[];
  readonly toMany: readonly string[];
}

/** Inserts the requests. Call it before the server starts. */
export async function fillNews(filler: Filler): Promise<News> {
  return { toFew: await filler.requests(EVENTS + 1, 401), toMany: await filler.requests(EVENTS + 1, 501) };
}

/** Measures the cost of an idle subscriber, and how long one event takes to reach all. */
export async function benchSubscribers(server: ServerChild, news: News): Promise<Section> {
  const title = `Idle subscribers of one process (graphql-ws)`;
  const files = openFilesLimit();
  if (files < MANY + SPARE_FILES) {
    const problem = `not measured: ${MANY + SPARE_FILES} open files are needed and ${files} allowed; try ulimit -n 4096`;
    return { title, rows: [['memory and fan-out', problem]] };
  }
  const subscribers: Subscriber[] = [];
  try {
    await subscribe(server, subscribers, FEW);
    const toFew = await fanOut(server, subscribers, news.toFew);
    // Memory left from the start and the first events is released by now, so that the difference is due to the sockets.
    const before = await settled(server);
    await subscribe(server, subscribers, MANY);
    const after = await settled(server);
    const pings = keepAsking(server);
    const toMany = await fanOut(server, subscribers, news.toMany);
    const meanwhile = await pings();
    const last = (heard: readonly Heard[]): number => median(heard.map((times) => Math.max(...times)));
    const perSocket = (field: keyof Usage): string => kilobytes((after[field] - before[field]) / (MANY - FEW));
    const fanOutRow = (count: number, heard: readonly Heard[]): Row => [
      `one event to ${count.toLocaleString('en')}: p50 / p95 / last`,
      [0.5, 0.95, 1].map((part) => ms(median(heard.map((times) => quantile(times, part))))).join(' / '),
    ];
    return {
      title,
      rows: [
        [
          `memory of the process with ${FEW} → ${MANY.toLocaleString('en')}`,
          `${megabytes(before.rss)} → ${megabytes(after.rss)}`,
        ],
        ['memory of each more: resident / heap', `${perSocket('rss')} / ${perSocket('heapUsed')}`],
        fanOutRow(FEW, toFew),
        fanOutRow(MANY, toMany),
        ['a question meanwhile: p50 / worst', `${ms(median(meanwhile))} / ${ms(Math.max(...meanwhile))}`],
        [`ratio of the last, for ${MANY / FEW} times as many`, ratio(last(toMany), last(toFew))],
      ],
    };
  } finally {
    for (const subscriber of subscribers) {
      subscriber.leaving = true;
      subscriber.socket.terminate();
    }
  }
}

/** Waits, because memory is released gradually. */
async function settled(server: ServerChild): Promise<Usage> {
  for (let round = 0; round < SETTLING_ROUNDS; round++) {
    await server.memory();
    await wait(SETTLE_MS);
  }
  return server.memory();
}

async function subscribe(server: ServerChild, subscribers: Subscriber[], upTo: number): Promise<void> {
  while (subscribers.length < upTo) {
    const wave = Math.min(WAVE, upTo - subscribers.length);
    subscribers.push(...(await Promise.all(Array.from({ length: wave }, () => openSubscriber(server)))));
  }
}

function openSubscriber({ address, token }: ServerChild): Promise<Subscriber> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  const subscriber: Subscriber = { socket, onEvent: () => undefined, leaving: false };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => {
      if (!subscriber.leaving) throw new Error(`the server closed a subscriber's socket: ${code}`);
    });
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
    );
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === 'next') return subscriber.onEvent();
      if (type !== 'connection_ack') return reject(new Error(data.toString()));
      socket.send(SUBSCRIBE);
      resolve(subscriber);
    });
  });
}

/** Makes one change after the other, and waits until every subscriber received it. */
async function fanOut(
  server: ServerChild,
  subscribers: readonly Subscriber[],
  numbers: readonly string[],
): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (const number of numbers) {
    const times: number[] = [];
    const start = performance.now();
    const all = new Promise<void>((resolve) => {
      for (const subscriber of subscribers) {
        subscriber.onEvent = () => {
          times.push(performance.now() - start);
          if (times.length === subscribers.length) resolve();
        };
      }
    });
    await server.accept(number);
    await all;
    heard.push(times);
  }
  // The first one is a warm-up.
  return heard.slice(1);
}

function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const soft = userLimits?.open_files?.soft ?? 'unlimited';
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
