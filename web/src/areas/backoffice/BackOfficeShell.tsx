import '@mantine/core/styles/AppShell.layer.css';
import './print.css';
import { AppShell } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { isMaintenanceWarningWanted } from '../../features/maintenance/warningFlag';
import { ReservationFeedProvider } from '../../domain/reservation/ReservationFeed';
import { LostLogin } from '../../features/session/LostLogin';
import { fullName } from '../../platform/format/format';
import { ConflictAuthor } from '../../kit/form/FormMessage';
import { ListOwner } from '../../kit/list/listPrefs';
import { ListViews } from '../../kit/list/listViews';
import { ViewLinks } from '../../domain/saved-view/ViewLinks';
import { lazyPart } from '../../kit/lazy/lazyPart';
import type { Problem } from '../../platform/errors/errors';
import { useLoginWatch } from '../../platform/session/guards';
import { useMeQuery } from '../../platform/session/guards.generated';
import { pageOf } from '../../platform/url/pageOf';
import { paths } from '../../platform/url/paths';
import { SiteName } from '../../platform/url/usePageTitle';
import { useFocusOnNew } from '../../platform/effect/useFocusOnNew';
import { usePhoneSidebar } from '../../kit/dialog/usePhoneSidebar';
import { SkipLink } from '../../kit/display/SkipLink';
import { MaintenanceWarning } from '../../features/maintenance/MaintenanceWarning';
import { ConflictLastChange } from '../../domain/audit/LastChange';
import { PageLoading } from '../../kit/state/PageLoading';
import classes from './BackOfficeShell.module.css';
import { useShellLogoQuery } from './ShellLogo.generated';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useLightPaper } from './useLightPaper';
import { t } from './texts';

const ViewsPanel = lazyPart(async () => (await import('../../domain/saved-view/ViewsPanel')).ViewsPanel);
const savedViews = { Links: ViewLinks, Panel: ViewsPanel };
const authorOf = (problem: Problem) => <ConflictLastChange problem={problem} />;

/** Shows top bar and sidebar around every staff page. */
export const BackOfficeShell = () => {
  useLoginWatch(paths.adminLoginFor);
  useLightPaper();
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  const { data: logo } = useShellLogoQuery({ fetchPolicy: 'cache-first' });
  const [warned] = useState(isMaintenanceWarningWanted);
  const narrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
  const drawer = usePhoneSidebar(narrow);
  // On a screen of middle width the lists need the room of the sidebar, so it is folded there until it is asked for.
  const tight = useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false });
  const [shownIfRoomy, setShownIfRoomy] = useLocalStorage({
    key: 'sidebar',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [shownIfTight, setShownIfTight] = useLocalStorage({
    key: 'sidebar-tight',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [sidebarShown, setSidebarShown] = tight ? [shownIfTight, setShownIfTight] : [shownIfRoomy, setShownIfRoomy];
  const navigation = useNavigation();
  const page = pageOf(useLocation().pathname);
  useFocusOnNew(page);

  if (data?.me?.customer) return <Navigate to={paths.customerDashboard} replace />;
  const employee = data?.me?.employee;
  if (!employee) return <PageLoading />;

  const sidebarOpened = narrow ? drawer.opened : sidebarShown;
  return (
    <ReservationFeedProvider>
      <AppShell
        header={{ height: 64 }}
        navbar={{ width: 248, breakpoint: 769, collapsed: { mobile: !drawer.opened, desktop: !sidebarShown } }}
        padding={{ base: 'md', md: 'xl' }}
        className={classes.root}
      >
        <SkipLink />
        {navigation.state === 'loading' && <PageLoading />}
        <AppShell.Header>
          <TopBar
            name={fullName(employee)}
            role={employee.role}
            sidebarOpened={sidebarOpened}
            onToggleSidebar={() => (narrow ? drawer.toggle() : setSidebarShown((shown) => !shown))}
          />
        </AppShell.Header>
        <AppShell.Navbar p="md" className={classes.sidebar} aria-label={t('shell.navigation')} inert={!sidebarOpened}>
          <Sidebar employee={employee} onNavigate={drawer.close} />
        </AppShell.Navbar>
        <AppShell.Main id="contenu" tabIndex={-1} className={classes.main}>
          <SiteName value={logo?.settings.companyName ?? ''}>
            <ListOwner value={employee.id}>
              <ListViews value={savedViews}>
                <ConflictAuthor value={authorOf}>
                  <Suspense fallback={<PageLoading />}>
                    <Outlet />
                  </Suspense>
                </ConflictAuthor>
              </ListViews>
            </ListOwner>
          </SiteName>
        </AppShell.Main>
        <LostLogin loginTo={paths.adminLoginFor()} />
        {warned && employee.role === 'ADMIN' && <MaintenanceWarning />}
      </AppShell>
    </ReservationFeedProvider>
  );
};
