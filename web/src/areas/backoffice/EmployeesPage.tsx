import type { ApolloClient } from '@apollo/client';
import { employeesQuery } from '../../features/employee-desk/employeesQuery';
import { listRoute } from '../../kit/list/listQuery';
import { EmployeeList } from '../../features/employee-desk/EmployeeList';
import { t } from '../../features/employee-desk/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, employeesQuery);

/** Shows /User (docs/rules/back-office.md#employees). */
export const EmployeesPage = () => {
  usePageTitle(t('employees.title'));
  return <EmployeeList />;
};
