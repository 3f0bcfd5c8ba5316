import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, hasCopy } from '../../platform/http/entity-tag.js';

/** A page as it is sent: compressed once, for all who ask for it. */
export interface PreparedPage {
  readonly entityTag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The slower levels of Brotli save 3 % of a page and take ten times as long. */
const BROTLI_QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Makes a page ready to be sent. */
export async function preparePage(html: string): Promise<PreparedPage> {
  const [br, gzipped] = await Promise.all([
    toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(html),
  ]);
  return { entityTag: entityTagOf(html), br, gzip: gzipped };
}

/** Sends a page as the caller can read it, or 304 to whoever has it. It may be kept, and is asked for again each time. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, page: PreparedPage): FastifyReply {
  void reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('ETag', page.entityTag);
  if (hasCopy(request.headers['if-none-match'], page.entityTag)) return reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === 'br' || encoding === 'gzip') return reply.header('Content-Encoding', encoding).send(page[encoding]);
  // Hardly anybody asks so: kept plain, too, a page would take four times the memory.
  return reply.send(brotliDecompressSync(page.br));
}
