import type { Language } from './languages';
import { onFirstUse } from './onFirstUse';

/** The language that these pages were built in; the build and the tests define it (web/vite/texts.ts, web/jest.config.js). */
declare const LANGUAGE: Language;

/** The tag for `Intl`, and the direction, of the language that the pages are in. */
export const { locale, direction } = LANGUAGE;

/** Returns the mark before the tenths of a number, in fields that people type in. */
export const decimalMark = onFirstUse(
  () => new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);
