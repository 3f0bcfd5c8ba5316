/** Tells whether a value is a file to upload. */
export const isFile = (value: unknown): value is Blob => value instanceof Blob || value instanceof File;

/** Tells whether a value is a file or holds one at any depth. */
export const hasFile = (value: unknown): boolean =>
  isFile(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));
