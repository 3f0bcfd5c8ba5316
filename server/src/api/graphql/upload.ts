import { GraphQLError, GraphQLScalarType } from 'graphql';
import { MAX_UPLOAD_BYTES, UploadTooLargeError } from '../../platform/files/recognise-upload.js';

/** The value of an `Upload` argument before it is read. */
export class PendingUpload {
  /** Undefined if the form names the file but does not contain it. */
  constructor(readonly sent: { readonly bytes: Buffer; readonly tooLarge: boolean } | undefined) {}

  /** Returns its name in the message of an error, when a form maps a file to an argument of another type. */
  toJSON(): string {
    return 'a file';
  }
}

/** A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). */
export const UploadScalar = new GraphQLScalarType<PendingUpload, never>({
  name: 'Upload',
  description: 'The `Upload` scalar type represents a file upload.',
  parseValue: (value) => {
    if (value instanceof PendingUpload) return value;
    throw new GraphQLError('Upload value invalid: send the file in a multipart request.');
  },
  parseLiteral: (node) => {
    throw new GraphQLError('Upload literal unsupported: send the file in a multipart request.', { nodes: node });
  },
  serialize: () => {
    throw new GraphQLError('Upload serialization unsupported.');
  },
});

/**
 * Returns the bytes of an upload; undefined if none was sent. Throws UPLOAD.TOO_LARGE under `field` above the server's limit, BAD_REQUEST
 * for a file that the form names but does not contain. `recognisePicture` and `recogniseInvoice` check the content.
 */
export async function readUpload(upload: PendingUpload | null | undefined, field: string): Promise<Buffer | undefined> {
  if (!upload) return undefined;
  if (!upload.sent) throw new GraphQLError('File missing in the request.', { extensions: { code: 'BAD_REQUEST' } });
  if (upload.sent.tooLarge) throw new UploadTooLargeError(field, MAX_UPLOAD_BYTES);
  return upload.sent.bytes;
}
