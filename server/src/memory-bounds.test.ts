import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const BOUNDS = pathToFileURL(join(import.meta.dirname, '../../scripts/lib/memory-bounds.mjs')).href;
const SCRIPT = `import { startWithMemoryBounds } from ${JSON.stringify(BOUNDS)};
  startWithMemoryBounds();
  const { pid, argv, execArgv, env } = process;
  console.log(JSON.stringify([pid, argv[2], execArgv, env.MALLOC_ARENA_MAX, env.NODE_OPTIONS]));`;

const HEAP = '--max-old-space-size=512 --max-semi-space-size=8';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'memory-bounds-'));
  await writeFile(join(directory, 'start.mjs'), SCRIPT);
});
afterAll(() => rm(directory, { recursive: true }));

/** Starts a script as `npm start` does; resolves to what it saw, with true for its own number as a process. */
async function started(variables: Readonly<Record<string, string>>): Promise<unknown[]> {
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env['MALLOC_ARENA_MAX'];
  delete env['NODE_OPTIONS'];
  const child = spawn(process.execPath, ['--expose-gc', join(directory, 'start.mjs'), 'argument'], {
    env: { ...env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(0);
  const [pid, ...rest] = JSON.parse(out) as unknown[];
  return [pid === child.pid, ...rest];
}

describe.runIf(process.platform === 'linux')('the server started by npm', () => {
  it('bounds its memory, as the same process with the same arguments', async () => {
    expect(await started({})).toEqual([true, 'argument', ['--expose-gc'], '2', HEAP]);
  });

  it('leaves a bound alone that an operator has set', async () => {
    expect(await started({ MALLOC_ARENA_MAX: '4' })).toEqual([true, 'argument', ['--expose-gc'], '4', HEAP]);
    expect(await started({ NODE_OPTIONS: '--no-warnings' })).toMatchObject({ 3: '2', 4: `--no-warnings ${HEAP}` });
    const heap = '--max-old-space-size=900 --max-semi-space-size=16';
    expect(await started({ NODE_OPTIONS: heap })).toMatchObject({ 4: heap });
  });
});
