/** The parts of Vite's build manifest that are read here, by source module. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The files that a page needs at once, as paths from the root of the site. */
interface PageFiles {
  scripts: string[];
  stylesheets: string[];
}

/** Lists the files of modules and of their static imports, each once, dependencies first. */
export const filesOf = (manifest: Manifest, modules: readonly string[]): PageFiles => {
  const scripts = new Set<string>();
  const stylesheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}`);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => stylesheets.add(`/${file}`));
    scripts.add(`/${chunk.file}`);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], stylesheets: [...stylesheets] };
};
