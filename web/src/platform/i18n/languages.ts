/** A language of the pages. */
export interface Language {
  /** The BCP 47 tag by which dates, numbers and plural forms are made; `lang` of the document. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * The languages in which the pages are built, by the name in their text files (`texts.fr.ts`). French is the reference: the others are
 * typed after it, and what they lack is shown in French (docs/adr/0028-languages-compiled-at-build.md).
 */
export const languages: Readonly<Record<string, Language>> = {
  fr: { locale: 'fr', direction: 'ltr' },
};
