import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globals: true,
    globalSetup: 'test/global-setup.mjs',
    // the files of a process share its modules: to load the application takes longer than most files' tests (ADR 13)
    pool: 'forks',
    isolate: false,
    // a third of the time is spent waiting: for timers, for processes, for the database
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // the decorators' metadata first, whichever file is first; then what has the options that the running server is compiled with
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--enable-source-maps', '--import', 'reflect-metadata', '--import', '@swc-node/register/esm-register'],
    // the demo agency's pictures take half a minute to draw on a busy machine
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
