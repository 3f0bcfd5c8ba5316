import { EmployeesDocument } from './EmployeeList.generated';
import { askedOf, employeesView } from './employeesView';

/** The query of the list, for the list and the loader of its route. */
export const employeesQuery = { view: employeesView, query: EmployeesDocument, asked: askedOf };
