import { ENTITIES } from '../../modules.js';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeEmployee } from '../../../test/factories.js';
import { keepLog } from '../../../test/kept-log.js';
import { openTcpProxy } from '../../../test/tcp-proxy.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newServerDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { storeAway } from '../database/sql-errors.js';
import { openOrm } from '../database/open-orm.js';

const CREATE = 'mutation ($input: CreateBrandInput!) { createBrand(input: $input) { id } }';
const REFUSED = 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.';

const open: Array<() => Promise<void> | void> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const log = keepLog();
  const app = await startTestApp({ ...options, logger: log.logger });
  open.push(() => app.close());
  const told = (level: number) => log.lines.filter((line) => line['level'] === level).map((line) => line['msg']);
  return { app, log, told };
}

async function readiness(app: TestApp): Promise<[number, string]> {
  const { statusCode, json } = await app.inject({ url: '/readyz' });
  return [statusCode, json<{ status: string }>().status];
}

async function figure(app: TestApp, name: string, lack: string): Promise<number> {
  const { payload } = await app.inject({ url: '/metrics' });
  return Number(new RegExp(`^${name}\\{lack="${lack}"\\} (\\d+)$`, 'm').exec(payload)?.[1] ?? NaN);
}

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: '#22c16b' } })
    .png()
    .toBuffer();

describe('a full disk', () => {
  it.each(['ENOSPC', 'EDQUOT'])(
    'refuses writes in GraphQL and REST (%s), is logged once, and recovers by itself',
    async (code) => {
      const { app, told } = await start();
      const staff = await app.tokenFor(await makeEmployee(app.database));
      const upload = { name: 'x.png', bytes: await picture() };
      const full = Object.assign(new Error(`${code}: no space left on device, write`), { code });
      const save = vi.spyOn(app.services.files, 'save').mockRejectedValue(full);
      // The probe for free space fails too: a directory is in the place of its file.
      const probe = join(app.config.dataDir, 'room.probe');
      await mkdir(probe);

      for (let round = 0; round < 3; round += 1) {
        const rest = await app.restForm('/marque', { nom: 'Škoda', image: upload }, staff);
        expect([rest.statusCode, rest.json()]).toEqual([503, { message: REFUSED }]);
        const { errors } = await app.graphqlUpload(
          CREATE,
          { input: { name: 'Fiat', image: null } },
          { 'input.image': upload },
          staff,
        );
        expect(errors).toMatchObject([{ message: REFUSED, extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
      }
      expect(await readiness(app)).toEqual([503, 'disk full']);
      expect(told(50)).toEqual(['the disk is full']);
      expect(await figure(app, 'shortage_refusals_total', 'disk')).toBe(6);

      save.mockRestore();
      await rm(probe, { recursive: true });
      await until(async () => (await readiness(app))[0] === 200);
      expect(told(30)).toContain('the disk has room again');
      expect(await figure(app, 'shortage', 'disk')).toBe(0);
      expect((await app.restForm('/marque', { nom: 'Škoda', image: upload }, staff)).statusCode).toBe(200);
      // The probe for free space has left no file.
      expect(await readdir(app.config.dataDir)).not.toContain('room.probe');
    },
  );

  it("is recognised from the database's errors, also through the mapper", async () => {
    const { app } = await start();
    const say = `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;
    for (const ask of [
      () => app.database.orm.em.fork().execute(say),
      () => app.database.orm.em.fork().transactional((em) => em.execute(say)),
    ])
      expect(storeAway(await ask().catch((error: unknown) => error))).toBe('disk');
  });

  it('leaves no partial file', async () => {
    const { app } = await start();
    // A directory is in the place of the file, so that the file can be written under another name but not renamed.
    const name = await app.services.files.save('marques', Buffer.from('one'), 'webp');
    const folder = join(app.config.dataDir, 'files', 'marques');
    const before = await readdir(folder);
    await rm(join(folder, name));
    await mkdir(join(folder, name));
    await expect(app.services.files.save('marques', Buffer.from('one'), 'webp')).rejects.toThrow();
    expect(await readdir(folder)).toEqual(before);
  });
});

it('an unavailable database is logged once when it goes and once when it is back, and refusals are counted', async () => {
  const server = await newServerDatabase();
  open.push(() => server.drop());
  const network = await openTcpProxy(server.url);
  open.push(() => network.close());
  const orm = await openOrm({ url: network.url, entities: ENTITIES });
  open.push(() => orm.close(true));
  const { app, told } = await start({ database: { orm, close: async () => undefined } });
  expect(await readiness(app)).toEqual([200, 'ready']);

  network.cut();
  for (let round = 0; round < 10; round += 1) {
    expect((await app.rest('GET', '/getParametres')).statusCode).toBe(503);
    const { errors } = await app.graphql('{ settings { companyName } }');
    expect(errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
  }
  expect(await readiness(app)).toEqual([503, 'unavailable']);
  expect(told(50)).toEqual(['the database cannot be reached']);
  expect(await figure(app, 'shortage', 'database')).toBe(1);
  expect(await figure(app, 'shortage_refusals_total', 'database')).toBeGreaterThanOrEqual(20);

  network.mend();
  await until(() => told(30).includes('the database answers again'));
  expect(await readiness(app)).toEqual([200, 'ready']);
  expect(await figure(app, 'shortage', 'database')).toBe(0);
  expect(told(50)).toEqual(['the database cannot be reached']);
});
