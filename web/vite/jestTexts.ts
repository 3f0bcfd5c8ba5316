/** A transformer of Jest: puts the texts of a language in the place of the French ones, as `texts.ts` does for the pages. */
import { textsIn } from './compileTexts.ts';

interface Asked {
  readonly transformerConfig: { readonly language: string };
}

/** Returns a text file's program in the language of the Jest project. */
export const process = (_source: string, file: string, { transformerConfig }: Asked): { code: string } => ({
  code: `exports.texts = ${JSON.stringify(textsIn(transformerConfig.language, file))};`,
});

/** Returns what the program depends on, for Jest's cache. */
export const getCacheKey = (source: string, file: string, { transformerConfig }: Asked): string =>
  [transformerConfig.language, file, source].join('\n');
