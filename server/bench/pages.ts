import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../e2e/browser.js';
import { ms, type Row, type Section } from './figures.js';
import { startChild } from './server-child.js';

/** The runs of each page; the best counts, because whatever else the machine does only makes a run worse. */
const RUNS = 3;
/** Fetched from the npm registry when the section runs: nobody who only installs the product should download it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUN_LIMIT_MS = 180_000;
/** Lighthouse's assumptions: how many times slower than this machine a phone is, and how long its tasks may take without blocking it. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/** What Lighthouse reports of a page as a phone on a slow line sees it. */
interface Figures {
  /** 0 to 100. */
  readonly score: number;
  /** Largest contentful paint and total blocking time in ms. */
  readonly paint: number;
  readonly blocked: number;
  /** The blocking time by processor time: how long tasks would have taken with a processor of their own, in ms. */
  readonly worked: number;
  /** Cumulative layout shift, without a unit. */
  readonly shift: number;
  readonly requests: number;
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly unknown[] } }>
  >;
}

interface TraceEvent {
  readonly name: string;
  /** X: complete, with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin, duration and processor time in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Measures the public pages of the demo agency with Lighthouse's phone profile and the browser of the journeys: without windows where that is
 * installed, because one with windows works for its own on the processors that the page is measured with (`CHROME_PATH` names another). Needs the
 * npm registry. Only figures of a machine that does nothing else mean anything; of the blocking time by processor time this is less true.
 */
export async function benchPages(
  env: Readonly<Record<string, string>>,
  directory: string,
  say: (what: string) => void,
): Promise<Section> {
  const browser = findBrowser();
  if (browser === undefined) throw new Error('No Chromium found: install one, or set CHROME_PATH to its program.');
  const server = await startChild('bench-server.mjs', { ...env, DEMO: 'on' });
  try {
    const rows: Row[] = [];
    for (const path of ['/', '/parcAuto', await firstVehicle(server.address), '/login', '/inscription']) {
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run++) {
        say(`pages: ${path}`);
        const measure = (): Promise<Figures> => audit(server.address + path, browser, join(directory, 'lighthouse'));
        // A cold browser may miss the start of the page; Lighthouse then asks to be run again.
        runs.push(await measure().catch(measure));
      }
      const best = runs.reduce((a, b) => (b.score > a.score ? b : a));
      rows.push([
        path,
        `${best.score} of 100, LCP ${ms(best.paint)}, TBT ${ms(best.blocked)} (by processor time ${ms(best.worked)}), CLS ${best.shift.toFixed(3)}, ${best.requests} requests`,
      ]);
    }
    return { title: `Pages on a phone (${LIGHTHOUSE}, best of ${RUNS})`, rows };
  } finally {
    await server.stop();
  }
}

/** Returns the address of the first vehicle that the sitemap names, without the host. */
async function firstVehicle(address: string): Promise<string> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const vehicle = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, location]) => new URL(location ?? ''))
    .find(({ searchParams }) => searchParams.has('vehicule'));
  if (vehicle === undefined) throw new Error('the sitemap names no vehicle');
  return vehicle.pathname + vehicle.search;
}

async function audit(url: string, browser: string, directory: string): Promise<Figures> {
  const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update';
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory);
  const report = join(directory, 'report.json');
  await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      '--',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--only-categories=performance',
      `-GA=${directory}`,
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${flags}`,
    ],
    { timeout: RUN_LIMIT_MS, maxBuffer: 16 * 1024 * 1024, env: { ...process.env, CHROME_PATH: browser } },
  );
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const { traceEvents } = JSON.parse(await readFile(join(directory, 'trace.json'), 'utf8')) as {
    traceEvents: TraceEvent[];
  };
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    paint: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
    worked: blockedByWork(traceEvents),
    shift: valueOf('cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
  };
}

/**
 * Returns the total blocking time of a phone in ms, as Lighthouse estimates it, but from the processor time of the tasks: what each takes over
 * 50 ms on a processor four times slower. Tasks before the first paint count half.
 */
function blockedByWork(events: readonly TraceEvent[]): number {
  const page = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  );
  const painted = events.find(
    ({ name, pid, ts }) => page && name === 'firstContentfulPaint' && pid === page.pid && ts > page.ts,
  );
  if (!page || !painted) throw new Error('The trace has no first paint of the page.');
  const work = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === page.pid && tid === page.tid && ts > page.ts)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let end = 0;
  let blocked = 0;
  for (const { ts, dur = 0, tdur = 0 } of work) {
    // Part of the task before, which counts as a whole.
    if (ts < end) continue;
    end = ts + dur;
    blocked += Math.max(0, (SLOWDOWN * tdur) / 1000 - LONG_TASK_MS) * (ts < painted.ts ? 0.5 : 1);
  }
  return blocked;
}
