/** Makes the migrated database every test starts from: an image file of the embedded one, or a template on a server. */
import { writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { openOrm, openPglite } from '../src/infra/database/orm.js';
import { createJobQueue } from '../src/infra/jobs/job-queue.js';

const [target = ''] = process.argv.slice(2);
const onServer = target.startsWith('postgres');
const pglite = onServer ? undefined : await openPglite('memory://');
const orm = await openOrm(pglite ?? { url: target });
await orm.migrator.up();
const jobs = createJobQueue({ orm, pglite, close: async () => undefined }, pino({ level: 'silent' }));
await jobs.start();
await jobs.stop();
await orm.close(true);
if (pglite) {
  const image = await pglite.dumpDataDir('none');
  writeFileSync(target, Buffer.from(await image.arrayBuffer()));
  await pglite.close();
}
process.exit();
