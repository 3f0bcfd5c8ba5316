import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { sourcesSince } from './stale.mjs';

const sources = [
  'web/src',
  'web/public',
  'web/vite',
  'web/vite.config.ts',
  'web/index.html',
  'web/graphiql.html',
  'package-lock.json',
];

/**
 * Builds the French pages into `web/dist` and their server renderer into `web/dist-server`, and those of every other language beside them
 * (`dist-ar`, `dist-server-ar`), unless the sources are unchanged since the last build. Ends the process on failure.
 */
export async function buildWebWhenStale() {
  const { stale, markBuilt } = sourcesSince('web-built', sources);
  if (!stale && ['web/dist/index.html', 'web/dist-server/server.js'].every((file) => existsSync(join(root, file))))
    return;

  const started = Date.now();
  console.log('Building the pages (half a minute) …');
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts'];
  // Node reads this file's types away; an older one gets here only without the pages' sources.
  const { languages } = await import('../../web/src/platform/i18n/languages.ts');
  for (const language of Object.keys(languages)) {
    const env = { NODE_ENV: 'production', PAGES_LANGUAGE: language };
    const builds = await Promise.all(
      [[], ['--ssr']].map((kind) => runNode([...vite, ...kind, '--logLevel', 'warn'], { env })),
    );
    if (builds.some(({ code }) => code !== 0)) {
      console.error('The pages could not be built: see the message above.');
      process.exit(1);
    }
  }
  markBuilt();
  console.log(`Pages built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
