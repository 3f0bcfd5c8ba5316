import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { CallerLeftError } from '../../kernel/operation-queue.js';

/** A file of a form. Its type is recognised from its bytes, never from its name. */
export interface FormFile {
  /** Empty for a file that is too large. */
  readonly bytes: Buffer;
  readonly tooLarge: boolean;
}

/** A multipart form as it was sent. */
export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, FormFile>>;
}

/** How a form is read: its limits (`fileSize` and `fieldSize` in bytes), and whether files are kept. */
export interface FormOptions {
  readonly limits: { fileSize: number; files: number; fields: number; fieldSize: number };
  /** If false, files are skipped and their bytes dropped. */
  readonly keepFiles: boolean;
}

/** Reads a multipart form to its end. All its errors are the caller's: throws errors with a `statusCode` from 400 to 499. */
export async function readForm(request: FastifyRequest, options: FormOptions): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const files: Record<string, FormFile> = Object.create(null) as Record<string, FormFile>;
  try {
    // The form parser listens for the end of the connection from here on, and would wait forever after it.
    if (request.raw.destroyed) throw new CallerLeftError('the caller left before the form was read');
    for await (const part of request.parts({ limits: options.limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw Object.assign(new Error('A field of the form is too large.'), { statusCode: 413 });
        fields[part.fieldname] = part.value;
      }
      // A file field left empty is sent as a file without a name.
      else if (part.filename) files[part.fieldname] = await readFile(part, options.keepFiles);
      else part.file.resume();
    }
  } catch (error) {
    // The parser's errors for a truncated form or a missing boundary have no status.
    const { statusCode = 400 } = error as { statusCode?: number };
    throw Object.assign(error as Error, { statusCode: statusCode >= 500 ? 400 : statusCode });
  }
  return { fields: { ...fields }, files };
}

async function readFile(part: MultipartFile, keep: boolean): Promise<FormFile> {
  const parts: Buffer[] = [];
  for await (const bytes of part.file as AsyncIterable<Buffer>) if (keep) parts.push(bytes);
  const tooLarge = part.file.truncated;
  return { bytes: tooLarge ? Buffer.alloc(0) : Buffer.concat(parts), tooLarge };
}
