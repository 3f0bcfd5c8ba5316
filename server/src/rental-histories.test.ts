import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { liveHistories } from '../test/histories/rental-histories.js';
import { rentalFlaws } from '../test/histories/rental-flaws.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { probeTrail, untoldChanges } from '../test/trail-probe.js';

/** How many histories run; `HISTORIES=10000` runs more. */
const COUNT = Number(process.env['HISTORIES'] ?? 128);
/** The seed of the histories; `SEED=1` repeats those of an earlier run. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** Time for one history on a busy machine, in ms. */
const PATIENCE_MS = 1_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await probeTrail(app.database);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());

it(
  `${COUNT} rentals lived 64 at a time leave no vehicle twice promised and no line of money lost or doubled (seed ${SEED})`,
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { steps, refusals, flaws } = await liveHistories(app, {
      ...{ seed: SEED, count: COUNT },
      setClock: (now) => void vi.setSystemTime(now),
    });
    if (process.env['HISTORIES'])
      process.stdout.write(`${inspect({ seed: SEED, steps, refusals }, { maxArrayLength: null })}\n`);
    expect([...flaws, ...(await rentalFlaws(app.database.orm.em))]).toEqual([]);
    expect(await untoldChanges(app.database), 'changes that the trail does not tell').toEqual([]);
  },
  120_000 + COUNT * PATIENCE_MS,
);
