import { ProviderList } from '../../features/provider/ProviderList';
import { t } from '../../features/provider/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /listprestataire, the service providers. */
export const ProvidersPage = () => {
  usePageTitle(t('title'));
  return <ProviderList />;
};
