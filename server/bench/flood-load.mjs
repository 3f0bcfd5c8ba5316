/**
 * Floods a server from one address for some seconds, in a process of its own: `node flood-load.mjs <kind> <address> <ms>`. Prints how many
 * answers there were of each status.
 */
import { Agent, request } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { WebSocket } from 'ws';

const CONNECTIONS = 16;
const SOCKETS = 4;
/** A socket is closed when it runs more operations at once. */
const DOCUMENTS = 45;
const FRAGMENTS = 215;
const HOUR_MS = 3_600_000;
/** Another visitor comes from another one. */
const FROM = '127.0.0.2';

const [kind = '', address = '', ms = '0'] = process.argv.slice(2);
const end = Date.now() + Number(ms);
const answers = new Map();
const count = (status) => answers.set(status, (answers.get(status) ?? 0) + 1);
let turn = 0;

const times = (number, text) => Array.from({ length: number }, (_, i) => text(i)).join(' ');
const period = () => {
  const start = new Date(Date.now() + (24 + (turn % 400)) * HOUR_MS);
  return `{ startsAt: "${start.toISOString()}", endsAt: "${new Date(start.getTime() + 48 * HOUR_MS).toISOString()}" }`;
};
const fragments = () =>
  `{ places ${times(FRAGMENTS, (i) => `...f${turn}_${i}`)} } ${times(FRAGMENTS, (i) => `fragment f${turn}_${i} on Query { places }`)}`;

/** The text of the next document, by the kind of the flood. */
const DOCUMENTS_OF = {
  'unknown fields': () => `{ ${times(900, (i) => `u${turn}x${i}`)} }`,
  introspection: () => getIntrospectionQuery(),
  'eight availabilities': () =>
    `{ ${times(8, (i) => `a${i}: availableVehicles(period: ${period()}, page: { size: 20 }) { totalCount items { id name dailyPrice } }`)} }`,
  'fresh documents': () => `{ v${turn}: vehicles(page: { size: 20 }) { items { id name brand { name } } } }`,
};

async function overHttp() {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: FROM });
  const ask = () =>
    new Promise((resolve) => {
      turn += 1;
      const query = DOCUMENTS_OF[kind]?.();
      const sent = request(
        `${address}${query === undefined ? `/parcAuto?z=${turn}` : '/graphql'}`,
        {
          agent,
          ...(query === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } }),
        },
        (answer) => {
          count(answer.statusCode);
          answer.resume().on('end', resolve);
        },
      );
      sent.on('error', (error) => {
        count(error.code);
        resolve();
      });
      sent.end(query === undefined ? undefined : JSON.stringify({ query }));
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (Date.now() < end) await ask();
    }),
  );
  agent.destroy();
}

/** Sends all documents of a socket at once, and again when all are answered or the socket is closed. */
async function overSockets() {
  await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      while (Date.now() < end) {
        const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
          localAddress: FROM,
        });
        await new Promise((resolve) => {
          let open = DOCUMENTS;
          socket.on('open', () => socket.send('{"type":"connection_init"}'));
          socket.on('message', (data) => {
            const { type, payload } = JSON.parse(data.toString());
            if (type === 'connection_ack') {
              for (let id = 0; id < DOCUMENTS; id++) {
                turn += 1;
                socket.send(JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query: fragments() } }));
              }
            } else if (type === 'error' || type === 'complete') {
              count(payload?.[0]?.extensions?.code ?? type);
              open -= 1;
              if (open === 0) socket.close();
            }
          });
          socket.on('close', resolve);
          socket.on('error', () => count('refused'));
        });
      }
    }),
  );
}

await (kind === 'documents on sockets' ? overSockets() : overHttp());
console.log([...answers].map(([status, number]) => `${status}: ${number}`).join(', '));
