import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The answer to an operation that a page asks. */
export interface PageAnswer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/** Runs an operation in this process, as a visitor; rejects where it cannot be answered in full. */
export type AskAsVisitor = (text: string, variables: Readonly<Record<string, unknown>>) => Promise<PageAnswer>;

/** A page as HTML and what belongs to it. */
export interface DrawnPage {
  readonly markup: string;
  /** CSS that the markup needs before the stylesheets are there. */
  readonly styles: string;
  /** Addresses of the files of the build. */
  readonly fonts: readonly string[];
  readonly stylesheets: readonly string[];
  /** The script that loads all others when it is time, and what it goes by. */
  readonly boot: string;
  readonly programs: object;
  /** What the page's script goes on with. */
  readonly data: object;
}

/** Draws pages from the components that draw them in the browser. */
export interface PageRenderer {
  /** The address that is drawn for a request, without what no page reads of its query; undefined for what is not drawn. */
  addressOf(path: string, query: URLSearchParams): string | undefined;
  /** Draws the page at such an address; rejects where its data cannot be had. */
  draw(address: string, ask: AskAsVisitor): Promise<DrawnPage>;
}

/** Loads what the build of the pages made for the server; undefined where there is none. */
export async function loadPageRenderer(pagesDir: string, file: string | undefined): Promise<PageRenderer | undefined> {
  if (!file || !existsSync(file)) return undefined;
  const { makeRenderer } = (await import(pathToFileURL(file).href)) as {
    readonly makeRenderer: (pagesDir: string) => Promise<PageRenderer>;
  };
  return makeRenderer(pagesDir);
}
