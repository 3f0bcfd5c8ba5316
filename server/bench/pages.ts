import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ms, type Row, type Section } from './figures.js';
import { startChild } from './server-child.js';

/** The runs of each page; the best counts, because whatever else the machine does only makes a run worse. */
const RUNS = 3;
/** Fetched from the npm registry when the section runs: nobody who only installs the product should download it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUN_LIMIT_MS = 180_000;

/** What Lighthouse reports of a page as a phone on a slow line sees it. */
interface Figures {
  /** 0 to 100. */
  readonly score: number;
  /** Largest contentful paint and total blocking time in ms. */
  readonly paint: number;
  readonly blocked: number;
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

/**
 * Measures the public pages of the demo agency with Lighthouse's phone profile and an installed Chromium (`CHROME_PATH` names another).
 * Needs the npm registry. Only figures of a machine that does nothing else mean anything.
 */
export async function benchPages(
  env: Readonly<Record<string, string>>,
  directory: string,
  say: (what: string) => void,
): Promise<Section> {
  const server = await startChild('bench-server.mjs', { ...env, DEMO: 'on' });
  try {
    const rows: Row[] = [];
    for (const path of ['/', '/parcAuto', await firstVehicle(server.address), '/login', '/inscription']) {
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run++) {
        say(`pages: ${path}`);
        const measure = (): Promise<Figures> => audit(server.address + path, join(directory, 'lighthouse.json'));
        // A cold browser may miss the start of the page; Lighthouse then asks to be run again.
        runs.push(await measure().catch(measure));
      }
      const best = runs.reduce((a, b) => (b.score > a.score ? b : a));
      rows.push([
        path,
        `${best.score} of 100, LCP ${ms(best.paint)}, TBT ${ms(best.blocked)}, CLS ${best.shift.toFixed(3)}, ${best.requests} requests`,
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

async function audit(url: string, report: string): Promise<Figures> {
  const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update';
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
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${flags}`,
    ],
    { timeout: RUN_LIMIT_MS, maxBuffer: 16 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    paint: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
  };
}
