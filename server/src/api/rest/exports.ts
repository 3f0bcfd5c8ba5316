import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { untilCallerLeaves } from '../../platform/http/caller-left.js';
import { type FileFetcher, type MadeFile, PDF_MEDIA_TYPE } from '../../platform/documents/prepared-file.js';
import { replyError } from './error-reply.js';
import { announceFile } from './file-reply.js';
import type { RestOptions } from './router.js';

const PART_BYTES = 64 * 1024;

/** The dependencies of `registerExports`: the service that finds the file of a ticket, and the check of keys. */
export interface ExportAddressOptions extends Pick<RestOptions, 'inUnitOfWork'>, Pick<FileFetcher, 'checkKey'> {
  readonly exports: {
    /** Returns the file of a ticket. Throws a DomainError if its holder may no longer have it. */
    fetch(ticket: string, fetcher: FileFetcher): Promise<MadeFile>;
  };
}

/** Registers `GET /exports/<ticket>`: a file that was offered over GraphQL. The ticket names the caller; no header is read. */
export function registerExports(app: FastifyInstance, { exports, checkKey, inUnitOfWork }: ExportAddressOptions): void {
  // A wildcard, because path parameters are limited to 200 characters.
  app.get<{ Params: { '*': string } }>('/exports/*', { exposeHeadRoute: false }, async (request, reply) => {
    void reply.header('Cache-Control', 'private, no-store').header('Referrer-Policy', 'no-referrer');
    try {
      const signal = untilCallerLeaves(reply);
      const file = await inUnitOfWork(() => exports.fetch(request.params['*'], { ip: request.ip, signal, checkKey }));
      announceFile(reply, file, file.mediaType === PDF_MEDIA_TYPE ? 'inline' : 'attachment');
      return await reply.header('Content-Length', file.bytes.length).send(Readable.from(partsOf(file.bytes)));
    } catch (error) {
      return replyError(error, request, reply);
    }
  });
}

/** Splits the file, so that the socket of a slow client is given no more than it reads. */
function* partsOf(bytes: Buffer): Generator<Buffer, void> {
  for (let start = 0; start < bytes.length; start += PART_BYTES) yield bytes.subarray(start, start + PART_BYTES);
}
