import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** What visitors open: the pages of the site, and what is shown over them or loaded with them. */
const SITE = [/\/src\/areas\/public\/\w+\.tsx$/, /\/(?:VehicleDetail|ReservationForm|RegistrationForm)\.tsx$/];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } };

/**
 * Vite plugin: joins the style sheets of the site's pages into one. They are a few hundred bytes each, and a page had up to ten of them:
 * on a slow line each request costs more than the bytes of the others.
 */
export function siteStyles(): Plugin {
  return {
    name: 'site-styles',
    apply: 'build',
    generateBundle: {
      // After Vite's own plugins, which write the names of the style sheets into the programs and the manifest.
      order: 'post',
      handler(_, bundle) {
        const names = sheetsOf(bundle);
        const css = names.map((name) => sourceOf(bundle[name])).join('');
        const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
        const fileName = `assets/site-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source: css });
        const renamed = (text: string): string => names.reduce((all, name) => all.replaceAll(name, fileName), text);
        for (const name of names) delete bundle[name];
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset') {
            if (/\.(?:json|html)$/.test(file.fileName)) file.source = renamed(sourceOf(file));
            continue;
          }
          file.code = renamed(file.code);
          const sheets = (file as Chunk).viteMetadata?.importedCss;
          for (const name of names) if (sheets?.delete(name)) sheets.add(fileName);
        }
      },
    },
  };
}

const sourceOf = (file: Rolldown.OutputBundle[string] | undefined): string => {
  if (file?.type !== 'asset') throw new Error('A style sheet of the site is missing.');
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
};

/** Lists the style sheets of the site in the order in which they are loaded, without those of the application itself. */
function sheetsOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') add(next);
    }
    for (const name of chunk.viteMetadata?.importedCss ?? []) sheets.add(name);
  };
  for (const chunk of chunks) {
    const module = chunk.facadeModuleId?.replaceAll('\\', '/') ?? '';
    if (SITE.some((pattern) => pattern.test(module))) add(chunk);
  }
  const application = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  for (const name of application?.viteMetadata?.importedCss ?? []) sheets.delete(name);
  return [...sheets];
}
