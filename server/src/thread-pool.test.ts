import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const START = pathToFileURL(join(import.meta.dirname, '../../scripts/lib/server.mjs')).href;

/** Counts the threads of a process after it has run these imports and read twenty files at once. */
async function threads(imports: string): Promise<number> {
  const script = `${imports}
    const { readFile } = await import('node:fs/promises');
    await Promise.all(Array.from({ length: 20 }, () => readFile('/proc/self/status')));
    console.log(/Threads:\\s+(\\d+)/.exec(await readFile('/proc/self/status', 'utf8'))[1]);`;
  const env = { ...process.env };
  delete env['UV_THREADPOOL_SIZE'];
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
  return Number(stdout);
}

it.runIf(process.platform === 'linux')('the pool of the server has twelve threads instead of four', async () => {
  expect((await threads(`import ${JSON.stringify(START)};`)) - (await threads(''))).toBe(8);
});
