import type { EmployeeFilter, EmployeeSortField } from '../../platform/graphql/types.generated';
import { choiceParam, sortParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of employees. */
export const employeesView = {
  text: textParam('recherche'),
  role: choiceParam('role', { admin: 'ADMIN', employe: 'EMPLOYEE' } as const, null),
  ...sortParams<EmployeeSortField>({ nom: 'NAME', ajout: 'CREATED_AT' }, 'NAME', 'ASC'),
};

/** The search, filters, order and page of the list of employees. */
export type EmployeesView = ListState<typeof employeesView>;

/** Returns the variables of the list's query. */
export const variablesOf = ({ role, ...view }: EmployeesView) => ({
  filter: { ...(role && { role }) } satisfies EmployeeFilter,
  ...searchAndSort(view),
});
