import { jsonInHtml } from './page-head.js';
import type { DrawnPage } from './page-renderer.js';

const ROOT = /<div id="root">(?:.*?<\/main>\s*)?<\/div>/s;
/** The stylesheets and scripts that the built page loads at once. */
const FILES = /[ \t]*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)\n?/g;
/** The part of the font for French text, in the styles of the built page. */
const LATIN_FONT = /url\(["']?([^)"']*\/cairo-latin-wght-normal[^)"']*\.woff2)/;
const HEAD_END = /[ \t]*<\/head>/i;
const BODY_END = /[ \t]*<\/body>/i;
/** Loads a file after what the browser draws. */
const LATER = ' fetchpriority="low"';
/** React puts links to preload before the markup. */
const EARLY_LINKS = /^(?:<link [^>]*>)+/;

/**
 * Returns the built page with a link that loads its font beside its programs, which are more urgent. Otherwise the browser loads it when it draws the first text,
 * in another font, and texts move when it comes.
 */
export function withFont(built: string): string {
  const link = fontLink(built, LATER);
  return link ? built.replace(HEAD_END, () => `    ${link}\n  </head>`) : built;
}

/**
 * Returns the built page with the rendered markup in place of its loading indicator, and the stylesheets of its address. Scripts move behind
 * the markup and come after its pictures, because the first screen needs none.
 */
export function withDrawnPage(built: string, page: DrawnPage): string {
  const early = EARLY_LINKS.exec(page.markup)?.[0] ?? '';
  const font = fontLink(built);
  const head = [
    ...page.stylesheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
    ...(early ? [early] : []),
    ...(font ? [font] : []),
  ];
  const foot = [
    json('page-data', page.data),
    ...page.scripts.slice(0, -1).map((href) => `<link rel="modulepreload"${LATER} crossorigin href="${href}" />`),
    ...page.scripts.slice(-1).map((src) => `<script type="module"${LATER} crossorigin src="${src}"></script>`),
  ];
  return built
    .replace(FILES, '')
    .replace(ROOT, () => `<div id="root">${page.markup.slice(early.length)}</div>`)
    .replace(HEAD_END, () => `    ${head.join('\n    ')}\n  </head>`)
    .replace(BODY_END, () => `    ${foot.join('\n    ')}\n  </body>`);
}

/** Returns the link that preloads the page's font for French text; undefined if the page has none. */
function fontLink(built: string, priority = ''): string | undefined {
  const font = LATIN_FONT.exec(built)?.[1];
  return font && `<link rel="preload" as="font" type="font/woff2"${priority} crossorigin href="${font}" />`;
}

/** Makes a data block for the page's scripts; browsers never run it, so that the script policy can stay strict. */
function json(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${jsonInHtml(data)}</script>`;
}
