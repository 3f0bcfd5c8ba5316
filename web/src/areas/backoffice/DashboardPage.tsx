import { TodayBoard } from '../../features/reservation-desk/TodayBoard';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/backoffice';
import { usePageTitle } from '../../lib/usePageTitle';

/** /dashboard: what the day asks for. */
export const DashboardPage = () => {
  usePageTitle(t('title'));
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  return <TodayBoard firstName={data?.me?.employee?.firstName ?? ''} />;
};
