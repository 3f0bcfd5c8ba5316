/** A language of the pages. */
export interface Language {
  /** The BCP 47 tag by which dates, numbers and plural forms are made; `lang` of the document. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A language with what the build derives from its tag. */
export interface BuiltLanguage extends Language {
  /** What stands before the tenths of a number, and between the groups of three digits. */
  readonly decimal: string;
  readonly group: string;
  /** The names of the weekdays, from Monday. */
  readonly weekdays: readonly string[];
}

/** The first Monday of 2024. */
const someMonday = Date.UTC(2024, 0, 1);

/**
 * Adds to a language the marks of its numbers and the names of its weekdays. They are found at build, because the first number or name that
 * a page formats by `Intl` makes the browser look through all its languages, 20 ms and more before the page answers a tap.
 */
export const builtLanguage = (language: Language): BuiltLanguage => {
  const parts = new Intl.NumberFormat(language.locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const mark = (wanted: 'decimal' | 'group'): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  const weekday = new Intl.DateTimeFormat(language.locale, { weekday: 'long', timeZone: 'UTC' });
  const weekdays = Array.from({ length: 7 }, (_, day) => weekday.format(someMonday + day * 86_400_000));
  return { ...language, decimal: mark('decimal'), group: mark('group'), weekdays };
};

/**
 * The languages in which the pages are built, by the name in their text files (`texts.fr.ts`). French is the reference: the others are
 * typed after it, and what they lack is shown in French (docs/adr/0028-languages-compiled-at-build.md).
 */
export const languages: Readonly<Record<string, Language>> = {
  fr: { locale: 'fr', direction: 'ltr' },
};
