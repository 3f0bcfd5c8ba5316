/** How to start a module of the server as the entry of a thread or a process of its own. */
export interface OwnEntry {
  readonly url: URL;
  /** For `new Worker` and `fork`. */
  readonly options: { execArgv?: string[] };
}

/**
 * Returns how to start a module in the way that this one runs: compiled, or in tests and `npm run dev` through the loader. `path` is relative
 * to the module whose `import.meta.url` is passed, without an ending.
 */
export function ownEntry(path: string, from: string): OwnEntry {
  if (from.endsWith('.js')) return { url: new URL(`${path}.js`, from), options: {} };
  const loader = new URL('../../../scripts/lib/server-sources.mjs', import.meta.url);
  return { url: new URL(`${path}.ts`, from), options: { execArgv: ['--import', loader.href] } };
}
