import { setTimeout as wait } from 'node:timers/promises';
import { ms, quantile, ratio, type Section, timed } from './figures.js';
import type { Filler } from './fill.js';
import { keepAsking } from './pings.js';
import type { ServerChild } from './server-child.js';

const ROWS = 10_000;
const QUIET_MS = 1_500;

/** Inserts the whole fleet. Call it before the server starts. */
export function fillExport(filler: Filler): Promise<void> {
  return filler.vehicles(ROWS, false);
}

/** Measures how long others wait for one record while the whole fleet is exported. */
export async function benchExport(server: ServerChild): Promise<Section> {
  const alone = keepAsking(server);
  await wait(QUIET_MS);
  const quiet = await alone();
  const others = keepAsking(server);
  let size = 0;
  const taken = await timed(async () => {
    const { data } = await server.graphql<{ vehiclesExport: { url: string } }>('{ vehiclesExport { url } }');
    const file = await fetch(new URL(data?.vehiclesExport.url ?? '', server.address));
    size = (await file.arrayBuffer()).byteLength;
  });
  const beside = await others();
  const [worstQuiet, worstBeside] = [Math.max(...quiet), Math.max(...beside)];
  return {
    title: `Export of ${ROWS.toLocaleString('en')} vehicles (${Math.round(size / 1024)} KiB) beside others' questions`,
    rows: [
      ['the export', ms(taken)],
      ['a question alone, p50 / worst', `${ms(quantile(quiet, 0.5))} / ${ms(worstQuiet)}`],
      [`a question beside it, p50 / worst of ${beside.length}`, `${ms(quantile(beside, 0.5))} / ${ms(worstBeside)}`],
      ['ratio of the worst', ratio(worstBeside, worstQuiet)],
    ],
  };
}
