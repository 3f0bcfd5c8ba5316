import { EmployeeList } from '../../features/employee-desk/EmployeeList';
import { t } from '../../lib/i18n/people';
import { usePageTitle } from '../../lib/usePageTitle';

/** /User (spec/2-back-office §2). */
export const EmployeesPage = () => {
  usePageTitle(t('employees.title'));
  return <EmployeeList />;
};
