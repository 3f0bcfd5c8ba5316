/** Tells whether a value is a file to upload. */
export const isFile = (value: unknown): value is Blob => value instanceof Blob || value instanceof File;
