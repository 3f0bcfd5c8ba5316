import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES, UploadTooLargeError } from '../infra/files/recognise-upload.js';

export const MULTIPART_LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 12, fields: 100, fieldSize: 100_000 };

/** What a request carries, as JSON or as a form. */
export interface SentBody {
  readonly rawBody: unknown;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Read after the gate: nobody's files are taken in before it is known who sends them. */
export async function readBody(request: FastifyRequest): Promise<SentBody> {
  if (!request.isMultipart()) return { rawBody: request.body, files: {} };
  try {
    return await readForm(request);
  } catch (error) {
    // The parser's complaints about a form that breaks off or names no boundary carry no status.
    if (error instanceof UploadTooLargeError || (error as { statusCode?: number }).statusCode) throw error;
    throw Object.assign(error as Error, { statusCode: 400 });
  }
}

async function readForm(request: FastifyRequest): Promise<SentBody> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const files: Record<string, Buffer> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw Object.assign(new Error('field too large'), { statusCode: 413 });
      fields[part.fieldname] = part.value;
    }
    // A file field left empty is sent as a file without a name.
    else if (part.filename) files[part.fieldname] = await readFile(part);
    else part.file.resume();
  }
  return { rawBody: { ...fields }, files };
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const bytes of part.file as AsyncIterable<Buffer>) parts.push(bytes);
  if (part.file.truncated) throw new UploadTooLargeError(part.fieldname, MAX_UPLOAD_BYTES);
  return Buffer.concat(parts);
}
