import { readFile } from 'node:fs/promises';
import { openOrm, openPglite } from '../src/infra/database/orm.js';
import type { Database } from '../src/infra/database/open-database.js';
import { createDatabase, onServer } from './on-server.js';

let opened = 0;
let image: Promise<Blob> | undefined;

/**
 * A migrated database of its own for a test: in memory, or with TEST_DATABASE_URL one on that server, dropped at close.
 */
export async function openTestDatabase(): Promise<Database> {
  const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template, TEST_IMAGE: file } = process.env;
  if (serverUrl && template) return openServerDatabase();
  if (!file) throw new Error('TEST_IMAGE is not set: run the tests with server/vitest.config.ts');
  image ??= readFile(file).then((bytes) => new Blob([bytes]));
  const pglite = await openPglite('memory://', await image);
  const orm = await openOrm(pglite);
  return {
    orm,
    pglite,
    close: async () => {
      await orm.close(true);
      await pglite.close();
    },
  };
}

/** A new migrated database on the server of TEST_DATABASE_URL, for a process of its own. */
export async function newServerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env;
  if (!serverUrl || !template) throw new Error('TEST_DATABASE_URL is not set');
  return copyTemplate(serverUrl, template);
}

/** The same, open for the test too; it is dropped at close. */
export async function openServerDatabase(): Promise<Database & { readonly url: string }> {
  const { url, drop } = await newServerDatabase();
  const orm = await openOrm({ url });
  return {
    orm,
    url,
    pglite: undefined,
    close: async () => {
      await orm.close(true);
      await drop();
    },
  };
}

async function copyTemplate(serverUrl: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${template}_${process.pid}_${++opened}`;
  const url = await createDatabase(serverUrl, name, template);
  return { url, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}
