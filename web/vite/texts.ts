import type { Plugin } from 'vite';
import { builtLanguage, languages, type Language } from '../src/platform/i18n/languages.ts';
import { fileIn, isFrench, PSEUDO, textsIn } from './compileTexts.ts';

/** The language of this build: French, unless PAGES_LANGUAGE names another one of the list, or the pseudo-language. */
export const language = process.env.PAGES_LANGUAGE ?? 'fr';

const known: Readonly<Record<string, Language>> = { ...languages, [PSEUDO]: { locale: 'fr', direction: 'rtl' } };
const current = known[language];
if (!current) throw new Error(`PAGES_LANGUAGE is ${language}, which is not in web/src/platform/i18n/languages.ts.`);

/** The constants that the build puts into the code: the language of the pages (platform/i18n/locale.ts). */
export const define = { LANGUAGE: JSON.stringify(builtLanguage(current)) };

/**
 * Puts the texts of the build's language in the place of the French ones, so that a visitor loads one language
 * (docs/adr/0028-languages-compiled-at-build.md).
 */
export const texts = (): Plugin => ({
  name: 'texts',
  enforce: 'pre',
  // The names of months and days in the pickers.
  resolveId(id, importer) {
    return language !== 'fr' && id === 'dayjs/locale/fr'
      ? this.resolve(`dayjs/locale/${current.locale.toLowerCase()}`, importer)
      : null;
  },
  load(id) {
    if (language === 'fr' || !isFrench(id)) return null;
    this.addWatchFile(fileIn(language, id));
    return `export const texts = ${JSON.stringify(textsIn(language, id))};`;
  },
  transformIndexHtml(html, { filename }) {
    const own = filename.replace(/[^/\\]+\.html$/, 'src/app/document.texts.fr.ts');
    const said = textsIn(language, own);
    return html
      .replace('<html lang="fr"', `<html lang="${current.locale}" dir="${current.direction}"`)
      .replace(/\{\{(\w+)\}\}/g, (hole, key: string) => {
        const text = said[key];
        return typeof text === 'string' ? text : hole;
      });
  },
});
