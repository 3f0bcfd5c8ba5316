/** Migrates the empty database at an address, so that tests can start from copies of it. */
import { pino } from 'pino';
import { JOB_KINDS } from '../src/modules.js';
import { openOrm } from '../src/platform/database/open-orm.js';
import { createJobQueue } from '../src/platform/jobs/job-queue.js';

const [url = ''] = process.argv.slice(2);
const orm = await openOrm({ url });
await orm.migrator.up();
const jobs = createJobQueue({ orm }, JOB_KINDS, pino({ level: 'silent' }));
await jobs.start();
await jobs.stop();
await orm.close(true);
process.exit();
