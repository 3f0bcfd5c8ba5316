import { withDrawnPage, withFont } from './drawn-page.js';

const BUILT = `<!doctype html>
<html lang="fr">
  <head>
    <title>Titre</title>
    <style>@font-face{src:url(/assets/cairo-arabic-wght-normal-1.woff2)}@font-face{src:url(/assets/cairo-latin-wght-normal-1.woff2)}</style>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root">
      <main class="first-loading"><div>Chargement…</div></main>
    </div>
    <noscript>Sans JavaScript</noscript>
  </body>
</html>
`;

const PAGE = {
  markup: '<link rel="preload" as="image" href="/a.webp"/><div><main>230 $& Dh</main></div>',
  stylesheets: ['/assets/index-1.css', '/assets/home-1.css'],
  scripts: ['/assets/framework-1.js', '/assets/index-1.js'],
  data: { name: `</script><script>alert(1)</script><!-- \u2028 &` },
};

const html = withDrawnPage(BUILT, PAGE);

it('the rendered page replaces the loading indicator of the built one', () => {
  expect(html).toContain('<div id="root"><div><main>230 $& Dh</main></div></div>\n    <noscript>');
  expect(html).not.toContain('Chargement');
});

it('the head has the stylesheets of the page and its preloads, and no script', () => {
  const [head = ''] = html.split('</head>');
  expect(head).toContain('<link rel="preload" as="image" href="/a.webp"/>');
  expect(head.match(/<link [^>]*as="font"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/cairo-latin-wght-normal-1.woff2" />',
  ]);
  expect(head.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(
    PAGE.stylesheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
  );
  expect(head).not.toContain('<script');
});

it('the data cannot break out of its script element, whatever it contains', () => {
  const texts = [...html.matchAll(/<script type="application\/json" id="([^"]+)">(.*?)<\/script>/gs)];
  expect(Object.fromEntries(texts.map(([, id, text = '']) => [id, JSON.parse(text) as unknown]))).toEqual({
    'page-data': PAGE.data,
  });
  expect(html).not.toMatch(/<script>|<!--|\u2028/);
  expect(html.match(/<script type="module"[^>]*>/g)).toEqual([
    '<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js">',
  ]);
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/framework-1.js" />',
  ]);
});

it('a page that is not rendered loads its font beside its programs, once', () => {
  const page = withFont(BUILT);
  expect(page.match(/<link [^>]*as="font"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/assets/cairo-latin-wght-normal-1.woff2" />',
  ]);
  expect(page.replace(/ *<link [^>]*as="font"[^>]*>\n/, '')).toBe(BUILT);
  expect(withFont('<head></head>')).toBe('<head></head>');
});
