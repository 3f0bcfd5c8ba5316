/** Vite's manifest of the build, by the module that a file was made of; what stands here is what is read of it. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The files of the build, from the root of the site, that a page needs at once. */
interface PageFiles {
  scripts: string[];
  stylesheets: string[];
}

/** The files that modules are in and those that they import at once, each once, what is imported first. */
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
