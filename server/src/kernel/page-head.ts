/** What the head of a page tells search engines and whoever shares its address. Plain text: whoever writes it out escapes it. */
export interface PageHead {
  readonly title: string;
  /** Pages without one are not for search engines: they are marked `noindex`. */
  readonly indexed?: {
    readonly description: string;
    /** The one address of this content, absolute. */
    readonly canonical: string;
    readonly siteName: string;
    /** Picture for shared links, absolute. */
    readonly image?: string | undefined;
    readonly keywords?: string | undefined;
    /** schema.org, as JSON-LD. */
    readonly structuredData: object;
  };
}

/** A page for search engines to visit. */
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  readonly updatedAt?: Date;
}
