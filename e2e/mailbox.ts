import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the server writes mails if it has no mail server. */
const directory = (): string => join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** Decodes quoted-printable as far as addresses need it. */
const readable = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

async function mailsTo(address: string): Promise<string[]> {
  const names = (await readdir(directory()).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => readable(await readFile(join(directory(), name), 'utf8'))));
  return mails.filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}`));
}

/** Waits for the newest mail to an address with a link to a page of the site, and returns the link. */
export async function mailedLink(address: string, path: string): Promise<string> {
  const link = new RegExp(`https?://[^/\\s"]+(${path}\\?[^\\s"<]+)`);
  let found: string | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).map((mail) => link.exec(mail)?.[1]).findLast((each) => each !== undefined);
    expect(found, `a mail to ${address} with a link to ${path}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found ?? '';
}
