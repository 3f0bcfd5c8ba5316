import { AgencyList } from '../../features/agency/AgencyList';
import { t } from '../../features/agency/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /listAgence, the agencies. */
export const AgenciesPage = () => {
  usePageTitle(t('title'));
  return <AgencyList />;
};
