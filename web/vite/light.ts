import { join } from 'node:path';
import { defaultClientConditions, type Plugin } from 'vite';
import { leftOut } from './leftOut.ts';

/** Takes packages in their modern form where they have one: RxJS is a fifth smaller. */
export const conditions = ['es2015', ...defaultClientConditions];

/** An import of one of Mantine's files that is replaced: the importing file, the import, and the code that stands in for it. */
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
  ...parts,
];

/** Packages that are replaced by a file of ours. */
const ours: Readonly<Record<string, string>> = {
  // Dialogs need a tenth of it: browsers that the pages are built for stop scrolling by a style.
  'react-remove-scroll': 'src/kit/dialog/RemoveScroll.tsx',
};

const prefix = '\0light:';

/** Vite plugin: keeps packages from loading parts that the pages do not use, a tenth of what a visitor's first page may weigh. */
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
});
