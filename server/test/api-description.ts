import { subscribe } from 'node:diagnostics_channel';
import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLER_LEFT } from '../src/platform/http/caller-left.js';
import { documentPath, type OpenApiDocument, type OpenApiResponse } from '../src/api/rest/openapi.js';
import type { JsonSchema } from '../src/api/rest/wire-schema.js';

type Watcher = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => void;

const watchers = new WeakMap<FastifyInstance, Watcher>();
const registered = new WeakMap<FastifyInstance, string[]>();

/*
 * A hook applies only to routes registered after it, so it must be added before the application registers any: Fastify announces each
 * instance on this channel first.
 */
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const calls: string[] = [];
  registered.set(fastify, calls);
  fastify.addHook('onRoute', ({ method, url }) => {
    // Fastify answers HEAD wherever it answers GET.
    if (url.startsWith('/api') && method !== 'HEAD') calls.push(`${String(method)} ${url}`);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    watchers.get(fastify)?.(request, reply, payload);
  });
});

/** Returns all calls below `/api` of an application, described or not: `GET /api/Agence/:id`. */
export function registeredCalls(app: FastifyInstance): readonly string[] {
  return registered.get(app) ?? [];
}

/** Checks an application's answers below `/api` against its description, however they were requested. */
export interface WatchedAnswers {
  /** Checks an accepted form, too, which only the application has parsed. */
  checkForm(method: string, path: string, fields: Readonly<Record<string, unknown>>): void;
  /** Throws if any answer since the last call did not match. */
  demandDescribed(): void;
}

/**
 * Starts checking each answer of an application against the OpenAPI document. A second call for the same application replaces the first.
 */
export function watchAnswers(app: FastifyInstance, document: OpenApiDocument): WatchedAnswers {
  const checker = checkerOf(document);
  let problems: string[] = [];
  watchers.set(app, (request, reply, payload) => void problems.push(...checker.answer(request, reply, payload)));
  return {
    checkForm: (method, path, fields) => problems.push(...checker.form(method, path, fields)),
    demandDescribed: () => {
      const found = problems;
      problems = [];
      if (found.length > 0) throw new Error(`The description of the calls does not hold:\n${found.join('\n')}`);
    },
  };
}

interface Checker {
  answer(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[];
  form(method: string, path: string, fields: Readonly<Record<string, unknown>>): string[];
}

const checkers = new Map<string, Checker>();

/** All applications of a process have the same description, which is compiled once. */
function checkerOf(document: OpenApiDocument): Checker {
  const text = JSON.stringify(document);
  const checker = checkers.get(text) ?? makeChecker(document);
  checkers.set(text, checker);
  return checker;
}

const UNKNOWN_ADDRESS = '{"message":"Cette adresse n\'existe pas."}';

function makeChecker({ paths, components }: OpenApiDocument): Checker {
  const validated = schemaCheck(components.schemas);
  const operationOf = (method: string, path: string) =>
    paths[documentPath(path)]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];

  const answered = (answer: OpenApiResponse, type: string, payload: unknown, isHead: boolean): string[] => {
    if (!answer.content) return isEmpty(payload) ? [] : ['has a body'];
    if (isHead && isEmpty(payload)) return [];
    const described = answer.content[type];
    if (!described) return [`has the type ${type}`];
    if (type === 'application/json') return validated('answer', described.schema, JSON.parse(String(payload)));
    return typeof payload === 'string' || Buffer.isBuffer(payload) ? [] : ['has neither text nor bytes'];
  };

  return {
    answer: (request, reply, payload) => {
      const { url: pattern = '' } = request.routeOptions;
      const status = reply.statusCode;
      if (status === CALLER_LEFT || !/^\/api(?![^/?])/i.test(request.url)) return [];
      const said = (problems: string[]) =>
        problems.map((problem) => `${request.method} ${request.url} answered ${status}, which ${problem}`);
      if (!pattern.startsWith('/api/')) {
        if (status !== 404) return said(['is no way to answer an unknown address']);
        return payload === UNKNOWN_ADDRESS || request.method === 'HEAD' ? [] : said(['is not the usual answer']);
      }
      const operation = operationOf(request.method, pattern.slice('/api'.length));
      if (!operation) return said(['no description knows the call of']);
      const named = operation.responses[status];
      if (!named) return said(['is not described']);
      const answer = '$ref' in named ? components.responses[named.$ref.split('/').at(-1) ?? ''] : named;
      const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
      const problems = answered(answer ?? {}, type, payload, request.method === 'HEAD');
      if (status === 429 && reply.getHeader('retry-after') === undefined) problems.push('lacks Retry-After');
      const body = operation.requestBody?.content['application/json'];
      if (status < 300 && body && request.headers['content-type']?.startsWith('application/json')) {
        problems.push(
          ...validated('body', body.schema, meant(request.body)).map((problem) => `took a body that ${problem}`),
        );
      }
      return said(problems);
    },
    form: (method, path, fields) => {
      const form = operationOf(method, path)?.requestBody?.content['multipart/form-data'];
      if (!form) return [];
      return validated('body', form.schema, fields).map((problem) => `${method} ${path} took a form that ${problem}`);
    },
  };
}

/** Removes values that clients do not mean: an object or an empty list in place of a text counts as empty. */
function meant(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isMeant = (value: unknown) =>
    typeof value !== 'object' || value === null || (Array.isArray(value) && value.length > 0);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => isMeant(value)));
}

function isEmpty(payload: unknown): boolean {
  return payload === undefined || payload === null || payload === '';
}

type Direction = 'answer' | 'body';

/**
 * Checks values against schemas of the description. Answers must not have undescribed fields, although clients must tolerate them, so that
 * every field gets described. A body may have more.
 */
function schemaCheck(components: Readonly<Record<string, JsonSchema>>) {
  const validators = { answer: validator(components, true), body: validator(components, false) };
  return (direction: Direction, schema: JsonSchema, value: unknown): string[] => {
    const validate = validators[direction](schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `at ${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  };
}

function validator(components: Readonly<Record<string, JsonSchema>>, closed: boolean) {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  formats.default(ajv);
  for (const [name, schema] of Object.entries(components)) ajv.addSchema(prepared(schema, closed), name);
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (schema: JsonSchema): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile(prepared(schema, closed));
    compiled.set(schema, validate);
    return validate;
  };
}

/** Converts a schema for Ajv; if `closed`, it allows no other properties. */
function prepared(schema: unknown, closed: boolean): object {
  const text = JSON.stringify(schema, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('properties' in value) || !('type' in value)) return value;
    return { ...(closed ? { additionalProperties: false } : {}), ...value };
  });
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"')) as object;
}
