import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const serverSources = new URL('../scripts/lib/server-sources.mjs', import.meta.url).href;

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globals: true,
    globalSetup: 'test/global-setup.mjs',
    // The files of a process share its modules, because loading the application takes longer than most files' tests (ADR 13).
    pool: 'forks',
    isolate: false,
    // A third of the time is spent waiting: for timers, for processes, for the database.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Loads the decorators' metadata first, whichever file comes first; then compiles with the same options as the running server.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--enable-source-maps', '--import', 'reflect-metadata', '--import', serverSources],
    // Drawing the demo agency's pictures takes half a minute on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
