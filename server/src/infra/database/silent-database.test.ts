import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { newServerDatabase } from '../../../test/test-database.js';
import { endSilentConnections, openOrm, type Orm } from './orm.js';
import { isDatabaseAway } from './sql-errors.js';

let orm: Orm;
let drop: () => Promise<void>;
let proxy: Server;
let sockets: Socket[];
let swallowing: boolean;

/** A network that can swallow what is sent, and says nothing of it. */
async function startNetwork(port: number, host: string): Promise<number> {
  swallowing = false;
  sockets = [];
  proxy = createServer((near) => {
    const far = connect(port, host);
    sockets.push(near, far);
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (chunk) => void (swallowing || to.write(chunk)));
      from.on('close', () => to.destroy()).on('error', () => undefined);
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return (proxy.address() as AddressInfo).port;
}

// The embedded database has no network.
if (process.env['TEST_DATABASE_URL']) {
  beforeEach(async () => {
    const database = await newServerDatabase();
    drop = database.drop;
    const url = new URL(database.url);
    const port = await startNetwork(Number(url.port || 5432), url.hostname);
    url.host = `127.0.0.1:${port}`;
    orm = await openOrm({ url: url.href });
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await orm.close(true);
    proxy.close();
    await drop();
  });

  it('a statement that the network has swallowed is refused, and the next one is served once the network is back', async () => {
    await endSilentConnections(orm, 200);
    const ask = (): Promise<unknown> => orm.em.fork().execute('select 1 as one');
    await ask();
    swallowing = true;
    const refused = await ask().catch((error: unknown) => error);
    expect(isDatabaseAway(refused)).toBe(true);
    swallowing = false;
    expect(await ask()).toEqual([{ one: 1 }]);
  });
} else
  it('the embedded database needs no network', () => {
    expect(process.env['TEST_DATABASE_URL']).toBeUndefined();
  });
