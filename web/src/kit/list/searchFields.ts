import { t } from '../texts';
import type { SearchFieldChoice } from './SearchBox';

/** Returns the choices of a search: 'Tous les champs' first, then the columns in their order (docs/rules/back-office.md#lists). */
export const searchFields = <Field extends string>(
  columns: readonly SearchFieldChoice<Field>[],
): readonly SearchFieldChoice<Field | ''>[] => [{ value: '', label: t('list.allFields') }, ...columns];
