/**
 * Lets this process import the server's TypeScript, compiled with the options of the running server: for tests, tools and `npm run dev`. The
 * hooks run in the thread that imports, because asking another thread takes longer than compiling.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { optionsFor } from './server-build.mjs';

const sourceFile = /^file:.*\.tsx?$/;

registerHooks({
  // The sources name the compiled files that they import, as TypeScript demands.
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    if (specifier.startsWith('.') && specifier.endsWith('.js') && !parentURL.includes('/node_modules/')) {
      for (const ending of ['.ts', '.tsx']) {
        const url = new URL(specifier.replace(/\.js$/, ending), parentURL);
        if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
      }
    }
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    const [address = ''] = url.split('?');
    if (!sourceFile.test(address) || address.includes('/node_modules/')) return nextLoad(url, context);
    const file = fileURLToPath(address);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      ...optionsFor(file),
      filename: file,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
