import type { BuiltLanguage } from './languages';

/** The language that these pages were built in; the build and the tests define it (web/vite/texts.ts, web/jest.config.js). */
declare const LANGUAGE: BuiltLanguage;

/** The tag for `Intl`, the direction, and the marks of numbers of the language that the pages are in. */
export const { locale, direction, decimal: decimalMark, group: groupMark } = LANGUAGE;
