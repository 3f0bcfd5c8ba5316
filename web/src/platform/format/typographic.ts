/** Sets the apostrophes of a sentence from the server, which has those of a keyboard, as the pages' own texts have them. */
export const typographic = (sentence: string): string => sentence.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
