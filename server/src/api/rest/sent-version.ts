/**
 * Reads the `version` that an edit may carry; undefined, and so compared with nothing, for whatever is no number
 * (docs/rules/common.md#edits).
 */
export function sentVersion(body: Readonly<Record<string, unknown>>): number | undefined {
  const version = body['version'];
  if (typeof version === 'number') return version;
  return typeof version === 'string' && /^\d+$/.test(version) ? Number(version) : undefined;
}
