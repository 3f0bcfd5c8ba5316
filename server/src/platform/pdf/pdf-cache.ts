import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PdfRenderer } from './pdf-renderer.js';

/** A document takes some 50 to 150 KiB. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Documents contain people's names, so they stay in memory no longer than useful. */
const MAX_AGE_MS = 60 * 60_000;

/**
 * Wraps a renderer so that a document is printed once for each version of its content: the sheet is the cache key. Keeps printed documents
 * in memory, at most 32 MiB and for an hour.
 */
export function cachePdfs(renderer: PdfRenderer): PdfRenderer {
  const printed = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: MAX_AGE_MS,
  });
  const printing = new Map<string, Promise<Buffer>>();
  return {
    render: (template, sheet) => {
      const version = createHash('sha256')
        .update(JSON.stringify([template.file, sheet]))
        .digest('base64');
      const cached = printed.get(version);
      if (cached) return Promise.resolve(cached);
      const begun = printing.get(version);
      if (begun) return begun;
      const made = renderer.render(template, sheet).then((bytes) => {
        printed.set(version, bytes);
        return bytes;
      });
      printing.set(version, made);
      const done = (): boolean => printing.delete(version);
      made.then(done, done);
      return made;
    },
    close: () => {
      printed.clear();
      return renderer.close();
    },
  };
}
