import { t } from '../texts';
import type { ChoiceParam } from './listParams';
import type { SearchFieldChoice } from './SearchBox';

/** The keyboards that phones show for some columns. */
const inputModes: Partial<Record<string, 'tel' | 'email'>> = { PHONE: 'tel', EMAIL: 'email' };

/**
 * Returns the choices of a search: 'Tous les champs' first, then the columns of the list's view in their order
 * (docs/rules/back-office.md#lists).
 */
export const searchFields = <Field extends string>(
  { field }: { field: ChoiceParam<Field, ''> },
  labelOf: (field: Field) => string,
): readonly SearchFieldChoice<Field | ''>[] => [
  { value: '', label: t('list.allFields') },
  ...field.values.map((value) => ({ value, label: labelOf(value), inputMode: inputModes[value] })),
];
