import type { BuiltLanguage } from './languages';

/** The language that these pages were built in; the build and the tests define it (web/vite/texts.ts, web/jest.config.js). */
declare const LANGUAGE: BuiltLanguage;

/** What the pages need of the language they were built in: its tag for `Intl`, text direction, marks in numbers, and weekdays from Monday. */
export const { locale, direction, decimal: decimalMark, group: groupMark, weekdays: weekdayNames } = LANGUAGE;
