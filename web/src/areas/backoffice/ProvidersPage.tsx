import { ProviderList } from '../../features/provider/ProviderList';
import { t } from '../../lib/i18n/provider';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /listprestataire, the service providers. */
export const ProvidersPage = () => {
  usePageTitle(t('title'));
  return <ProviderList />;
};
