import { StatisticsBoard } from '../../features/reporting/StatisticsBoard';
import { t } from '../../features/reporting/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /statistiquevehicule, the charts for Admins. */
export const StatisticsPage = () => {
  usePageTitle(t('title'));
  return <StatisticsBoard />;
};
