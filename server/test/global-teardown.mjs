import pg from 'pg';

/** Removes the template that global-setup made on a server. */
export default async function tearDown() {
  const { TEST_TEMPLATE: template, TEST_DATABASE_URL: serverUrl } = process.env;
  if (!template) return;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.end();
}
