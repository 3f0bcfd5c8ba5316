import type { BuiltLanguage } from './languages';

/** The language that these pages were built in; the build and the tests define it (web/vite/texts.ts, web/jest.config.js). */
declare const LANGUAGE: BuiltLanguage;

/**
 * Properties of the language that the pages were built in: the tag for `Intl`, the text direction, the marks in numbers, and the names of the
 * weekdays from Monday on.
 */
export const { locale, direction, decimal: decimalMark, group: groupMark, weekdays: weekdayNames } = LANGUAGE;
