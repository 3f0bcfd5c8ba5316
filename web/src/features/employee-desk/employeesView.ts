import type { EmployeeFilter } from '../../lib/graphql/types.generated';
import { choiceParam, textParam, type ListState } from '../../ui/list/listParams';

/** The view of the employee list, as it stands in the address. */
export const employeesView = {
  text: textParam('recherche'),
  role: choiceParam('role', { admin: 'ADMIN', employe: 'EMPLOYEE' } as const, null),
};

export type EmployeesState = ListState<typeof employeesView>;

export const toFilter = ({ text, role }: EmployeesState): EmployeeFilter => ({
  ...(text.trim() && { search: text.trim() }),
  ...(role && { role }),
});

export const withoutFilters: Partial<EmployeesState> = { text: '', role: null };
