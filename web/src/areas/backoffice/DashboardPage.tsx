import { Stack } from '@mantine/core';
import { PromiseAlert } from '../../features/rental/PromiseAlert';
import { MonthBoard } from '../../features/reporting/MonthBoard';
import { useDashboard } from '../../features/reporting/useDashboard';
import { workHref } from '../../features/reservation-desk/reservationHref';
import { TodayBoard } from '../../features/reservation-desk/TodayBoard';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/backoffice';
import { usePageTitle } from '../../lib/usePageTitle';

/** /dashboard: what the day asks for, then the month in figures. Live. */
export const DashboardPage = () => {
  usePageTitle(t('title'));
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  const { board, error, loading, reload } = useDashboard();
  return (
    <Stack gap="xl">
      {board && <PromiseAlert late={board.late.totalCount} atRisk={board.atRisk.totalCount} />}
      <TodayBoard
        firstName={data?.me?.employee?.firstName ?? ''}
        board={board}
        error={error}
        loading={loading}
        onRetry={reload}
      />
      {(board ?? !error) && <MonthBoard board={board} hrefFor={workHref} />}
    </Stack>
  );
};
