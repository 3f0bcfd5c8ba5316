import type { FastifyReply } from 'fastify';
import type { PreparedFile } from '../../platform/documents/prepared-file.js';

/** Whether a browser shows a file or saves it. */
export type FileUse = 'inline' | 'attachment';

/** Sets the headers of a file: its type and name. It must not be cached, because it may be personal. */
export function announceFile(reply: FastifyReply, file: Omit<PreparedFile, 'make'>, use: FileUse): void {
  void reply
    .type(file.mediaType)
    .header('Content-Disposition', `${use}; ${nameParameters(file.fileName)}`)
    .header('Cache-Control', 'private, no-store')
    .header('X-Content-Type-Options', 'nosniff');
}

/** A plate may have Arabic letters, which a header can only hold in the encoding of RFC 6266. */
function nameParameters(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
