import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const serverSources = new URL('../scripts/lib/server-sources.mjs', import.meta.url).href;

/** Short files whose tests take long. */
const longest = ['rental-histories.test.ts'];

/** Starts the longest files first: Vitest takes the file's size for its duration, and the last process then ran them while the others were idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => Number(longest.includes(basename(moduleId)));
    return (await super.sort(files)).sort((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globals: true,
    globalSetup: 'test/global-setup.mjs',
    // The files of a process share its modules, because loading the application takes longer than most files' tests (ADR 13).
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: LongestFirst },
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
