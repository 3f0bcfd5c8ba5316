import { StatisticsBoard } from '../../features/reporting/StatisticsBoard';
import { t } from '../../lib/i18n/reporting';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /statistiquevehicule, the charts for Admins. */
export const StatisticsPage = () => {
  usePageTitle(t('title'));
  return <StatisticsBoard />;
};
