const MAX_INT4 = 2_147_483_647;

/** Reads an identifier from outside as the database's integer; undefined if it cannot be one. */
export function parseId(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_INT4 ? id : undefined;
}

/**
 * Reads the id of a record that a caller names. Returns 0, which no record has, for text that is no id, so that the record is not found.
 */
export function idOf(sent: unknown): number {
  return parseId(sent) ?? 0;
}

/** Reads an id that is a field of a command: undefined if it was not sent, null if it was sent empty, otherwise as `idOf` does. */
export function idSent(sent: unknown): number | null | undefined {
  if (sent === undefined) return undefined;
  return sent === null || sent === '' ? null : idOf(sent);
}
