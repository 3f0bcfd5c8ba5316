import { locale } from '../../platform/i18n/locale';
import { onFirstUse } from '../../platform/i18n/onFirstUse';

/** Returns the change from the previous figure in percent, rounded; null if that was zero. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round((100 * (now - before)) / before) : null;

const monthName = onFirstUse(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

/** Returns the name of a month by its first day: `octobre`. */
export const nameOfMonth = (day: string): string => monthName().format(new Date(`${day}T00:00Z`));
