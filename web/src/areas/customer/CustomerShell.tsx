import '@mantine/core/styles/AppShell.layer.css';
import { AppShell, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCar, IconLayoutDashboard, IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { t as authT } from '../../features/auth/texts';
import { LostLogin } from '../../features/session/LostLogin';
import { useFocusOnNew } from '../../platform/effect/useFocusOnNew';
import { fullName } from '../../platform/format/format';
import { useLoginWatch } from '../../platform/session/guards';
import { useMeQuery } from '../../platform/session/guards.generated';
import { pageOf } from '../../platform/url/pageOf';
import { paths } from '../../platform/url/paths';
import { SiteName } from '../../platform/url/usePageTitle';
import { usePhoneSidebar } from '../../kit/dialog/usePhoneSidebar';
import { SkipLink } from '../../kit/display/SkipLink';
import { PageLoading } from '../../kit/state/PageLoading';
import classes from './CustomerShell.module.css';
import { CustomerTopBar } from './CustomerTopBar';
import { useCustomerTopBarQuery } from './CustomerTopBar.generated';
import { t } from './texts';

/** Shows top bar and sidebar of the customer's area. */
export const CustomerShell = () => {
  useLoginWatch(paths.loginFor);
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  const { data: bar } = useCustomerTopBarQuery({ fetchPolicy: 'cache-first' });
  const narrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
  const { opened, toggle, close } = usePhoneSidebar(narrow);
  const navigation = useNavigation();
  useFocusOnNew(pageOf(useLocation().pathname));
  const customer = data?.me?.customer;
  if (!customer) return <PageLoading />;

  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: 232, breakpoint: 769, collapsed: { mobile: !opened } }}
      padding={{ base: 'md', md: 'xl' }}
      className={classes.root ?? ''}
    >
      <SkipLink />
      {navigation.state === 'loading' && <PageLoading />}
      <LostLogin loginTo={paths.loginFor()} />
      <AppShell.Header>
        <CustomerTopBar
          name={fullName(customer)}
          profileTo={paths.customerProfile}
          menu={{ opened, onToggle: toggle }}
        />
      </AppShell.Header>
      <AppShell.Navbar p="md" aria-label={t('shell.navigation')} inert={narrow && !opened}>
        <div className={classes.user}>
          <Text fw={700} lh={1.3}>
            {customer.lastName} {customer.firstName}
          </Text>
          <Text size="sm" c="dimmed">
            {t('shell.customer')}
          </Text>
        </div>
        <div className={classes.nav}>
          <NavLink to={paths.customerDashboard} className={classes.link ?? ''} onClick={close}>
            <IconLayoutDashboard size={20} stroke={1.75} aria-hidden />
            {t('shell.dashboard')}
          </NavLink>
          <NavLink to={paths.customerProfile} className={classes.link ?? ''} onClick={close}>
            <IconUser size={20} stroke={1.75} aria-hidden />
            {authT('shell.profile')}
          </NavLink>
          <NavLink to={paths.fleet} className={classes.link ?? ''} onClick={close}>
            <IconCar size={20} stroke={1.75} aria-hidden />
            {t('shell.fleet')}
          </NavLink>
        </div>
      </AppShell.Navbar>
      <AppShell.Main id="contenu" tabIndex={-1} className={classes.main}>
        <SiteName value={bar?.settings.companyName ?? ''}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </SiteName>
      </AppShell.Main>
    </AppShell>
  );
};
