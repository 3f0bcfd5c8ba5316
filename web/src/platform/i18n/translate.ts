import { hasRightToLeft, isolated } from './ltr';
import { locale } from './locale';
import { onFirstUse } from './onFirstUse';

/** The plural forms of all languages (CLDR). French uses one, other, and zero for an own text. */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A tree of texts; a text that depends on a number has a form for each plural of its language, `_one` and `_other` in French. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type WithoutPlural<K extends string> = K extends `${infer Base}_${Form}` ? Base : K;

type PluralBase<K extends string> = K extends `${infer Base}_${Form}` ? Base : never;

/**
 * The type of a text file in another language: the keys of the French one, with the plural forms of its own. What it leaves out is shown
 * in French, and `npm run check` names it.
 */
export type Translation<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]>;
} & { readonly [K in keyof T & string as `${PluralBase<K>}_${Form}`]?: string };

/** Every key of a tree, `nav.home`, without plural endings. */
export type TextKey<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${WithoutPlural<K>}` : TextKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type Values = Record<string, string | number>;

const plural = onFirstUse(() => new Intl.PluralRules(locale));

const find = (texts: Texts, path: string): string | undefined => {
  let at: string | Texts | undefined = texts;
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
};

const findForm = (texts: Texts, path: string, count: string | number | undefined): string | undefined => {
  if (typeof count !== 'number') return find(texts, path);
  const zero = count === 0 ? find(texts, `${path}_zero`) : undefined;
  return zero ?? find(texts, `${path}_${plural().select(count)}`) ?? find(texts, `${path}_other`) ?? find(texts, path);
};

/** Names before which French 'de' becomes 'd’'; H and Y of Moroccan names keep it. */
const elides = /^[aeiouœæ]/i;

/** Writes 'd’Omar' for 'de {name}' where the language elides. */
const elided = (text: string, { name }: Values): string =>
  locale.startsWith('fr') && typeof name === 'string' && elides.test(name.normalize('NFD'))
    ? text.replace(/\b([Dd])e \{name\}/g, '$1’{name}')
    : text;

const fill = (text: string, values: Values): string => {
  const mixed = [text, ...Object.values(values)].some((part) => hasRightToLeft(String(part)));
  return elided(text, values).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole;
    return mixed && typeof value === 'string' ? isolated(value) : String(value);
  });
};

/**
 * Makes the function that returns an area's texts by key, with `{name}` filled in and the plural form of `count`. Keys are checked by the
 * compiler; an unknown computed key is shown as itself.
 */
export const makeT =
  <T extends Texts>(texts: T) =>
  (key: TextKey<T>, values: Values = {}): string =>
    fill(findForm(texts, key, values.count) ?? key, values);

/** Like `makeT`, with the texts that every area shares under `common:`. */
export const makeAreaT =
  <T extends Texts, Common extends Texts>(texts: T, common: Common) =>
  (key: TextKey<T> | `common:${TextKey<Common>}`, values: Values = {}): string => {
    const name = String(key);
    const shared = name.startsWith('common:');
    const path = shared ? name.slice('common:'.length) : name;
    return fill(findForm(shared ? common : texts, path, values.count) ?? path, values);
  };
