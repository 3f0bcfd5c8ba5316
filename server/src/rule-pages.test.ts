import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const RULES = 'docs/rules';
const FOLDERS = ['docs', 'e2e', 'scripts', 'server', 'web'];
const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results']);
const READ = /\.(css|graphql|js|md|mjs|ts|tsx)$/;

/** Documents that are not part of the repository. */
const ELSEWHERE = /(?<![\w-])spec\/|\bDESIGN\b/g;
const CITATION = /\bdocs\/rules\/[\w-]*\.md(?:#[\w-]+)?/g;
/** A file or folder, written from the root. */
const PLACE = /`((?:docs|e2e|scripts|server|web)\/[\w./-]+)`/g;
/** A file of the code, often without the folders that it stands in. */
const FILE = /`([\w-][\w/.-]*\.(?:graphql|mjs|ts|tsx))`/g;
/** Files that an example makes up. */
const MADE_UP = ['texts.ar.ts'];
/** What the build makes. */
const BUILT = /^(server|web)\/dist/;
const LINK = /\]\(([^()\s:]*\.md(?:#[^()\s]+)?|#[^()\s]+)\)/g;

/** Paths from the root, with slashes, of all files to check. */
const paths = [
  'README.md',
  ...FOLDERS.flatMap((folder) => namesBelow(join(ROOT, folder))).filter((path) => READ.test(path)),
];
const texts = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const [pages, sources] = [
  paths.filter((path) => path.endsWith('.md')),
  paths.filter((path) => !path.endsWith('.md') && path !== nameOf(import.meta.filename)),
];
const anchors = new Map(pages.map((path) => [path, anchorsOf(texts.get(path) ?? '')]));

describe('references in the code', () => {
  it('are in the repository', () => {
    expect(sources.flatMap((path) => found(path, ELSEWHERE))).toEqual([]);
  });

  it('name a heading of an existing page of rules', () => {
    const citations = sources.flatMap((path) => found(path, CITATION));
    expect(citations.length).toBeGreaterThan(200);
    expect(citations.filter(({ cited }) => !hasHeading(cited))).toEqual([]);
  });
});

describe('the pages', () => {
  it('link to existing pages and headings', () => {
    const links = pages.flatMap((path) =>
      found(path, LINK).map(({ at, cited }) => {
        const [target = '', anchor] = cited.split('#');
        const page = target === '' ? path : nameOf(join(ROOT, dirname(path), target));
        return { at, cited: anchor === undefined ? page : `${page}#${anchor}` };
      }),
    );
    expect(links.filter(({ cited }) => !(cited.includes('#') ? hasHeading(cited) : anchors.has(cited)))).toEqual([]);
  });

  it('name existing files and folders', () => {
    const places = pages.flatMap((path) => found(path, PLACE)).filter(({ cited }) => !BUILT.test(cited));
    expect(places.length).toBeGreaterThan(40);
    expect(places.filter(({ cited }) => !existsSync(join(ROOT, cited)))).toEqual([]);
  });

  it.each(['README.md', 'docs/development.md'])('%s names existing files of the code', (page) => {
    const files = found(page, FILE).filter(({ cited }) => !MADE_UP.includes(cited));
    expect(files.length).toBeGreaterThan(5);
    const known = (name: string) => existsSync(join(ROOT, name)) || paths.some((path) => path.endsWith(`/${name}`));
    expect(files.filter(({ cited }) => !known(cited))).toEqual([]);
  });

  it('describe every folder of the server and the web in the README', () => {
    const readme = texts.get('README.md') ?? '';
    const described = new Set([...readme.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name));
    const ranks = foldersOf('server/src/modules').map((rank) => `modules/${rank}`);
    const folders = [...foldersOf('server/src'), ...ranks, ...foldersOf('web/src')].filter(
      (name) => name !== 'modules',
    );
    expect(folders.filter((folder) => !described.has(folder))).toEqual([]);
  });

  it('of rules are all in their index', () => {
    const index = texts.get(`${RULES}/README.md`) ?? '';
    const others = pages.filter((path) => dirname(path) === RULES && !path.endsWith('/README.md'));
    expect(others.filter((path) => !index.includes(`](${path.slice(RULES.length + 1)})`))).toEqual([]);
  });
});

function foldersOf(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Returns the files below a folder, by their paths from the root. */
function namesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : namesBelow(path);
    return [nameOf(path)];
  });
}

function nameOf(path: string): string {
  return relative(ROOT, path).split(sep).join('/');
}

/** Returns every match in a file, with its line; for a pattern with a group the group. */
function found(path: string, pattern: RegExp): { at: string; cited: string }[] {
  const text = texts.get(path) ?? '';
  return [...text.matchAll(pattern)].map((match) => ({
    at: `${path}:${text.slice(0, match.index).split('\n').length}`,
    cited: match[1] ?? match[0],
  }));
}

/** Tells whether `page.md#anchor` exists. A page alone is not enough, because its reader would have to search for the rule. */
function hasHeading(cited: string): boolean {
  const [page = '', anchor = ''] = cited.split('#');
  return anchors.get(page)?.has(anchor) ?? false;
}

/** Returns the anchors that Markdown viewers make of a page's headings. */
function anchorsOf(page: string): Set<string> {
  const headings = [...page.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)];
  return new Set(
    headings.map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/ /g, '-'),
    ),
  );
}
