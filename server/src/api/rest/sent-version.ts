import { numberFromText } from './form-values.js';

/** Reads the `version` of an edit; undefined, and so not compared, for anything but a number (docs/rules/common.md#edits). */
export function sentVersion(body: Readonly<Record<string, unknown>>): number | undefined {
  const sent = body['version'];
  const version = typeof sent === 'string' ? numberFromText(sent) : sent;
  return typeof version === 'number' && Number.isFinite(version) ? version : undefined;
}
