import { createRequire } from 'node:module';
import Fastify from 'fastify';
import { NO_SCHEMAS } from './no-schemas.js';

const { cache, resolve } = createRequire(createRequire(import.meta.url).resolve('fastify'));
const COMPILERS = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'].map((name) => resolve(name));

it('answers without loading the compilers of schemas', async () => {
  // Another test of this worker may have loaded them.
  for (const file of COMPILERS) delete cache[file];
  const http = Fastify({ schemaController: NO_SCHEMAS });
  http.get('/', () => ({ ok: true }));
  expect((await http.inject('/')).json()).toEqual({ ok: true });
  expect(COMPILERS.filter((file) => cache[file])).toEqual([]);
});

it('refuses a route that declares a schema', async () => {
  const http = Fastify({ schemaController: NO_SCHEMAS });
  http.get('/', { schema: { querystring: { type: 'object' } } }, () => ({}));
  await expect(http.ready().then(() => undefined)).rejects.toThrow('routes have no schemas');
});
