import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './vite/chunks.ts';
import { operations } from './vite/operations.ts';
import { precompress } from './vite/precompress.ts';

/** Where `npm run dev` has its server. */
const server = `http://localhost:${process.env.PORT ?? 4000}`;

/**
 * The first browsers that know `light-dark()`. It must stay as written: Mantine sets the colour scheme by a variable,
 * which the rewriting for older browsers misses.
 */
const browsers = { chrome: 123, edge: 123, firefox: 120, safari: 18 };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [] : [operations(), precompress()])],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/exports': server,
      '/storage': server,
      '/healthz': server,
    },
  },
  // the IDE's page is not served by the development server, and its workers cannot be pre-bundled
  optimizeDeps: { entries: ['index.html'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      targets: Object.fromEntries(Object.entries(browsers).map(([browser, version]) => [browser, version << 16])),
    },
  },
  // What draws pages on the server stands for itself: the packages of the pages are not there where only the server is installed.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    // where to find the files of a page that the server draws
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // these browsers preload modules by themselves
    modulePreload: { polyfill: false },
    cssTarget: Object.entries(browsers).map(([browser, version]) => `${browser}${version}`),
    emptyOutDir: true,
    reportCompressedSize: false,
    // the IDE's editor is one large part that only its own page loads
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      ...(isSsrBuild
        ? { input: join(import.meta.dirname, 'src/app/server.tsx') }
        : { input: ['index.html', 'graphiql.html', 'src/app/boot.ts'], output: { codeSplitting } }),
      // notices about GraphiQL's own files and about the time compression takes
      checks: { moduleLevelDirective: false, pluginTimings: false },
    },
  },
}));
