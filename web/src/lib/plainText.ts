/** Text without regard to case and accents, for searches in the browser. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
