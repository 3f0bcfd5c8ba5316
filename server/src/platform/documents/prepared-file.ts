import type { Actor } from '../../kernel/actor.js';

export const PDF_MEDIA_TYPE = 'application/pdf';

/** A file that its asker may have: checked and named, not made yet. */
export interface PreparedFile {
  /** The name to save it under, with its extension. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Makes it. Takes long, so it is the document desk that calls it. */
  readonly make: () => Promise<Buffer>;
  /** For whom it counts at the desk, where that is not its asker's account. */
  readonly account?: string;
}

/** Who asks for a file. */
export interface FileCaller {
  readonly actor: Actor;
  readonly ip: string;
  /** Aborted when they leave. */
  readonly signal?: AbortSignal | undefined;
}

/** A file that its asker may have now, or soon at an address. */
export interface OfferedFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** Until when the address serves. */
  readonly expiresAt: Date;
  /** Path below the server's origin. Throws a DomainError for what fits into none. */
  readonly address: () => string;
  /** Makes it at the document desk; throws as the desk does. */
  readonly bytes: () => Promise<Buffer>;
}

/** A file that was made. */
export interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** What queries ask for files by their own name. */
export interface FileOffers {
  /** Checks what somebody asks for and offers it; nothing is made yet. Throws the refusal of who may not have it. */
  offer(caller: FileCaller, source: string, args: Readonly<Record<string, unknown>>): Promise<OfferedFile>;
}
