import { StatisticsBoard } from '../../features/reporting/StatisticsBoard';
import { t } from '../../lib/i18n/reporting';
import { usePageTitle } from '../../lib/usePageTitle';

/** /statistiquevehicule: the Admin's charts. */
export const StatisticsPage = () => {
  usePageTitle(t('title'));
  return <StatisticsBoard />;
};
