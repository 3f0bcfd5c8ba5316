import type { FastifyReply } from 'fastify';
import type { PreparedFile } from '../../platform/documents/prepared-file.js';

/** What a browser does with a file: it shows it, or saves it. */
export type FileUse = 'inline' | 'attachment';

/** Says what follows and under which name to save it. Nobody keeps it on the way: it may be personal. */
export function announceFile(reply: FastifyReply, file: Omit<PreparedFile, 'make'>, use: FileUse): void {
  void reply
    .type(file.mediaType)
    .header('Content-Disposition', `${use}; ${nameParameters(file.fileName)}`)
    .header('Cache-Control', 'private, no-store')
    .header('X-Content-Type-Options', 'nosniff');
}

/** A plate may have Arabic letters, which a header takes only in the form of RFC 6266. */
function nameParameters(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
