/**
 * Reads a day as people type it, `25-11-2026`, `5/1/2026`, `25112026`, or as `2026-11-25`, and gives it as `YYYY-MM-DD`; null for what is
 * no date. A year of two digits counts where `shortYear` is set: while someone types, it may be the first half of a longer one. A year
 * alone counts as its first day where `yearAlone` is set.
 */
export const parseDay = (text: string, { shortYear = false, yearAlone = false } = {}): string | null => {
  const typed = text.trim();
  if (yearAlone && /^(19|20)\d{2}$/.test(typed)) return `${typed}-01-01`;
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  const french = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [french?.[3], french?.[2], french?.[1]];
  if (!year || !month || !day || (year.length === 2 && !shortYear)) return null;
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${found}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(found) && found > '1900' ? found : null;
};
