import { entityTagOf, hasCopy } from '../../platform/http/entity-tag.js';
import { json } from './answers.js';
import { describeCalls, type OpenApiDocument } from './openapi.js';
import { group, type RestRoute, route } from './route.js';
import { anything, mapOf, object, text } from './wire-schema.js';

/** In seconds; programs fetch it again by themselves. */
const MAX_AGE = 300;

const ABOUT = {
  title: 'Location de voitures: documented calls',
  // Paths, field names and texts do not change; an addition raises the second number.
  version: '1.0.0',
  description: `The \`/api\` calls, for clients that were written for the application that this one replaces, and for programs that
find REST at hand. Their French names are a contract. What is new is in GraphQL, at \`/graphql\`.

What a call answers stands under \`data\`, unless its schema says otherwise; messages are French. New fields may come to answers at
any time. A body is JSON or a multipart form with the same fields; files come in a form. Fields that are not described have no effect.`,
};

/** Adds `GET /api/openapi.json` to the calls, which describes them all and itself. */
export function withDescription(routes: readonly RestRoute[]): RestRoute[] {
  let written: Written | undefined;
  const all: RestRoute[] = [...routes];
  const own = route({
    method: 'GET',
    path: '/openapi.json',
    access: 'ANYONE',
    open: true,
    summary: 'Returns this description',
    headers: { 'If-None-Match': text({ description: "The `ETag` of the caller's copy." }) },
    answer: {
      ...json(
        object({ openapi: text(), paths: mapOf(anything()) }, { additionalProperties: true }),
        'An OpenAPI 3.1 document.',
      ),
      headers: { ETag: { description: 'Changes with the description.', schema: { type: 'string' } } },
    },
    otherAnswers: { 304: { description: "The caller's copy is current.", content: {}, components: {} } },
    handle: async ({ headers, reply }) => {
      written ??= write(describe(all));
      const { text: description, etag } = written;
      void reply.header('Cache-Control', `public, max-age=${MAX_AGE}`).header('ETag', etag);
      if (hasCopy(headers['If-None-Match'], etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(description);
    },
  });
  all.push(...group('Description', [own]));
  return all;
}

interface Written {
  readonly text: string;
  readonly etag: string;
}

function write(document: OpenApiDocument): Written {
  const text = JSON.stringify(document);
  return { text, etag: entityTagOf(text) };
}

/** Describes the calls as `GET /api/openapi.json` does. */
export function describe(routes: readonly RestRoute[]): OpenApiDocument {
  return describeCalls(routes, ABOUT);
}
