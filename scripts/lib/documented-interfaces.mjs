import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Paths inside of packages without `exports` that their documentation names. */
const DOCUMENTED = /^(?:ajv\/dist\/2020\.js|dayjs\/locale\/\w+)$/;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]((?:@[\w.-]+\/)?[\w.-]+)\/([^'"]+)['"]/g;

/**
 * Tells whether a path of a package is an inner one. A package with `exports` cannot be imported by any other path.
 *
 * @param {string} name
 * @param {string} path
 */
function isInner(name, path) {
  if (name.startsWith('.') || DOCUMENTED.test(`${name}/${path}`)) return false;
  const manifest = ['', 'server/', 'web/', 'e2e/']
    .map((part) => join(root, part, 'node_modules', name, 'package.json'))
    .find((file) => existsSync(file));
  if (manifest === undefined) return false;
  const { exports } = /** @type {{ exports?: unknown }} */ (JSON.parse(readFileSync(manifest, 'utf8')));
  return exports === undefined && !/\.css$/.test(path);
}

/**
 * What breaks the rule, and how it is found in a line.
 *
 * @type {{ what: string, files: RegExp, breaks: (line: string) => boolean }[]}
 */
const RULES = [
  {
    what: 'an import of an inner path that the package does not export',
    files: /\.(?:[cm]?[jt]sx?)$/,
    breaks: (line) => [...line.matchAll(IMPORT)].some(([, name = '', path = '']) => isInner(name, path)),
  },
  {
    what: 'a transform of files of packages',
    files: /^web\/(?:vite\/|vite\.config|jest\.config)/,
    breaks: (line) =>
      /\btransform\s*(?:\(|:\s*(?:async\s*)?(?:\(|function))|\btransformIgnorePatterns:\s*\[\]|node_modules\/(?!')/.test(
        line,
      ),
  },
  {
    what: 'the metadata storage of type-graphql',
    files: /^server\/.*\.ts$/,
    breaks: (line) => /\bimport\b.*\bgetMetadataStorage\b|type-graphql\/(?:build|dist)/.test(line),
  },
  {
    what: 'a cast that reaches a private member',
    files: /^(?:server|web)\/src\/.*\.tsx?$/,
    breaks: (line) =>
      /\bas unknown as \{\s*(?:readonly )?\[?\w+\]?\s*:\s*\{|\bas unknown as \{[^}]*\bstream\b|\bas unknown as \{ readonly \[/.test(
        line,
      ),
  },
];

/**
 * Refuses what a dependency does not document: changed packages, inner paths, private members.
 *
 * @returns {import('./run.mjs').RunResult}
 */
export function checkDocumentedInterfaces() {
  const files = globSync('{server,web,e2e,scripts}/**/*.{ts,tsx,js,mjs,cjs}', {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  /** @type {string[]} */
  const wrong = [];
  for (const file of files) {
    const rules = RULES.filter((rule) => rule.files.test(file));
    if (rules.length === 0) continue;
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const { what, breaks } of rules) {
          if (breaks(line)) wrong.push(`${file}:${index + 1}: ${what}: ${line.trim()}`);
        }
      });
  }
  return wrong.length === 0
    ? { code: 0, output: '' }
    : {
        code: 1,
        output: `Use what the package documents, a small wrapper around it, or another package (docs/adr/0035-only-documented-interfaces.md):\n${wrong.join('\n')}\n`,
      };
}
