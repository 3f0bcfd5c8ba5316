import type { GraphQLScalarType } from 'graphql';
import { type FileUpload, GraphQLUpload } from 'graphql-upload-minimal';
import { MAX_UPLOAD_BYTES, UploadTooLargeError } from '../infra/files/recognise-upload.js';

/** What an argument of type `Upload` holds before it is read. */
export type PendingUpload = Promise<FileUpload>;

/** A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). */
export const UploadScalar: GraphQLScalarType = GraphQLUpload;

/**
 * The bytes of an upload; undefined when none was sent. Throws UPLOAD.TOO_LARGE under `field` for more than the server's
 * limit; what the bytes are is for `recognisePicture` and `recogniseInvoice` to say.
 */
export async function readUpload(upload: PendingUpload | null | undefined, field: string): Promise<Buffer | undefined> {
  if (!upload) return undefined;
  const file = await upload;
  const parts: Buffer[] = [];
  try {
    for await (const part of file.createReadStream() as AsyncIterable<Buffer>) parts.push(part);
  } catch (error) {
    if ((error as { status?: number }).status === 413) throw new UploadTooLargeError(field, MAX_UPLOAD_BYTES);
    throw error;
  }
  return Buffer.concat(parts);
}
