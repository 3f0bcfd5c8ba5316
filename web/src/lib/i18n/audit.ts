import { auditTexts } from './fr/audit';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of a record's history. */
export const t = makeAreaT(auditTexts, commonTexts);

const fields: Readonly<Record<string, string>> = auditTexts.fields;
const values: Readonly<Record<string, string>> = auditTexts.values;

/** A field's name as people read it: `driver.lastName` is told with its group. */
export const fieldLabel = (field: string): string => {
  const [group, inner] = field.split('.');
  const known = fields[field] ?? fields[inner ?? group ?? field] ?? field;
  return inner && fields[`${group ?? ''}.`] ? `${fields[`${group ?? ''}.`] ?? ''}, ${known.toLowerCase()}` : known;
};

/** A stored value as people read it; undefined for one that needs no words of its own. */
export const valueLabel = (value: string): string | undefined => values[value];
