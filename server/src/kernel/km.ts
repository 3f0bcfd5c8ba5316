/** Writes whole kilometres as screens and documents do: `25 104 km`, with spaces that do not break. */
export function formatKm(km: number): string {
  return `${groupDigits(String(km))}\u00a0km`;
}

/** Groups the digits of a whole number by three, from the right. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}
