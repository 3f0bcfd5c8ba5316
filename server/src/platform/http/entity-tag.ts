import { createHash } from 'node:crypto';

/** Returns the `ETag` of a text; a weak one, because the text may be sent in several compressions. */
export function entityTagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/**
 * Tells whether the caller's `If-None-Match` names the current version: weak and strong forms of one tag are the same, and `*` names any version
 * (RFC 9110, 13.1.2).
 */
export function hasCopy(ifNoneMatch: string | undefined, entityTag: string): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(entityTag)) ?? false;
}
