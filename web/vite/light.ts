import { defaultClientConditions, type Plugin } from 'vite';

/** Takes packages in their modern form where they have one: RxJS is a fifth smaller. */
export const conditions = ['es2015', ...defaultClientConditions];

/** Imports of Mantine's files that are replaced: the importing file, the import, and the code that stands in for it. */
const replaced: readonly { readonly by: RegExp; readonly id: RegExp; readonly code: string }[] = [
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
];

const prefix = '\0light-mantine:';

/** Vite plugin: keeps Mantine's dialogs from loading parts that they do not use, a tenth of what a visitor's first page may weigh. */
export const lightMantine = (): Plugin => ({
  name: 'light-mantine',
  enforce: 'pre',
  apply: 'build',
  resolveId(id, importer) {
    const by = importer?.replaceAll('\\', '/') ?? '';
    const index = replaced.findIndex((one) => one.id.test(id) && one.by.test(by));
    return index < 0 ? null : `${prefix}${index}`;
  },
  load(id) {
    return id.startsWith(prefix) ? (replaced[Number(id.slice(prefix.length))]?.code ?? null) : null;
  },
});
