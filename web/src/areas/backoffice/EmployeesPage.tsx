import { EmployeeList } from '../../features/employee-desk/EmployeeList';
import { t } from '../../features/employee-desk/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /User (docs/rules/back-office.md#employees). */
export const EmployeesPage = () => {
  usePageTitle(t('employees.title'));
  return <EmployeeList />;
};
