import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** Texts of operations by their SHA-256 in hexadecimal. */
export type RegisteredOperations = ReadonlyMap<string, string>;

/** The file of the built pages with the texts of their operations by hash, which `npm run codegen` writes. */
const FILE = 'persisted-documents.json';

/** Reads the operations of the built pages, which send a hash instead of the text; empty if there are no pages. */
export function readRegisteredOperations(pagesDir: string | undefined): RegisteredOperations {
  const file = pagesDir && join(pagesDir, FILE);
  if (!file || !existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** Returns the hash of an operation's text, as `extensions.persistedQuery.sha256Hash` holds it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the hash in a request; undefined if there is none. */
export function namedHash(request: FastifyRequest): string | undefined {
  const sent = sentBy(request)['extensions'];
  const extensions = typeof sent === 'string' ? parsed(sent) : sent;
  const hash = (extensions as { persistedQuery?: { sha256Hash?: unknown } | null } | null | undefined)?.persistedQuery
    ?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

/** Returns what a request says of its operation: the query of its address, or its body. */
export function sentBy({ method, query, body }: FastifyRequest): Readonly<Record<string, unknown>> {
  return ((method === 'GET' ? query : body) ?? {}) as Readonly<Record<string, unknown>>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
