/**
 * Reads the `version` that an edit may carry; undefined, and so compared with nothing, for whatever is no number
 * (docs/rules/common.md#edits).
 */
export function sentVersion(body: Readonly<Record<string, unknown>>): number | undefined {
  const sent = body['version'];
  const version = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof version === 'number' && Number.isFinite(version) ? version : undefined;
}
