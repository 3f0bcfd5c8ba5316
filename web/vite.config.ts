import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { codeSplitting } from './vite/chunks.ts';
import { entryFileNames, offlineApp, WORKER_SOURCE } from './vite/offlineApp.ts';
import { precompress } from './vite/precompress.ts';
import { define, language, texts } from './vite/texts.ts';

/** The server of `npm run dev`. */
const server = `http://localhost:${process.env.PORT ?? 4000}`;

/**
 * The first browsers with `light-dark()`, which must not be compiled: Mantine sets the colour scheme by a variable, which the compiled form
 * for older browsers ignores.
 */
const browsers = { chrome: 123, edge: 123, firefox: 120, safari: 18 };

export default defineConfig(({ isSsrBuild }): UserConfig => ({
  root: import.meta.dirname,
  define,
  plugins: [texts(), react(), ...(isSsrBuild ? [] : [offlineApp(), precompress()])],
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
  // The development server does not serve the IDE's page, whose workers cannot be pre-bundled.
  optimizeDeps: { entries: ['index.html'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      targets: Object.fromEntries(Object.entries(browsers).map(([browser, version]) => [browser, version << 16])),
    },
  },
  // The server's renderer must be self-contained, because the pages' packages are missing where only the server is installed.
  ssr: { noExternal: true },
  build: {
    outDir: `${isSsrBuild ? 'dist-server' : 'dist'}${language === 'fr' ? '' : `-${language}`}`,
    // Tells where to find the files of a page that the server renders.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // These browsers preload modules by themselves.
    modulePreload: { polyfill: false },
    cssTarget: Object.entries(browsers).map(([browser, version]) => `${browser}${version}`),
    emptyOutDir: true,
    reportCompressedSize: false,
    // The IDE's editor is one large chunk that only its own page loads.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      ...(isSsrBuild
        ? { input: join(import.meta.dirname, 'src/app/server.tsx') }
        : {
            input: ['index.html', 'graphiql.html', WORKER_SOURCE],
            output: { entryFileNames, codeSplitting: codeSplitting(import.meta.dirname) },
          }),
      // Hides warnings about GraphiQL's own files and about the time of compression.
      checks: { moduleLevelDirective: false, pluginTimings: false },
    },
  },
}));
