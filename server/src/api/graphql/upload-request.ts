import { isNestedTooDeeply } from '../../platform/http/json-body.js';
import type { FastifyRequest } from 'fastify';
import { type Form, readForm } from '../../platform/files/read-form.js';
import { MAX_UPLOAD_BYTES } from '../../platform/files/recognise-upload.js';
import { PendingUpload } from './upload.js';

/** The most files that one operation may upload, and the most variables to which `map` may assign the same file. */
export const MAX_UPLOADS = 12;

/** `operations` is a document with its variables, so it may be as long as a body without files. */
const LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: MAX_UPLOADS, fields: 10, fieldSize: 1024 * 1024 };

/**
 * Reads an operation with files (https://github.com/jaydenseric/graphql-multipart-request-spec) into the same value as JSON would give,
 * with a PendingUpload in each place that the map names. Throws errors with a `statusCode` from 400 to 499.
 * docs/adr/0036-own-reader-of-upload-requests.md says why no library does it.
 */
export async function readUploadRequest(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form = await readForm(request, { limits: LIMITS, keepFiles: true });
  const operations = objectIn(form, 'operations');
  const map = Object.entries(objectIn(form, 'map'));
  if (map.length > MAX_UPLOADS) throw refused(`At most ${MAX_UPLOADS} files may be sent.`, 413);
  for (const [name, paths] of map) {
    if (!isTexts(paths) || paths.length > MAX_UPLOADS)
      throw refused(`The map names no places for the file ${JSON.stringify(name)}.`);
    const upload = new PendingUpload(form.files[name]);
    for (const path of paths) put(operations, path, upload);
  }
  return operations;
}

/** Reads a JSON field of a form; the form parser has already parsed it if its part is declared as JSON. */
function objectIn({ fields }: Form, name: string): Record<string, unknown> {
  let value = fields[name];
  if (typeof value === 'string') {
    if (isNestedTooDeeply(value)) throw refused(`The field '${name}' is nested too deeply.`);
    try {
      value = JSON.parse(value);
    } catch {
      throw refused(`The field '${name}' is no JSON.`);
    }
  }
  if (!isObject(value)) throw refused(`The field '${name}' holds no object.`);
  return value;
}

/** Puts an upload at a path like `variables.input.gallery.0.upload`; all but the last segment must exist. */
function put(operations: Record<string, unknown>, path: string, upload: PendingUpload): void {
  let place: Record<string, unknown> = operations;
  const names = path.split('.');
  const last = names.pop() ?? '';
  for (const name of names) {
    const next = Object.hasOwn(place, name) ? place[name] : undefined;
    // Indexes of a list are keys, too.
    if (typeof next !== 'object' || next === null || next instanceof PendingUpload) throw leadsNowhere(path);
    place = next as Record<string, unknown>;
  }
  const free = !Array.isArray(place) && last !== '__proto__';
  if (names[0] !== 'variables' || !(free || Object.hasOwn(place, last))) throw leadsNowhere(path);
  place[last] = upload;
}

function leadsNowhere(path: string): Error {
  return refused(`The map names a place that the operation does not have: ${JSON.stringify(path.slice(0, 100))}.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function refused(message: string, statusCode = 400): Error {
  return Object.assign(new Error(message), { statusCode });
}
