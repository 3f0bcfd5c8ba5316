import { CustomerList } from '../../features/customer-desk/CustomerList';
import { t } from '../../features/customer-desk/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /listClient (docs/rules/back-office.md#customers). */
export const CustomersPage = () => {
  usePageTitle(t('customers.title'));
  return <CustomerList />;
};
