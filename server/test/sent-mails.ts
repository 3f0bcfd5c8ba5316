import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.js';

/** The mails that an address got, oldest first, with the soft line breaks of their transport taken out. */
export async function mailsTo(app: TestApp, address: string): Promise<string[]> {
  const directory = join(app.config.dataDir, 'mail');
  const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  return texts
    .map((text) => text.replace(/=\r\n/g, '').replaceAll('=3D', '='))
    .filter((text) => text.includes(address));
}
