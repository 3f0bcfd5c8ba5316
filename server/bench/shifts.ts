import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Section } from './figures.js';
import { startChild } from './server-child.js';

/** A page, the device and the line with which it was loaded, and how far it moved (CLS, without a unit). */
type Shift = readonly [page: string, device: string, line: string, shift: number];

/** The shift that a page should not exceed. */
const MOST = 0.02;

/**
 * Measures how far every page of the demo agency moves while it loads, in a browser of the journeys; twenty minutes. Shows those above the
 * limit, or the worst.
 */
export async function benchShifts(env: Readonly<Record<string, string>>): Promise<Section> {
  const server = await startChild('bench-server.mjs', { ...env, DEMO: 'on', RATE_LIMIT_FACTOR: '1000' });
  try {
    const script = join(import.meta.dirname, '../../e2e/layout-shifts.ts');
    // The journeys' files have syntax that Node by itself does not compile.
    const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, server.address]);
    const shifts = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Shift)
      .sort(([, , , one], [, , , other]) => other - one);
    const above = shifts.filter(([, , , shift]) => shift > MOST);
    const shown = above.length > 0 ? above : shifts.slice(0, 5);
    return {
      title: `Layout shifts of ${shifts.length} loads, ${above.length} above ${MOST}`,
      rows: shown.map(([page, device, line, shift]) => [`${page}, ${device}, ${line} line`, shift.toFixed(3)]),
    };
  } finally {
    await server.stop();
  }
}
