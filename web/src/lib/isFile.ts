/** Whether a value is bytes that a form sends as a file. */
export const isFile = (value: unknown): value is Blob => value instanceof Blob || value instanceof File;
