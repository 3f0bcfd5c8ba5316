import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/codegen/*.{mjs,ts}'],
      project: ['scripts/**/*.{mjs,ts}'],
      // what the checks start by its path
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    server: {
      entry: [
        'src/main.ts',
        'src/schema.ts',
        'src/commands/*.ts',
        'src/platform/database/migrations/*.ts',
        // loaded by their address, in a worker
        'src/platform/pdf/pdf-worker.ts',
        'src/modules/*/*/*.document.tsx',
        'test/make-template.ts',
        'bench/main.ts',
        // a process of its own
        'bench/bench-server.mjs',
        'bench/raw-server.mjs',
      ],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,mjs}', 'bench/**/*.{ts,mjs}'],
      // written by a tool, with exports that nobody here asks for
      ignore: ['test/*.generated.ts'],
      // the fonts of documents, found by a computed name
      ignoreDependencies: ['@fontsource/cairo'],
    },
    web: {
      // the documents are loaded by their path
      entry: ['src/test/*.{ts,cjs}', 'vite/documents.ts'],
      project: ['src/**/*.{ts,tsx}', 'vite/**/*.ts'],
    },
    e2e: {
      entry: ['**/*.spec.ts', 'provide-browser.ts'],
      project: ['**/*.ts'],
    },
  },
  // the schema has every value, whoever uses it
  exclude: ['enumMembers'],
  ignoreExportsUsedInFile: true,
};

export default config;
