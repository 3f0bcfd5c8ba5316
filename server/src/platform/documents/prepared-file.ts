import type { Actor } from '../../kernel/actor.js';

/** The media type of PDF files. */
export const PDF_MEDIA_TYPE = 'application/pdf';

/** A file that the caller may have: checked and named, but not made yet. */
export interface PreparedFile {
  /** The name to save it under, with its extension. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Makes the file. It takes long, so only the document queue calls it. */
  readonly make: () => Promise<Buffer>;
  /** The account that it counts for in the queue, if not the caller's. */
  readonly account?: string;
}

/** The caller who asks for a file. */
export interface FileCaller {
  readonly actor: Actor;
  readonly ip: string;
}

/** A file that the caller may fetch from a signed address. */
export interface OfferedFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** When the address expires. */
  readonly expiresAt: Date;
  /** Returns the path below the server's origin. Throws a DomainError if the arguments do not fit into an address. */
  readonly address: () => string;
}

/** The one who fetches a file from its address. */
export interface FileFetcher {
  readonly ip: string;
  /** Aborted when they leave. */
  readonly signal: AbortSignal;
  /** Throws for a key that does not open the areas of a query; accounts pass. */
  readonly checkKey: (actor: Actor, query: string) => void;
}

/** A file that was made. */
export interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Offers files to queries by the name of their source. */
export interface FileOffers {
  /** Checks a request for a file and offers it, without making it yet. Throws if the caller may not have it. */
  offer(caller: FileCaller, source: string, args: Readonly<Record<string, unknown>>): Promise<OfferedFile>;
}
