/** Removes case and accents from a text, for searches in the browser. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
