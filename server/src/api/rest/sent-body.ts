import type { FastifyRequest } from 'fastify';
import { readForm } from '../../platform/files/read-form.js';
import { MAX_UPLOAD_BYTES, UploadTooLargeError } from '../../platform/files/recognise-upload.js';

const FORM_LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 12, fields: 100, fieldSize: 100_000 };

/** What a request carries, as JSON or as a form. */
export interface SentBody {
  readonly rawBody: unknown;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Read after the gate: nobody's files are taken in before it is known who sends them. No call of others than the staff takes files. */
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
