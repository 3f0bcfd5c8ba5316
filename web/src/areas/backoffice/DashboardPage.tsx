import { Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { ActivityFeed } from '../../features/audit/ActivityFeed';
import type { ActivityEntryFragment } from '../../features/audit/ActivityFeed.generated';
import { PromiseAlert } from '../../features/rental/PromiseAlert';
import { MonthBoard } from '../../features/reporting/MonthBoard';
import { workHref } from '../../features/reservation-desk/reservationHref';
import { TodayBoard } from '../../features/reservation-desk/TodayBoard';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { stepsOf, type SetupState } from '../../features/setup/setupSteps';
import { useMeQuery } from '../../platform/session/guards.generated';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { setupClosedKey } from './dashboardRoute';
import type { DashboardQuery } from './Dashboard.generated';
import { useDashboard } from './useDashboard';
import { t } from './texts';

// Most agencies are set up.
const SetupChecklist = lazyPart(async () => (await import('../../features/setup/SetupChecklist')).SetupChecklist);

const setupOf = ({
  setupAgencies: agencies,
  setupVehicles: vehicles,
  setupDeposits: deposits,
  setupEmployees: employees,
  setupReservations: reservations,
  settings,
}: DashboardQuery): SetupState | null =>
  agencies && vehicles && deposits && employees && reservations && settings
    ? {
        agencies: agencies.totalCount,
        agency: agencies.items[0] ?? null,
        vehicles: vehicles.totalCount,
        deposits: deposits.amounts.length,
        employees: employees.totalCount,
        reservations: reservations.totalCount,
        settings,
      }
    : null;

const recordHref = ({
  record,
  recordId,
  label,
}: Pick<ActivityEntryFragment, 'record' | 'recordId' | 'label'>): string | undefined => {
  if (record === 'SETTINGS') return paths.settings;
  if (label === null) return undefined;
  if (record === 'RESERVATION') return paths.rentalFileFor(label);
  if (record === 'VEHICLE') return paths.vehicleSheetFor(recordId);
  if (record === 'CUSTOMER') return paths.customerFor(recordId);
  return record === 'EMPLOYEE' ? paths.employees : paths.integrations;
};

/** Shows /dashboard, live: the tasks of the day, the figures of the month, and the newest changes. */
export const DashboardPage = () => {
  usePageTitle(t('title'));
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  const employee = data?.me?.employee;
  const [dismissed, setDismissed] = useLocalStorage({
    key: setupClosedKey(employee?.id ?? ''),
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { board, error, loading, reload } = useDashboard();
  const setup = board && !dismissed ? setupOf(board) : null;
  return (
    <Stack gap="xl">
      {setup && stepsOf(setup).some(({ done }) => !done) && (
        <SetupChecklist state={setup} onChanged={reload} onDismiss={() => setDismissed(true)} />
      )}
      <TodayBoard
        firstName={employee?.firstName ?? ''}
        board={board}
        error={error}
        loading={loading}
        onRetry={reload}
        warning={board && <PromiseAlert late={board.late.totalCount} atRisk={board.atRisk.totalCount} />}
      />
      {/* Shown only once loaded: below the placeholder of the day's tasks the figures would be pushed down when the tasks come. */}
      {board && <MonthBoard board={board} hrefFor={workHref} />}
      {board && <ActivityFeed entries={board.activity} hrefFor={recordHref} />}
    </Stack>
  );
};
