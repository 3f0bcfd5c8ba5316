import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest|ttf|map)$/;
/** Bytes below which a compressed copy saves nothing on the wire. */
const smallestWorthIt = 1024;
/** Bytes above which brotli's highest level takes seconds to save a few per cent. */
const largestForSlowest = 1_000_000;

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
      handler: async ({ dir: outDir }) => {
        if (!outDir) return;
        const names = await readdir(outDir, { recursive: true });
        await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(join(outDir, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestWorthIt) return;
  const quality = content.length > largestForSlowest ? 6 : 11;
  const brotli = await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))]);
}
