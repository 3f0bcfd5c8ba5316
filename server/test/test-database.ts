import { ENTITIES } from '../src/modules.js';
import { openOrm } from '../src/platform/database/open-orm.js';
import type { Database } from '../src/platform/database/orm.js';
import { createDatabase, onServer } from './on-server.js';

let made = 0;

/**
 * Creates a database on the tests' server, for a process of its own: migrated, or without tables. Its transactions do not wait for the disk,
 * because no test lets the machine of the server crash.
 */
export async function newServerDatabase({ empty = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env;
  if (!serverUrl || !template) throw new Error('There is no server: run the tests with server/vitest.config.ts');
  const name = `${template}_${process.pid}_${++made}`;
  const url = new URL(await createDatabase(serverUrl, name, empty ? undefined : template));
  url.searchParams.set('options', '-c synchronous_commit=off');
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

/** Opens a new migrated database for a test; it is dropped at close. */
export async function openTestDatabase(options?: { empty: boolean }): Promise<Database & { readonly url: string }> {
  const { url, drop } = await newServerDatabase(options);
  const orm = await openOrm({ url, entities: ENTITIES });
  return {
    orm,
    url,
    close: async () => {
      await orm.close(true);
      await drop();
    },
  };
}
