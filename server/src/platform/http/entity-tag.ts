import { createHash } from 'node:crypto';

/** Gives the `ETag` of a text that may be sent compressed in several ways, so a weak one. */
export function entityTagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/** Tells whether the caller's `If-None-Match` names the copy that would be sent. */
export function hasCopy(ifNoneMatch: string | undefined, entityTag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === entityTag) ?? false;
}
