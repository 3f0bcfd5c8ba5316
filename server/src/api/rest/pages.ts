import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshots } from '../../platform/events/snapshots.js';
import { fewAtOnce } from '../../kernel/few-at-once.js';
import type { PageHead, SitemapEntry } from '../../kernel/page-head.js';
import { replyUnknownAddress } from './error-reply.js';
import { renderRobots, renderSitemap, withHead } from './page-head.js';
import { withDrawnPage, withFont } from './drawn-page.js';
import { type AskAsVisitor, pageRenderer } from './page-renderer.js';
import { type PreparedPage, preparePage, sendPreparedPage } from './prepared-page.js';
import { allowFrame } from './security-headers.js';

/** Prefixes for programs: an unknown path below them is answered in JSON, never with a page. */
const PROGRAM_PATHS = /^\/(api|graphql|exports|storage|healthz|readyz|metrics|assets)(\/|$|\?)/i;
/** A name of a file or of a hidden folder, as programs that look for secrets and weak software ask for: no page has one. */
const LIKE_A_FILE = /\/\.|\.[^/.]+$/;
const INDEX = 'index.html';
const SITEMAP_PATH = '/sitemap.xml';
/** In seconds; search engines fetch it again by themselves. */
const SITEMAP_AGE = 300;

/** What pages contain before a script runs. */
export interface PageSource {
  /** Returns the head of the page at a path, with its query. */
  head(path: string, query: URLSearchParams): Promise<PageHead>;
  /** Returns the origin of the map that pages embed in a frame; undefined if there is none. */
  frameOrigin(): Promise<string | undefined>;
  sitemap(): Promise<SitemapEntry[]>;
  /** Returns the path of a known page as it is spelt; undefined if this is it, or if no page has it. */
  spelling(path: string): string | undefined;
  /** Makes an absolute address of the site. */
  urlOf(path: string): string;
}

