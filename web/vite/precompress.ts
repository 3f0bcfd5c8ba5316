import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest|ttf|map)$/;
/** Bytes below which a compressed copy saves nothing on the wire. */
const smallestWorthIt = 1024;
/** Brotli's level for what the pages load, and a far quicker one for the API's editor: two thirds of all bytes, which few people load. */
const levels = { pages: 11, editor: 6 };
const EDITOR = /\/graphiql\.html$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Vite plugin: writes `X.br` and `X.gz` beside every text file `X` of the build, for a server that sends them as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir: outDir }, bundle) => {
        if (!outDir) return;
        const ofPages = filesOfPages(bundle);
        const levelOf = (name: string): number => (name in bundle && !ofPages.has(name) ? levels.editor : levels.pages);
        const names = await readdir(outDir, { recursive: true });
        await Promise.all(
          names.filter((name) => compressible.test(name)).map((name) => compress(join(outDir, name), levelOf(name))),
        );
      },
    },
  };
}

async function compress(file: string, level: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestWorthIt) return;
  const brotli = await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))]);
}

/** Returns the names of all files that the pages load, at once or later. */
function filesOfPages(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type === 'asset') return;
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    for (const next of [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets]) add(next);
  };
  for (const [name, file] of Object.entries(bundle)) {
    const isPage =
      file.type === 'asset' ? name === 'index.html' : file.isEntry && !EDITOR.test(file.facadeModuleId ?? '');
    if (isPage) add(name);
  }
  return found;
}
