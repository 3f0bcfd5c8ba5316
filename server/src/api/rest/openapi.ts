import { STATUS_CODES } from 'node:http';
import type { Access } from '../../kernel/access.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../kernel/page.js';
import type { Answer } from './answers.js';
import { REFUSALS } from './refusals.js';
import { refusalsOf, type RestRoute } from './route.js';
import { formSchema, type JsonSchema, mergedComponents, type Schema } from './wire-schema.js';

/** The general part of the description; the rest comes from the calls. */
interface About {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly securitySchemes: object;
  };
  readonly [more: string]: unknown;
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly requestBody?: { readonly required: boolean; readonly content: OpenApiContent } | undefined;
  readonly responses: Readonly<Record<string, OpenApiResponse | { readonly $ref: string }>>;
  readonly [more: string]: unknown;
}

/** One answer of a call in the OpenAPI document; the key under which it stands is the HTTP status. */
export interface OpenApiResponse {
  readonly content?: OpenApiContent;
}

type OpenApiContent = Readonly<Record<string, { readonly schema: JsonSchema }>>;

const WHO_MAY: Readonly<Record<Access, string>> = {
  ANYONE: 'May be called by anyone.',
  ACCOUNT: 'May be called by customers and staff.',
  CUSTOMER: 'May be called by customers.',
  STAFF: 'May be called by all staff.',
  ADMIN: 'May be called by Admins.',
};

const BEARER = 'session';
const BEARER_DESCRIPTION =
  'The token that `login` or `loginClient` answers, of a person who is logged in. Access keys of programs open `/graphql` only and are answered 401 here.';

const PAGE_PARAMETERS = [
  {
    name: 'page',
    in: 'query',
    description: 'Page, from 1. Any other value counts as 1.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  {
    name: 'count_nbr',
    in: 'query',
    description: `Items per page. Any value but 1 to ${MAX_PAGE_SIZE} counts as ${DEFAULT_PAGE_SIZE}.`,
    schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
  },
] as const;

/** Converts the path of a route to OpenAPI's form: `/api/reservation/{num}`. */
export function documentPath(path: string): string {
  return `/api${path.replace(/:(\w+)/g, '{$1}')}`;
}

/** Describes the calls, each from its own declaration. Throws if two named schemas differ. */
export function describeCalls(routes: readonly RestRoute[], about: About): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const route of routes) {
    const path = documentPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const refusals = Object.values(REFUSALS);
  const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.1',
    info: { ...about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The address of the agency’s site.' }],
    paths: sorted(paths),
    components: {
      schemas: sorted(
        mergedComponents([...routes.flatMap(componentsOf), ...refusals.map(({ answer }) => answer.components)]),
      ),
      responses: Object.fromEntries(refusals.map(({ name, answer }) => [name, responseOf(answer)])),
      securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer', description: BEARER_DESCRIPTION } },
    },
  };
}

function componentsOf({ answer, otherAnswers = {}, body, listBody, params = {}, headers = {} }: RestRoute) {
  const described = [answer, ...Object.values(otherAnswers), ...Object.values(params), ...Object.values(headers)];
  return [...described, ...(body ? [body] : []), ...(listBody ? [listBody] : [])].map(({ components }) => components);
}

function operationOf(route: RestRoute): OpenApiOperation {
  const parameters = [
    ...parametersOf('path', route.params),
    ...(route.paged ? PAGE_PARAMETERS : []),
    ...parametersOf('header', route.headers),
  ];
  const requestBody = requestBodyOf(route);
  const answers = { 200: route.answer, ...route.otherAnswers };
  return {
    operationId: operationId(route),
    ...(route.tag === undefined ? {} : { tags: [route.tag] }),
    summary: route.summary,
    description: [route.description, WHO_MAY[route.access]].filter(Boolean).join(' '),
    security: route.access === 'ANYONE' ? [{}, { [BEARER]: [] }] : [{ [BEARER]: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, responseOf(answer)])),
      ...Object.fromEntries(
        refusalsOf(route).map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status].name}` }]),
      ),
    },
  };
}

/** Makes an operation id from method and path, which never change: `postAdminAgenceModifier`. */
function operationId({ method, path }: RestRoute): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf(place: 'path' | 'header', schemas: Readonly<Record<string, Schema>> = {}) {
  return Object.entries(schemas).map(
    ([
      name,
      {
        json: { description, ...schema },
        required,
      },
    ]) => ({
      name,
      in: place,
      required: place === 'path' || required === true,
      ...(description === undefined ? {} : { description }),
      schema,
    }),
  );
}

function requestBodyOf({ body, listBody }: RestRoute): OpenApiOperation['requestBody'] {
  if (listBody) return { required: true, content: { 'application/json': { schema: listBody.json } } };
  if (!body) return undefined;
  return {
    required: Object.values(body.fields).some(({ required }) => required),
    content: {
      'application/json': { schema: formSchema(body, 'json') },
      'multipart/form-data': { schema: formSchema(body, 'multipart') },
    },
  };
}

function responseOf({ description, content, headers }: Answer) {
  const media = Object.entries(content);
  return {
    description: description || (STATUS_CODES[200] ?? ''),
    ...(headers && Object.keys(headers).length > 0 ? { headers } : {}),
    ...(media.length > 0 ? { content: Object.fromEntries(media.map(([type, schema]) => [type, { schema }])) } : {}),
  };
}