/** The dependencies of `registerPages`: the built client and renderer, and where the heads of pages come from. */
export interface PagesOptions {
  /** The directory of the built client; if undefined, no pages are served. */
  readonly pagesDir: string | undefined;
  /** The file that the client's build made for rendering on the server; if undefined, nothing is rendered. */
  readonly rendererFile: string | undefined;
  readonly askAsVisitor: AskAsVisitor;
  readonly source: PageSource;
  readonly snapshots: Snapshots;
  readonly inUnitOfWork: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Registers the built single-page client with history routing, each page with its own head and the public ones rendered; JSON 404
 * everywhere else.
 */
export async function registerPages(
  app: FastifyInstance,
  { pagesDir, rendererFile, askAsVisitor, source, snapshots, inUnitOfWork }: PagesOptions,
): Promise<void> {
  app.get('/robots.txt', { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(source.urlOf(SITEMAP_PATH))),
  );
  app.get(SITEMAP_PATH, { logLevel: 'warn' }, async (_request, reply) => {
    const entries = await inUnitOfWork(() => source.sitemap());
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${SITEMAP_AGE}`)
      .send(renderSitemap(entries));
  });
  if (pagesDir) await registerFiles(app, pagesDir);
  app.setNotFoundHandler((_request, reply) => replyUnknownAddress(reply));
  if (pagesDir) {
    const built = await readFile(join(pagesDir, INDEX), 'utf8');
    const shell = withFont(built);
    const plain = await preparePage(shell);
    const rendererOf = pageRenderer(pagesDir, rendererFile);
    /** Rendering takes tens of milliseconds of CPU, so other work runs between two pages. */
    const oneByOne = fewAtOnce(1);
    /** Pages are cached by their head, because many addresses lead to the same head. */
    const pageWith = (head: PageHead): Promise<PreparedPage> =>
      snapshots.remember(['page', head.indexed?.canonical, head.title], () => preparePage(withHead(shell, head)));
    const noteFault = (request: FastifyRequest, err: unknown, what: string): void => {
      if (!app.shortages.note(err)) request.log.error({ err }, what);
    };
    /** Returns the address of the page to render, with only those parameters that it reads; undefined if it is not rendered. */
    const drawnAddress = async ({ requested, path, query }: Address): Promise<string | undefined> =>
      requested === `/${INDEX}` ? undefined : (await rendererOf())?.addressOf(path, query);
    /** Only pages for search engines are rendered, so that nobody can request endless variants. */
    const drawnAt = async (head: PageHead, address: string | undefined, frame: string | undefined) => {
      const renderer = await rendererOf();
      if (!renderer || address === undefined || head.indexed?.canonical !== source.urlOf(address)) return undefined;
      return snapshots.remember(drawnKey(address), (): Promise<SentPage> =>
        oneByOne(async () => {
          await nextTurn();
          const html = withDrawnPage(withHead(built, head), await renderer.draw(address, askAsVisitor));
          return { page: await preparePage(html), frame };
        }),
      );
    };
    /** Returns the page at an address. One that was rendered before costs nothing, whatever parameters it does not read are in the address. */
    const pageAt = async (request: FastifyRequest): Promise<SentPage> => {
      const address = addressOf(request);
      const drawable = await drawnAddress(address);
      const rendered =
        drawable === undefined ? undefined : await snapshots.find<SentPage>(drawnKey(drawable))?.catch(noPage);
      if (rendered) return rendered;
      return inUnitOfWork(async () => {
        const frame = await source.frameOrigin();
        const head = await source.head(address.path, address.query).catch((err: unknown) => {
          noteFault(request, err, 'no head for a page');
        });
        if (!head) return { page: plain, frame };
        const drawn = await drawnAt(head, drawable, frame).catch((err: unknown) => {
          noteFault(request, err, 'a page could not be drawn');
        });
        return drawn ?? { page: await pageWith(head), frame };
      });
    };
    app.get('/*', async (request, reply) => {
      if (PROGRAM_PATHS.test(request.url)) return replyUnknownAddress(reply);
      const { path } = addressOf(request);
      if (LIKE_A_FILE.test(decoded(path))) return replyUnknownAddress(reply);
      const spelt = source.spelling(path);
      // One address for each page, however it was typed: search engines, links and the client's own comparisons know that one.
      if (spelt !== undefined) return reply.redirect(spelt + queryOf(request), 308);
      const { page, frame } = await pageAt(request).catch((err: unknown): SentPage => {
        // The page itself can still load and show the problem.
        noteFault(request, err, 'no head for a page');
        return { page: plain, frame: undefined };
      });
      // Set on every page, because the browser keeps the policy of the first page when the visitor moves on to the home page.
      if (frame) allowFrame(reply, frame);
      return sendPreparedPage(request, reply, page);
    });
  }
}

/** A page, and the origin of the map that it may embed. */
interface SentPage {
  readonly page: PreparedPage;
  readonly frame: string | undefined;
}

/** Whoever renders a page notes why that failed. */
const noPage = (): undefined => undefined;

const drawnKey = (address: string): readonly string[] => ['drawn page', address];

/** Registers the files of the built client, except its page, which is sent with its own head. */
async function registerFiles(app: FastifyInstance, pagesDir: string): Promise<void> {
  const options = { index: false, preCompressed: true, logLevel: 'warn' } as const;
  // A route for each file, because other addresses at the root are pages.
  await app.register(fastifyStatic, {
    ...options,
    root: pagesDir,
    wildcard: false,
    globIgnore: [`${INDEX}*`, 'assets/**'],
    setHeaders: cachedFor('no-cache'),
  });
  // One route for all: the hundreds of files, each with its two compressed forms, would take 5 MB as routes.
  await app.register(fastifyStatic, {
    ...options,
    root: join(pagesDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    // An address outside of the directory is unknown rather than forbidden.
    allowedPath: (path) => !path.includes('..'),
    setHeaders: cachedFor('public, max-age=31536000, immutable'),
  });
}

function cachedFor(cacheControl: string): (reply: FastifyReply) => void {
  return (reply) => void reply.header('Cache-Control', cacheControl);
}

interface Address {
  /** The path as seen in the browser, whose router knows no file names. */
  readonly requested: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

function addressOf({ url }: FastifyRequest): Address {
  const [requested = '/', query] = url.split('?', 2);
  const path = requested === `/${INDEX}` ? '/' : requested.replace(/(?<=.)\/+$/, '');
  return { requested, path, query: new URLSearchParams(query) };
}

/** Returns the path as it reads; as it is where it is no valid text. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** Sends a page of the build unchanged; never cached, because it names the files of this build. */
export function sendPage(reply: FastifyReply, pagesDir: string, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').sendFile(page, pagesDir);
}
