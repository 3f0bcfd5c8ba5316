import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.js';

/** Returns the mails to an address, oldest first, without soft line breaks. */
export async function mailsTo(app: TestApp, address: string): Promise<string[]> {
  const directory = join(app.config.dataDir, 'mail');
  const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  return texts
    .map((text) => text.replace(/=\r\n/g, '').replaceAll('=3D', '='))
    .filter((text) => text.includes(address));
}
