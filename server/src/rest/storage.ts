import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type FileFolder, type FileStore, PUBLIC_FOLDERS, STAFF_FOLDERS } from '../infra/files/file-store.js';
import { requireStaff } from '../shared/access.js';
import { NotFoundError } from '../shared/domain-error.js';
import { replyError } from './error-reply.js';
import { bearerToken, type RestOptions } from './router.js';

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** `/storage/…`: public pictures for anyone, invoices and signatures for staff alone (spec/3-decisions §4). */
export function registerStorage(app: FastifyInstance, options: RestOptions & { files: FileStore }): void {
  const serve = (folder: FileFolder, staffOnly: boolean) =>
    app.get<{ Params: { name: string } }>(`/storage/${folder}/:name`, { logLevel: 'warn' }, async (request, reply) => {
      try {
        if (staffOnly) {
          const { actor } = await options.inUnitOfWork(() => options.loginOf(bearerToken(request)));
          requireStaff(actor);
        }
        const file = await options.files.open(folder, request.params.name);
        if (!file) throw new NotFoundError("Ce fichier n'existe pas.");
        return await reply
          .type(TYPES[extname(request.params.name)] ?? 'application/octet-stream')
          .header('Content-Length', file.size)
          // A name is a hash of the content, so what it names never changes.
          .header('Cache-Control', staffOnly ? 'private, no-store' : 'public, max-age=31536000, immutable')
          .header('X-Content-Type-Options', 'nosniff')
          .send(file.stream);
      } catch (error) {
        return replyError(error, request, reply);
      }
    });
  for (const folder of PUBLIC_FOLDERS) serve(folder, false);
  for (const folder of STAFF_FOLDERS) serve(folder, true);
}
