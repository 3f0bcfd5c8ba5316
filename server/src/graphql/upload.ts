import { GraphQLError, type GraphQLScalarType } from 'graphql';
import { type FileUpload, GraphQLUpload } from 'graphql-upload-minimal';
import { MAX_UPLOAD_BYTES, UploadTooLargeError } from '../infra/files/recognise-upload.js';

/** What an argument of type `Upload` holds before it is read. */
export type PendingUpload = Promise<FileUpload>;

/** A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). */
export const UploadScalar: GraphQLScalarType = GraphQLUpload;

/**
 * The bytes of an upload; undefined when none was sent. Throws UPLOAD.TOO_LARGE under `field` for more than the server's
 * limit, BAD_REQUEST for a file that the form names and does not hold; what the bytes are is for `recognisePicture` and
 * `recogniseInvoice` to say.
 */
export async function readUpload(upload: PendingUpload | null | undefined, field: string): Promise<Buffer | undefined> {
  if (!upload) return undefined;
  const file = await upload.catch((error: unknown) => {
    if (statusOf(error) === 400)
      throw new GraphQLError((error as Error).message, { extensions: { code: 'BAD_REQUEST' } });
    throw error;
  });
  const parts: Buffer[] = [];
  try {
    for await (const part of file.createReadStream() as AsyncIterable<Buffer>) parts.push(part);
  } catch (error) {
    if (statusOf(error) === 413) throw new UploadTooLargeError(field, MAX_UPLOAD_BYTES);
    throw error;
  }
  return Buffer.concat(parts);
}

/** What the parser of forms would have answered. */
function statusOf(error: unknown): number | undefined {
  return (error as { status?: number }).status;
}
