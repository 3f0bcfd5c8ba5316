import { existsSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';

/** A tree of texts, as a text file exports it. */
interface Texts {
  readonly [key: string]: string | Texts;
}

/** What every part of a text is in the pseudo-language: whatever the pages show without these marks is hard-wired. */
const mark = (text: string): string => `⟦${text}⟧`;

/** The name of the language that is made from the French texts for the tests. */
export const PSEUDO = 'pseudo';

/** Tells whether a file holds French texts: `texts.fr.ts`, `compare.texts.fr.ts`. */
export const isFrench = (file: string): boolean => /[/\\](?:\w+\.)?texts\.fr\.ts$/.test(file);

/** Returns the file that holds the same texts in another language. */
export const fileIn = (language: string, french: string): string => french.replace(/fr\.ts$/, `${language}.ts`);

const ending = /_(?:zero|one|two|few|many|other)$/;

/** Evaluates a text file, which is data: `export const texts = { … }`. Throws if it exports no such object. */
export const readTexts = (file: string): Texts => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const exports: { texts?: Texts } = {};
  runInNewContext(code, { exports });
  if (!exports.texts) throw new Error(`${file} must export \`texts\`.`);
  return exports.texts;
};

const marked = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? mark(text) : marked(text)]),
  );

/**
 * Returns the texts of a language, with the French ones for what it lacks. The plural forms of a text are one thing: a language that has
 * any of them takes none from the French, which chooses by other numbers.
 */
export const complete = (french: Texts, own: Texts): Texts => {
  const bases = new Set(Object.keys(own).flatMap((key) => (ending.test(key) ? [key.replace(ending, '')] : [])));
  const fallback = Object.entries(french).filter(([key]) => !ending.test(key) || !bases.has(key.replace(ending, '')));
  const merged = fallback.map(([key, text]) => {
    const said = own[key];
    if (typeof text === 'string') return [key, typeof said === 'string' ? said : text];
    return [key, typeof said === 'object' ? complete(text, said) : text];
  });
  const forms = Object.entries(own).filter(([key]) => ending.test(key));
  return Object.fromEntries([...merged, ...forms]) as Texts;
};

/** Returns the keys of the French texts that a language lacks; plural forms count as one. */
export const missing = (french: Texts, own: Texts, path = ''): string[] => {
  const bases = new Set(Object.keys(own).map((key) => key.replace(ending, '')));
  const lacking = Object.entries(french).flatMap(([key, text]) => {
    if (typeof text === 'string') return bases.has(key.replace(ending, '')) ? [] : [path + key.replace(ending, '')];
    const said = own[key];
    return missing(text, typeof said === 'object' ? said : {}, `${path}${key}.`);
  });
  return [...new Set(lacking)];
};

/** Returns the texts of a French file in another language. */
export const textsIn = (language: string, french: string): Texts => {
  if (language === PSEUDO) return marked(readTexts(french));
  const own = fileIn(language, french);
  return existsSync(own) ? complete(readTexts(french), readTexts(own)) : readTexts(french);
};
