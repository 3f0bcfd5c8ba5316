import { EmployeeList } from '../../features/employee-desk/EmployeeList';
import { t } from '../../lib/i18n/people';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /User (docs/rules/back-office.md#employees). */
export const EmployeesPage = () => {
  usePageTitle(t('employees.title'));
  return <EmployeeList />;
};
