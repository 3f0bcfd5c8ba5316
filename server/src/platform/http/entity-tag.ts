import { createHash } from 'node:crypto';

/** Returns the `ETag` of a text; a weak one, because the text may be sent in several compressions. */
export function entityTagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/** Tells whether the caller's `If-None-Match` names the current version. */
export function hasCopy(ifNoneMatch: string | undefined, entityTag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === entityTag) ?? false;
}
