import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The source of the service worker; its name in the build must stay, because browsers ask for it again under that name. */
export const WORKER_SOURCE = 'src/worker/serviceWorker.ts';
const WORKER_FILE = 'service-worker.js';
const WORKER_NAME = 'serviceWorker';

/** What the staff's day and the inspections show, with all that is loaded later from there. */
const PAGES = ['BackOfficeShell.tsx', 'DayPage.tsx', 'InspectionPage.tsx'].map(
  (name) => `src/areas/backoffice/${name}`,
);
/** Loaded by the application around the pages. */
const PARTS = [
  'src/app/subscriptions.ts',
  'src/areas/backoffice/routes.tsx',
  'src/areas/backoffice/loaders.ts',
  'src/kit/date/DayPanel.tsx',
  'src/kit/notice/NoticeHost.tsx',
];
/** Parts that are of no use without a network. */
const ONLINE_ONLY = ['RentalPayment', 'RentalDeposit', 'MaintenanceWarning', 'CommandPalette', 'NotificationPanel'];

/** Gives the worker a fixed name. */
export const entryFileNames = ({ name }: { name: string }): string =>
  name === WORKER_NAME ? WORKER_FILE : 'assets/[name]-[hash].js';

/** Vite plugin: writes into the service worker which files it keeps on the device, and the name of the build. */
export function offlineApp(): Plugin {
  return {
    name: 'offline-app',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      // Vite drops chunks that held nothing but styles first.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER_FILE];
        if (worker?.type !== 'chunk') return;
        const files = offlineFiles(bundle);
        const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
        worker.code = worker.code
          .replaceAll('OFFLINE_FILES', JSON.stringify(files))
          .replaceAll('OFFLINE_BUILD', JSON.stringify(build));
      },
    },
  };
}

function offlineFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const having = (source: string): Rolldown.OutputChunk[] => {
    const held = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/${source}`)),
    );
    if (held.length === 0) throw new Error(`No chunk has ${source}, which the offline application needs.`);
    return held;
  };
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk, deep: boolean): void => {
    const key = `${chunk.fileName}${deep ? ' with what is loaded later' : ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.add(chunk.fileName);
    const { importedCss = [], importedAssets = [] } = (chunk as { viteMetadata?: ChunkFiles }).viteMetadata ?? {};
    for (const name of [...importedCss, ...importedAssets]) found.add(name);
    for (const name of chunk.imports) follow(name, false);
    if (deep) for (const name of chunk.dynamicImports) follow(name, true);
  };
  const follow = (name: string, deep: boolean): void => {
    const next = bundle[name];
    if (next?.type === 'chunk' && !ONLINE_ONLY.includes(next.name)) add(next, deep);
  };
  const seen = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry && chunk.name === 'index') add(chunk, false);
  for (const source of PARTS) for (const chunk of having(source)) add(chunk, false);
  for (const source of PAGES) for (const chunk of having(source)) add(chunk, true);
  for (const name of Object.keys(bundle)) if (/cairo-latin-wght.*\.woff2$/.test(name)) found.add(name);
  return [...found].sort().map((name) => `/${name}`);
}

interface ChunkFiles {
  importedCss?: Set<string>;
  importedAssets?: Set<string>;
}
