import { t } from '../texts';
import type { SearchFieldChoice } from './SearchBox';

/** Returns the choices of a search: 'Tous les champs' first, then the columns in their order (docs/rules/back-office.md#lists). */
export const searchFields = <Field extends string>(
  columns: readonly SearchFieldChoice<Field>[],
): readonly SearchFieldChoice<Field | ''>[] => [{ value: '', label: t('list.allFields') }, ...columns];

/** Like `searchFields`, for columns that only have a name; the telephone number has its keyboard. */
export const namedSearchFields = <Field extends string>(
  columns: readonly Field[],
  labelOf: (field: Field) => string,
): readonly SearchFieldChoice<Field | ''>[] =>
  searchFields(
    columns.map((value) => ({
      value,
      label: labelOf(value),
      inputMode: value === 'PHONE' ? ('tel' as const) : undefined,
    })),
  );
