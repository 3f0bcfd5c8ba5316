import type { KnipConfig } from 'knip';
import { languages } from './web/src/platform/i18n/languages.ts';

const translated = Object.keys(languages).filter((language) => language !== 'fr');

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/codegen/*.{mjs,ts}',
        // Started as a process.
        'scripts/lib/compile-server.mjs',
      ],
      project: ['scripts/**/*.{mjs,ts}'],
      // Checks start these by their path.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'typescript-native'],
    },
    server: {
      entry: [
        'src/main.ts',
        'src/schema.ts',
        'src/commands/*.ts',
        'src/platform/database/migrations/*.ts',
        // Loaded by their address, in a worker.
        'src/platform/pdf/pdf-worker.ts',
        'src/modules/*/*/*.document.tsx',
        'test/make-template.ts',
        'bench/main.ts',
        // Started as a process.
        'bench/bench-server.mjs',
        'bench/raw-server.mjs',
        'bench/flood-load.mjs',
      ],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,mjs}', 'bench/**/*.{ts,mjs}'],
      // Written by a tool, with exports that nothing here uses.
      ignore: ['test/*.generated.ts'],
      // Fonts of documents, found by a computed name or by the name of a file.
      ignoreDependencies: ['@expo-google-fonts/*'],
    },
    web: {
      entry: [
        'src/test/*.{ts,cjs}',
        'vite/missingTexts.ts',
        // Loaded by their path.
        'vite/documents.ts',
        'src/app/document.texts.fr.ts',
        // The build puts them in the place of the French texts.
        ...translated.map((language) => `src/**/*texts.${language}.ts`),
      ],
      project: ['src/**/*.{ts,tsx}', 'vite/**/*.ts'],
      // Has the limits of all inputs, whether a form uses them or not.
      ignore: ['src/platform/graphql/limits.generated.ts'],
      // The font, which a style in index.html imports.
      ignoreDependencies: ['@fontsource-variable/cairo'],
    },
    e2e: {
      // The last two are started as processes.
      entry: ['**/*.spec.ts', 'provide-browser.ts', 'layout-shifts.ts'],
      project: ['**/*.ts'],
    },
  },
  // The schema contains every value, whether it is used here or not.
  exclude: ['enumMembers'],
  ignoreExportsUsedInFile: true,
};

export default config;
