import { join } from 'node:path';
import { defaultClientConditions, type Plugin } from 'vite';
import { leftOut } from './leftOut.ts';

/** Takes packages in their modern form where they have one: RxJS is a fifth smaller. */
export const conditions = ['es2015', ...defaultClientConditions];

/** An import in a package's file that is replaced: the importing file, the import, and the code that is used instead. */
interface Replaced {
  readonly by: RegExp;
  readonly id: RegExp;
  readonly code: string;
}

/** A component brings its parts under its own name: `Button.Group` comes with `Button`. */
const parts = Object.entries(leftOut).flatMap(([component, names]) =>
  names.map((name): Replaced => {
    const part = component + name;
    return {
      by: new RegExp(`/@mantine/core/esm/components/${component}/${component}\\.mjs$`),
      id: new RegExp(`/${part}/${part}\\.mjs$`),
      code: `export const ${part} = null;`,
    };
  }),
);

const replaced: readonly Replaced[] = [
  {
    // Every dialog loads the scroll area with its own scrollbars, only to ask whether it was given that one.
    by: /@mantine\/core\/esm\/components\/(?:Modal|Drawer)\/(?:Modal|Drawer)Root\.mjs$/,
    id: /\/ScrollArea\/ScrollArea\.mjs$/,
    code: 'export const ScrollArea = { Autosize: null };',
  },
  {
    // The scroll area takes one hook from the package that places menus and tooltips.
    by: /@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/,
    id: /^@floating-ui\/react$/,
    code: "import { useMergedRef } from '@mantine/hooks';\nexport const useMergeRefs = (refs) => useMergedRef(...refs);",
  },
  {
    // The printer of the package prints schemas too. The client only prints operations.
    by: /@apollo\/client\/utilities\/graphql\/print\.js$/,
    id: /^graphql$/,
    code: `export { printDocument as print } from ${JSON.stringify(join(import.meta.dirname, '../src/platform/graphql/printDocument.ts'))};`,
  },
  {
    // The visitor of documents describes what is no document, for developers.
    by: /\/graphql\/(?:language|jsutils)\/\w+\.mjs$/,
    id: /\/inspect\.mjs$/,
    code: 'export const inspect = String;',
  },
  {
    // Mantine's own hook changes the id of every field right after hydration, so that React renders all fields a second time.
    by: /@mantine\/(?:core|hooks)\/esm\//,
    id: /\/use-id(?:\/use-id)?\.mjs$/,
    code: "import { useId as useOwn } from 'react';\nexport const useId = (given) => {\n  const own = useOwn();\n  return typeof given === 'string' ? given : own;\n};",
  },
  // Our forms (kit/form/useServerForm.ts) have their own validation, compare with the stored values and watch nothing.
  ...Object.entries({
    '/actions': 'export const useFormActions = () => undefined;',
    '/use-form-watch':
      'const none = () => [];\nexport const useFormWatch = () => ({ getFieldSubscribers: none, notifyWatchSubscribers: none });',
    '/use-form-status':
      'const none = () => undefined;\nexport const useFormStatus = () => ({ setFieldTouched: none, setCalculatedFieldDirty: none, clearFieldDirty: none });',
    '/use-form-validating': 'export const useFormValidating = () => ({});',
    '/validate-values': 'export const validateValues = null;',
    '/validate-field-value': 'export const validateFieldValue = null;',
    '/should-validate-on-change': 'export const shouldValidateOnChange = () => false;',
  }).map(([part, code]): Replaced => ({
    by: /\/@mantine\/form\/esm\/use-form\.mjs$/,
    id: new RegExp(`${part}\\.mjs$`),
    code,
  })),
  ...parts,
];

/** Packages that are replaced by a file of ours. */
const ours: Readonly<Record<string, string>> = {
  // Dialogs need a tenth of it: browsers that the pages are built for stop scrolling by a style.
  'react-remove-scroll': 'src/kit/dialog/RemoveScroll.tsx',
};

/** A part of a file's code, and the code that replaces it. */
type Cut = readonly [piece: string, instead: string];

/**
 * Parts of the router that only its framework uses, with a build of its own: preloading of the pages behind links, forms, errors of server
 * components, instrumentation. The bundler cannot tell that they are not used. A build fails where the router no longer has the piece.
 */
const router: readonly Cut[] = [
  ['usePrefetchBehavior(\n      prefetch,\n      rest\n    )', '[false, null, {}]'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
  ['Form.displayName = "Form";', ''],
  ['if (this.context) {\n      return', 'if (false) {\n      return'],
  ['if (this.context && typeof error', 'if (false && typeof error'],
  ['if (init.instrumentations) {\n    let', 'if (false) {\n    let'],
  ['if (init.instrumentations) {\n    router', 'if (false) {\n    router'],
  // Reads data that a server of the framework would have written into the page.
  ['let state = window?.__staticRouterHydrationData;', 'return undefined; let state;'],
];
const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const withoutParts = (code: string, file: string): string =>
  router.reduce((rest, [piece, instead]) => {
    const [before, after, ...more] = rest.split(piece);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file} does not have exactly once: ${piece}`);
    return before + instead + after;
  }, code);

const ICON = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
const STROKES = /(?<=const __iconNode = )\[\[.*\]\](?=;)/;

/** An element of an icon: its tag and attributes. */
type Stroke = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Draws an icon by one path instead of one a stroke. A page of the fleet has 76 icons: their 300 paths were a third of its elements, and the
 * browser and React work for each.
 */
const inOnePath = (code: string, file: string): string => {
  const strokes = STROKES.exec(code)?.[0];
  if (strokes === undefined) throw new Error(`${file} does not list the strokes of an icon.`);
  const nodes = JSON.parse(strokes) as readonly Stroke[];
  // Each path begins with an absolute position, so that one can follow another.
  const paths = nodes.map(([tag, { d, key, ...rest }]) =>
    tag === 'path' && d?.startsWith('M') && key && Object.keys(rest).length === 0 ? d : null,
  );
  if (paths.includes(null)) return code;
  return code.replace(STROKES, JSON.stringify([['path', { d: paths.join(''), key: 'svg-0' }]]));
};

const prefix = '\0light:';

/** Vite plugin: keeps packages from loading and drawing parts that the pages do not use, a tenth of what a visitor's first page may weigh. */
export const light = (): Plugin => ({
  name: 'light',
  enforce: 'pre',
  apply: 'build',
  async resolveId(id, importer, options) {
    const file = ours[id];
    if (file !== undefined) return join(import.meta.dirname, '..', file);
    // The router's package names its build with warnings only, whatever is built.
    if (/^react-router(?:\/dom)?$/.test(id)) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    }
    const by = importer?.replaceAll('\\', '/') ?? '';
    const index = replaced.findIndex((one) => one.id.test(id) && one.by.test(by));
    return index < 0 ? null : `${prefix}${index}`;
  },
  load(id) {
    return id.startsWith(prefix) ? (replaced[Number(id.slice(prefix.length))]?.code ?? null) : null;
  },
  transform(code, id) {
    const file = id.replaceAll('\\', '/');
    if (ICON.test(file)) return { code: inOnePath(code, file), map: null };
    return ROUTER.test(file) && code.includes('function createRouter(')
      ? { code: withoutParts(code, file), map: null }
      : null;
  },
});
