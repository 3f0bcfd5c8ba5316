import type { PageHead, SitemapEntry } from '../../kernel/page-head.js';

const TITLE = /<title>[^<]*<\/title>/i;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/i;
const HEAD_END = /[ \t]*<\/head>/i;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Replaces the head of the built page. Uses functions as replacements, because `$` in a text must not act as a pattern. */
export function withHead(page: string, head: PageHead): string {
  const tags = tagsOf(head).map((tag) => `    ${tag}\n`);
  return page
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${escaped(head.title)}</title>`)
    .replace(HEAD_END, () => `${tags.join('')}  </head>`);
}

function tagsOf({ title, indexed }: PageHead): string[] {
  if (!indexed) return ['<meta name="robots" content="noindex" />'];
  const { description, canonical, siteName, image, keywords, structuredData } = indexed;
  const named: [string, string | undefined][] = [
    ['description', description],
    ['keywords', keywords],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
  const shared: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:locale', 'fr_MA'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', image],
  ];
  return [
    ...named.flatMap(([name, content]) => (content ? [`<meta name="${name}" content="${escaped(content)}" />`] : [])),
    `<link rel="canonical" href="${escaped(canonical)}" />`,
    ...shared.flatMap(([name, content]) =>
      content ? [`<meta property="${name}" content="${escaped(content)}" />`] : [],
    ),
    `<script type="application/ld+json">${jsonInHtml(structuredData)}</script>`,
  ];
}

/** Writes JSON that cannot break out of its script element: it contains neither `</script>` nor `<!--`. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** https://www.sitemaps.org/protocol.html */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escaped(url)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Renders robots.txt. Private pages are not listed: they say `noindex` themselves, which crawlers only see if they may read the page. */
export function renderRobots(sitemapUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /exports/',
    'Disallow: /storage/factures/',
    'Disallow: /storage/signatures/',
    'Disallow: /storage/etats-des-lieux/',
    '',
    `Sitemap: ${sitemapUrl}`,
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
