import type { FastifyRequest } from 'fastify';
import { readForm } from '../../platform/files/read-form.js';
import { MAX_UPLOAD_BYTES, UploadTooLargeError } from '../../platform/files/recognise-upload.js';

const FORM_LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 12, fields: 100, fieldSize: 100_000 };

/** The body of a request, from JSON or from a form. */
export interface SentBody {
  readonly rawBody: unknown;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Reads the body after access was checked, so that files are accepted only from known callers. Only calls of the staff take files. */
export async function readBody(request: FastifyRequest, keepFiles: boolean): Promise<SentBody> {
  if (!request.isMultipart()) return { rawBody: request.body, files: {} };
  const form = await readForm(request, { limits: FORM_LIMITS, keepFiles });
  const files: Record<string, Buffer> = {};
  for (const [field, { bytes, tooLarge }] of Object.entries(form.files)) {
    if (tooLarge) throw new UploadTooLargeError(field, MAX_UPLOAD_BYTES);
    if (keepFiles) files[field] = bytes;
  }
  return { rawBody: form.fields, files };
}
