import type { FastifyServerOptions } from 'fastify';

/**
 * Keeps Fastify from loading its compilers of JSON schemas (1 MB of source) at the start. Routes have none, because commands parse what
 * they get, so a route that declares one is refused.
 */
export const NO_SCHEMAS = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
} as const satisfies FastifyServerOptions['schemaController'];

function refuse(): never {
  throw new Error('routes have no schemas: their commands parse what they get');
}
