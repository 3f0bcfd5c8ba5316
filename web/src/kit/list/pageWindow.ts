/**
 * Returns the page links to show: at most `max`, always with the first and the last page (docs/rules/back-office.md#lists); `null` is a
 * gap.
 */
export const pageWindow = (current: number, last: number, max = 9): (number | null)[] => {
  if (last <= max) return Array.from({ length: last }, (_, index) => index + 1);
  const inner = max - 2;
  const start = Math.min(Math.max(current - Math.floor(inner / 2), 2), last - inner);
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  return [1, ...(start > 2 ? [null] : []), ...middle, ...(start + inner < last ? [null] : []), last];
};
