import { Stack } from '@mantine/core';
import { MonthBoard } from '../../features/reporting/MonthBoard';
import { reservationHref } from '../../features/reservation-desk/reservationHref';
import { TodayBoard } from '../../features/reservation-desk/TodayBoard';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/backoffice';
import { usePageTitle } from '../../lib/usePageTitle';

/** /dashboard: what the day asks for, then the month in figures. */
export const DashboardPage = () => {
  usePageTitle(t('title'));
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  return (
    <Stack gap="xl">
      <TodayBoard firstName={data?.me?.employee?.firstName ?? ''} />
      <MonthBoard hrefFor={reservationHref} />
    </Stack>
  );
};
