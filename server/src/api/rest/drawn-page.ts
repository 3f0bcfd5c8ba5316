import { jsonInHtml } from './page-head.js';
import type { DrawnPage } from './page-renderer.js';

const ROOT = /<div id="root">(?:.*?<\/main>\s*)?<\/div>/s;
/** What the built page loads at once. */
const FILES = /[ \t]*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)\n?/g;
const HEAD_END = /[ \t]*<\/head>/i;
const BODY_END = /[ \t]*<\/body>/i;
/** What React wants to be loaded before all else stands before what it drew. */
const EARLY_LINKS = /^(?:<link [^>]*>)+/;

/**
 * The built page with what was drawn in place of its sign that it loads. The first screen needs neither stylesheet nor script: they
 * come behind it.
 */
export function withDrawnPage(built: string, page: DrawnPage): string {
  const early = EARLY_LINKS.exec(page.markup)?.[0] ?? '';
  const head = [
    ...(early ? [early] : []),
    ...page.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`),
    `<style>${page.styles}</style>`,
  ];
  const foot = [
    json('page-data', page.data),
    json('page-programs', page.programs),
    `<script type="module" crossorigin src="${page.boot}"></script>`,
    ...page.stylesheets.map((href) => `<link rel="stylesheet" fetchpriority="low" crossorigin href="${href}" />`),
  ];
  return built
    .replace(FILES, '')
    .replace(ROOT, () => `<div id="root">${page.markup.slice(early.length)}</div>`)
    .replace(HEAD_END, () => `    ${head.join('\n    ')}\n  </head>`)
    .replace(BODY_END, () => `    ${foot.join('\n    ')}\n  </body>`);
}

/** Data for the page's scripts; a block of data is not run, so that the policy for scripts stays as strict as it is. */
function json(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${jsonInHtml(data)}</script>`;
}
