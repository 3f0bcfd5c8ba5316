/** What the head of a page tells search engines and link previews. Plain text: the renderer escapes it. */
export interface PageHead {
  readonly title: string;
  /** A page without it is marked `noindex`. */
  readonly indexed?: {
    readonly description: string;
    /** The absolute canonical address of this content. */
    readonly canonical: string;
    readonly siteName: string;
    /** The absolute address of the picture for shared links. */
    readonly image?: string | undefined;
    readonly keywords?: string | undefined;
    /** schema.org, as JSON-LD. */
    readonly structuredData: object;
  };
}

/** A page that the sitemap lists for search engines. */
export interface SitemapEntry {
  /** The absolute address of the page. */
  readonly url: string;
  readonly updatedAt?: Date;
}
