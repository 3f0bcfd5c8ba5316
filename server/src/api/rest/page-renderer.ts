import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The answer to an operation of a page. */
export interface PageAnswer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/** Runs an operation in this process as a visitor; rejects if it cannot be answered completely. */
export type AskAsVisitor = (text: string, variables: Readonly<Record<string, unknown>>) => Promise<PageAnswer>;

/** A page as HTML, with its data and assets. */
export interface DrawnPage {
  readonly markup: string;
  readonly stylesheets: readonly string[];
  /** The scripts that the page needs at once; the application itself is the last. */
  readonly scripts: readonly string[];
  /** The data with which the page's script continues. */
  readonly data: object;
}

/** Renders pages from the same components as in the browser. */
export interface PageRenderer {
  /** Returns the address to render for a request, without query parameters that no page reads; undefined if the page is not rendered. */
  addressOf(path: string, query: URLSearchParams): string | undefined;
  /** Renders the page at such an address; rejects if its data is not available. */
  draw(address: string, ask: AskAsVisitor): Promise<DrawnPage>;
}

/**
 * Returns the server's renderer of the pages, made by their build; undefined if there is none. It is loaded with the first page, not at the
 * start, because it takes 10 MB.
 */
export function pageRenderer(pagesDir: string, file: string | undefined): () => Promise<PageRenderer | undefined> {
  if (!file || !existsSync(file)) return () => Promise.resolve(undefined);
  const load = async (): Promise<PageRenderer> => {
    const { makeRenderer } = (await import(pathToFileURL(file).href)) as {
      readonly makeRenderer: (pagesDir: string) => Promise<PageRenderer>;
    };
    return makeRenderer(pagesDir);
  };
  let loading: Promise<PageRenderer> | undefined;
  return () => (loading ??= load());
}
