import { choice, type ValueOf } from '../../../api/rest/wire-schema.js';
import { Title } from '../../../kernel/title.js';

const WIRE_TITLES = { [Title.MR]: 'Monsieur', [Title.MRS]: 'Madame' } as const;
const TITLES: ReadonlyMap<unknown, Title> = new Map<unknown, Title>([
  [WIRE_TITLES[Title.MR], Title.MR],
  [WIRE_TITLES[Title.MRS], Title.MRS],
]);

/** `sexe` of an answer. */
export const TITLE = choice(Object.values(WIRE_TITLES));
/** `sexe` of a body. */
export const SENT_TITLE = choice(['', ...Object.values(WIRE_TITLES)]);

/** Reads `sexe`: Monsieur if it was not sent; anything but the two words is passed on, so that validation refuses it. */
export function titleFromWire(sexe: unknown): Title {
  if (sexe === undefined || sexe === null || sexe === '') return Title.MR;
  return TITLES.get(sexe) ?? (sexe as Title);
}

/** Converts a title to the value of the REST field `sexe`. */
export function titleToWire(title: Title): ValueOf<typeof TITLE> {
  return WIRE_TITLES[title];
}
