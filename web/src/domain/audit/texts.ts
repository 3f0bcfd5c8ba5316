import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Texts of a record's history. */
export const t = makeAreaT(texts, commonTexts);

const fields: Readonly<Record<string, string>> = texts.fields;
const parts: Readonly<Record<string, string>> = texts.parts;
const values: Readonly<Record<string, string>> = texts.values;

/** Returns a field's label; `driver.lastName` is shown with its group. */
export const fieldLabel = (field: string): string => {
  const [group, inner] = field.split('.');
  const label = fields[field] ?? fields[inner ?? group ?? field] ?? field;
  return inner && fields[`${group ?? ''}.`] ? `${fields[`${group ?? ''}.`] ?? ''}, ${label.toLowerCase()}` : label;
};

/** Returns the label of a stored value; undefined if it needs none. */
export const valueLabel = (value: string): string | undefined => values[value];

/** Returns the label of a part of a record. */
export const partLabel = (part: string): string => parts[part] ?? part;
