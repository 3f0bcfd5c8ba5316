import { EmployeesDocument } from './EmployeeList.generated';
import { variablesOf, employeesView } from './employeesView';

/** The query of the list, for the list and the loader of its route. */
export const employeesQuery = { view: employeesView, query: EmployeesDocument, variables: variablesOf };
