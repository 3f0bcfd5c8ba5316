import { Title } from '../../../kernel/title.js';

const TITLES: ReadonlyMap<unknown, Title> = new Map([
  ['Monsieur', Title.MR],
  ['Madame', Title.MRS],
]);
const WIRE_TITLES: Readonly<Record<Title, string>> = { [Title.MR]: 'Monsieur', [Title.MRS]: 'Madame' };

/** `sexe`: Monsieur when it is not sent; anything but the two words is handed on to be refused. */
export function titleFromWire(sexe: unknown): Title {
  if (sexe === undefined || sexe === null || sexe === '') return Title.MR;
  return TITLES.get(sexe) ?? (sexe as Title);
}

export function titleToWire(title: Title): string {
  return WIRE_TITLES[title];
}
