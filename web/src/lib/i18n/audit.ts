import { auditTexts } from './fr/audit';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of a record's history. */
export const t = makeAreaT(auditTexts, commonTexts);

const fields: Readonly<Record<string, string>> = auditTexts.fields;
const values: Readonly<Record<string, string>> = auditTexts.values;

/** Returns a field's label; `driver.lastName` is shown with its group. */
export const fieldLabel = (field: string): string => {
  const [group, inner] = field.split('.');
  const known = fields[field] ?? fields[inner ?? group ?? field] ?? field;
  return inner && fields[`${group ?? ''}.`] ? `${fields[`${group ?? ''}.`] ?? ''}, ${known.toLowerCase()}` : known;
};

/** Returns the label of a stored value; undefined if it needs none. */
export const valueLabel = (value: string): string | undefined => values[value];
