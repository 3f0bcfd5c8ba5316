import { CustomerList } from '../../features/customer-desk/CustomerList';
import { t } from '../../lib/i18n/people';
import { usePageTitle } from '../../lib/usePageTitle';

/** /listClient (spec/2-back-office §2). */
export const CustomersPage = () => {
  usePageTitle(t('customers.title'));
  return <CustomerList />;
};
