import { locale } from '../../platform/i18n/locale';

/** How a figure stands against the one before: per cent, rounded; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round((100 * (now - before)) / before) : null;

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });

/** `octobre`, of a month's first day. */
export const nameOfMonth = (day: string): string => monthName.format(new Date(`${day}T00:00Z`));
