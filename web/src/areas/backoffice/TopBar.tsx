import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import {
  IconLayoutSidebar,
  IconMaximize,
  IconMinimize,
  IconMoon,
  IconSun,
  type Icon as IconType,
} from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountMenu } from '../../features/auth/AccountMenu';
import { PaletteHost } from '../../features/command-palette/PaletteHost';
import { OutboxHost } from '../../features/inspection/OutboxHost';
import { NotificationBell } from '../../features/notification/NotificationBell';
import { useWorkHref } from '../../features/reservation-desk/reservationHref';
import type { EmployeeRole } from '../../platform/graphql/types.generated';
import { paths } from '../../platform/url/paths';
import { Hint } from '../../kit/display/Hint';
import { LiveSign } from '../../kit/display/LiveSign';
import bar from '../../kit/display/TopBar.module.css';
import { actionsFor, navigationFor } from './navigation';
import { useShellLogoQuery } from './ShellLogo.generated';
import classes from './TopBar.module.css';
import { t } from './texts';

interface TopBarProps {
  /** Name of the logged-in user. */
  name: string;
  role: EmployeeRole;
  sidebarOpened: boolean;
  onToggleSidebar: () => void;
}

interface BarButtonProps {
  label: string;
  icon: IconType;
  onClick: () => void;
  expanded?: boolean;
  className?: string | undefined;
}

const BarButton = ({ label, icon: Icon, onClick, expanded, className }: BarButtonProps) => (
  <Hint label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
      {...(className && { className })}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  </Hint>
);

/**
 * Shows the logo, the view's switches, the state of the live connection, the notifications and the profile
 * (docs/rules/back-office.md#shell).
 */
export const TopBar = ({ name, role, sidebarOpened, onToggleSidebar }: TopBarProps) => {
  const { data } = useShellLogoQuery({ fetchPolicy: 'cache-first' });
  const { fullscreen, toggle: toggleFullscreen } = useFullscreenDocument();
  const dark = useComputedColorScheme('light') === 'dark';
  const { setColorScheme } = useMantineColorScheme();
  const workHref = useWorkHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Opens an action's address. If that page is already open, its filters stay in the address. */
  const start = (path: string): void => {
    const [page = '', query = ''] = path.split('?');
    const entries = new URLSearchParams(page === pathname ? search : '');
    new URLSearchParams(query).forEach((value, name) => entries.set(name, value));
    void navigate({ pathname: page, search: entries.toString() });
  };
  // Without a company name the link says 'Tableau de bord', so that it is never empty.
  const home = data && (data.settings.companyName || t('nav.dashboard'));

  return (
    <div className={`${bar.root} ${classes.root}`}>
      <BarButton
        label={t('shell.toggleSidebar')}
        icon={IconLayoutSidebar}
        expanded={sidebarOpened}
        onClick={onToggleSidebar}
      />
      <Link to={paths.dashboard} className={`${bar.logo} ${classes.logo}`}>
        {data?.settings.logoAdminUrl ? <img src={data.settings.logoAdminUrl} alt={home} /> : home}
      </Link>
      <div className={`${bar.tools} ${classes.tools}`}>
        <OutboxHost />
        <LiveSign />
        <PaletteHost
          pages={[...navigationFor(role).flatMap(({ entries }) => entries), { label: t('nav.help'), path: paths.help }]}
          actions={actionsFor(role).map(({ label, path, key }) => ({ label, key, run: () => start(path) }))}
          targets={{ vehicle: paths.vehicleSheetFor, reservation: workHref, customer: paths.customerFor }}
        />
        <BarButton
          label={t(fullscreen ? 'shell.exitFullscreen' : 'shell.fullscreen')}
          icon={fullscreen ? IconMinimize : IconMaximize}
          onClick={() => void toggleFullscreen()}
          className={classes.wide}
        />
        <BarButton
          label={t(dark ? 'shell.light' : 'shell.dark')}
          icon={dark ? IconSun : IconMoon}
          onClick={() => setColorScheme(dark ? 'light' : 'dark')}
          className={classes.yielding}
        />
        <NotificationBell
          hrefFor={({ reservationNumber, maintenanceId, vehicleId, trackDay }) => {
            if (trackDay && vehicleId) return paths.vehicleTrackFor(vehicleId, trackDay);
            if (maintenanceId) return paths.maintenancesFor({ maintenanceId });
            // A reservation opens beside the list even if it became a rental (docs/rules/back-office.md#notifications).
            return vehicleId ? paths.vehicleSheetFor(vehicleId) : workHref(reservationNumber, null);
          }}
        />
        <AccountMenu name={name} profileTo={paths.profile} help={{ label: t('nav.help'), to: paths.help }} />
      </div>
    </div>
  );
};
