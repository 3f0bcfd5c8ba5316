import type { EmployeeFilter, EmployeeSearch } from '../../lib/graphql/types.generated';
import { choiceParam, textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** The view of the employee list, as it stands in the address. */
export const employeesView = {
  text: textParam('recherche'),
  role: choiceParam('role', { admin: 'ADMIN', employe: 'EMPLOYEE' } as const, null),
};

export type EmployeesState = ListState<typeof employeesView>;

export const toFilter = ({ role }: EmployeesState): EmployeeFilter => ({
  ...(role && { role }),
});

export const toSearch = ({ text }: EmployeesState): EmployeeSearch | undefined => searchOf(text);

export const withoutFilters: Partial<EmployeesState> = { text: '', role: null };
