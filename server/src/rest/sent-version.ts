/** `version` of an edit, where a caller sends it; whatever is no number is compared with nothing (spec/3-decisions §4). */
export function sentVersion(body: Readonly<Record<string, unknown>>): number | undefined {
  const version = body['version'];
  if (typeof version === 'number') return version;
  return typeof version === 'string' && /^\d+$/.test(version) ? Number(version) : undefined;
}
