import { searchForm } from '../../../kernel/search-form.js';
import { plainNumber } from '../../../kernel/plain-number.js';
import { parseDay, parseInstant } from '../../../kernel/time.js';

/** A field that a line of an import may fill. */
export interface ImportField {
  /** The path of the command's field, as its problems name it: `insurance.endsOn`. */
  readonly name: string;
  /** The heading of its column in the template and in exports. */
  readonly heading: string;
  /** Other headings that mean it. */
  readonly synonyms: readonly string[];
  /** Whether each new record needs it. */
  readonly required: boolean;
  /** Says in French what may be written. */
  readonly note: string;
  readonly example: string;
  /** The values of a choice, as they are written; empty for any other field. */
  readonly choices: readonly string[];
  /** Reads the text of a cell, which is not empty. What it cannot read it returns as it is, for the field's own rule. Throws UnreadableCell. */
  readonly read: (text: string) => unknown;
}

/** A cell that cannot be read; the message is a French sentence. */
export class UnreadableCell extends Error {}

type Details = Pick<ImportField, 'name' | 'heading'> & Partial<ImportField>;

/** A field that takes a text as it is. */
export function textField(details: Details): ImportField {
  return { synonyms: [], required: false, note: 'Texte', example: '', choices: [], read: (text) => text, ...details };
}

/** A field that takes a whole number. */
export function wholeField(details: Details): ImportField {
  const read = (text: string): unknown => {
    const number = Number(plainNumber(text) ?? NaN);
    return Number.isFinite(number) ? number : text;
  };
  return textField({ note: 'Nombre entier', ...details, read });
}

/** A field that takes an amount in Dh, whose spellings its rule reads. */
export function amountField(details: Details): ImportField {
  return textField({ note: 'Montant en Dh, par exemple 350 ou 1 250,50', ...details });
}

/** A field that takes a telephone. Sheets drop the zero at the beginning of a number. */
export function phoneField(details: Details): ImportField {
  const read = (text: string): string => (/^[5-7]\d{8}$/.test(text) ? `0${text}` : text);
  return textField({
    note: 'Par exemple 06 12 34 56 78 ou +33 6 12 34 56 78',
    example: '0612345678',
    ...details,
    read,
  });
}

/** A field that takes a day. */
export function dayField(details: Details): ImportField {
  return textField({ note: 'Date jj/mm/aaaa', example: '15/03/2024', ...details, read: dayOf });
}

/** A field that takes a day, or a year alone for its first day. */
export function yearField(details: Details): ImportField {
  const read = (text: string): string => dayOf(/^\d{4}$/.test(text) ? `${text}-01-01` : text);
  return textField({ note: 'Date jj/mm/aaaa, ou année seule', example: '2023', ...details, read });
}

/** The time of a date without one. */
const USUAL_TIME = '09:00';

/** A field that takes a moment in the agency's time. */
export function momentField(details: Details): ImportField {
  const read = (text: string): Date => {
    const [, day = text, hour, minute = '00'] = /^(\S+)[ T]+(?:à )?(\d{1,2})[h:](\d{2})?(?::\d{2})?$/.exec(text) ?? [];
    const time = hour === undefined ? USUAL_TIME : `${hour.padStart(2, '0')}:${minute}`;
    const moment = parseInstant(`${dayOf(day)} ${time}`);
    if (!moment) throw new UnreadableCell(`« ${text} » n'est pas une date valable : écrivez-la jj/mm/aaaa hh:mm.`);
    return moment;
  };
  const note = `Date et heure jj/mm/aaaa hh:mm ; sans heure, ${USUAL_TIME.replace(':', ' h ')}`;
  return textField({ note, ...details, read });
}

/** A value that may be chosen, with the text that means it and others that are read as well. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly synonyms?: readonly string[];
}

/** A field that takes one of several values, by its name in any spelling. */
export function choiceField<Value>(details: Details, choices: readonly Choice<Value>[]): ImportField {
  const values = new Map(
    choices.flatMap(({ value, label, synonyms = [] }) => [label, ...synonyms].map((text) => [plainForm(text), value])),
  );
  const labels = choices.map(({ label }) => label);
  const shown = labels.slice(0, 8).join(', ');
  const read = (text: string): Value => {
    const value = values.get(plainForm(text));
    if (value !== undefined) return value;
    throw new UnreadableCell(`« ${text} » n'est pas dans la liste : ${shown}${labels.length > 8 ? '…' : ''}.`);
  };
  return textField({
    note: `Au choix : ${labels.join(', ')}`,
    example: labels[0] ?? '',
    ...details,
    choices: labels,
    read,
  });
}

/** Makes choices of the French names of values. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  synonyms: Partial<Readonly<Record<Value, readonly string[]>>> = {},
): Choice<Value>[] {
  return (Object.keys(labels) as Value[]).map((value) => ({
    value,
    label: labels[value],
    synonyms: [value, ...(synonyms[value] ?? [])],
  }));
}

const YES_OR_NO: readonly Choice<boolean>[] = [
  { value: true, label: 'Oui', synonyms: ['o', 'x', '1', 'vrai', 'true', 'yes', 'avec'] },
  { value: false, label: 'Non', synonyms: ['n', '0', 'faux', 'false', 'no', 'sans', '-'] },
];

/** A field that takes Oui or Non. */
export function yesNoField(details: Details): ImportField {
  return choiceField(details, YES_OR_NO);
}

/** Makes one form of all spellings of a heading or a choice: letters and digits without accents and signs. */
export function plainForm(text: string): string {
  return searchForm(text)
    .replace(/n°|№/g, 'numero')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Reads a day as people write it, day first; returns what is none as it is. */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  const iso =
    year === undefined
      ? text.replace(/[T ]\d{2}:\d{2}.*$/, '')
      : [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  return parseDay(iso) ?? text;
}
