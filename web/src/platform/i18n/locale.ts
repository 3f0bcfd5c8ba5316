import type { BuiltLanguage } from './languages';

/** The language that these pages were built in; the build and the tests define it (web/vite/texts.ts, web/jest.config.js). */
declare const LANGUAGE: BuiltLanguage;

/** The tag for `Intl`, the direction, the marks of numbers and the names of the weekdays in the language that the pages are in. */
export const { locale, direction, decimal: decimalMark, group: groupMark, weekdays: weekdayNames } = LANGUAGE;
