import { AgencyList } from '../../features/agency/AgencyList';
import { t } from '../../lib/i18n/agency';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /listAgence, the agencies. */
export const AgenciesPage = () => {
  usePageTitle(t('title'));
  return <AgencyList />;
};
