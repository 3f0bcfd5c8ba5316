import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type FileFolder, type FileStore, PUBLIC_FOLDERS, STAFF_FOLDERS } from '../../platform/files/file-store.js';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  ScaledPictures,
  type ScaledFormat,
} from '../../platform/files/scaled-pictures.js';
import { hasCopy } from '../../platform/http/entity-tag.js';
import { requireStaff } from '../../kernel/access.js';
import { type CustomerActor, isStaff } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/domain-error.js';
import { replyError } from './error-reply.js';
import { bearerToken, type RestOptions } from './router.js';

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** Who may read the files of a folder: always anyone, anyone while they are shown, or the staff. */
type Audience = 'anyone' | 'whileShown' | 'staff';

const CACHING: Readonly<Record<Audience, string>> = {
  // A name is a hash of the content, so the content never changes.
  anyone: 'public, max-age=31536000, immutable',
  // Revalidated each time, because the picture may stop being public.
  whileShown: 'no-cache',
  staff: 'private, no-store',
};

/** The dependencies of `registerStorage`: the stored files, and the checks of who may read them. */
export interface StorageOptions extends Pick<RestOptions, 'loginOf' | 'inUnitOfWork'> {
  readonly files: FileStore;
  /** Tells whether a file that is shown for a limited time is shown now. */
  readonly isShown: (folder: FileFolder, name: string) => Promise<boolean>;
  /** Tells whether a customer may read a file that is otherwise for the staff. */
  readonly opens: (customer: CustomerActor, folder: FileFolder, name: string) => Promise<boolean>;
}

/**
 * Registers `/storage/…`: public pictures for anyone, an announcement for anyone on its days, invoices, signatures and photos of inspections for staff only, but
 * for those that `opens` opens to a customer. Staff may read every file. `?largeur=` requests a smaller copy of a public picture, as AVIF for browsers
 * that accept it.
 */
export function registerStorage(
  app: FastifyInstance,
  { files, inUnitOfWork, loginOf, isShown, opens }: StorageOptions,
): void {
  const scaled = new ScaledPictures(files);
  const serve = (folder: FileFolder, audience: Audience) =>
    app.get<{ Params: { name: string }; Querystring: { largeur?: string } }>(
      `/storage/${folder}/:name`,
      { logLevel: 'warn' },
      async (request, reply) => {
        const { name } = request.params;
        const token = bearerToken(request);
        try {
          if (audience === 'staff') {
            void reply.header('Cache-Control', CACHING.staff);
            await inUnitOfWork(async () => {
              const { actor } = await loginOf(token);
              if (actor.kind === 'customer' && (await opens(actor, folder, name))) return;
              requireStaff(actor);
            });
          }
          if (audience === 'whileShown') {
            void reply.header('Cache-Control', token === undefined ? CACHING.whileShown : CACHING.staff);
            const seen = await inUnitOfWork(
              async () =>
                (await isShown(folder, name)) || (token !== undefined && isStaff((await loginOf(token)).actor)),
            );
            if (!seen) throw new NotFoundError(NOT_THERE);
            const entityTag = `"${name}"`;
            void reply.header('Vary', 'Authorization').header('ETag', entityTag);
            if (hasCopy(request.headers['if-none-match'], entityTag)) return await reply.code(304).send();
          }
          const width = PICTURE_WIDTHS.find((known) => String(known) === request.query.largeur);
          if (audience === 'anyone' && width !== undefined) {
            const format: ScaledFormat = request.headers.accept?.includes(PICTURE_FORMATS.avif) ? 'avif' : 'webp';
            const picture = await scaled.open(folder, name, width, format);
            if (!picture) throw new NotFoundError(NOT_THERE);
            void reply.header('Cache-Control', CACHING.anyone).header('Vary', 'Accept');
            return await reply.type(PICTURE_FORMATS[format]).send(picture);
          }
          const file = await files.open(folder, name);
          if (!file) throw new NotFoundError(NOT_THERE);
          if (audience === 'anyone') void reply.header('Cache-Control', CACHING.anyone);
          return await reply
            .type(TYPES[extname(name)] ?? 'application/octet-stream')
            .header('Content-Length', file.size)
            .header('X-Content-Type-Options', 'nosniff')
            .send(file.stream);
        } catch (error) {
          return replyError(error, request, reply);
        }
      },
    );
  for (const folder of PUBLIC_FOLDERS) serve(folder, folder === 'annonces' ? 'whileShown' : 'anyone');
  for (const folder of STAFF_FOLDERS) serve(folder, 'staff');
}

const NOT_THERE = "Ce fichier n'existe pas.";
