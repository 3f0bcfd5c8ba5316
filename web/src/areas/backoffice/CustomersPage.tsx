import { CustomerList } from '../../features/customer-desk/CustomerList';
import { t } from '../../lib/i18n/people';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /listClient (docs/rules/back-office.md#customers). */
export const CustomersPage = () => {
  usePageTitle(t('customers.title'));
  return <CustomerList />;
};
