import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import {
  IconLayoutSidebar,
  IconMaximize,
  IconMinimize,
  IconMoon,
  IconSun,
  type Icon as IconType,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { AccountMenu } from '../../features/auth/AccountMenu';
import { PaletteHost } from '../../features/command-palette/PaletteHost';
import { InspectionOutbox } from '../../features/inspection/InspectionOutbox';
import { NotificationBell } from '../../features/notification/NotificationBell';
import { useWorkHref } from '../../features/reservation-desk/reservationHref';
import type { EmployeeRole } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/backoffice';
import { paths } from '../../lib/paths';
import { LiveSign } from '../../ui/LiveSign';
import { actionsFor, navigationFor } from './navigation';
import { useShellLogoQuery } from './ShellLogo.generated';
import classes from './TopBar.module.css';

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
  <Tooltip label={label}>
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
  </Tooltip>
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
  // An agency that has entered no name yet has a link with one all the same.
  const home = data && (data.settings.companyName || t('nav.dashboard'));

  return (
    <div className={classes.root}>
      <BarButton
        label={t('shell.toggleSidebar')}
        icon={IconLayoutSidebar}
        expanded={sidebarOpened}
        onClick={onToggleSidebar}
      />
      <Link to={paths.dashboard} className={classes.logo}>
        {data?.settings.logoAdminUrl ? <img src={data.settings.logoAdminUrl} alt={home} /> : home}
      </Link>
      <div className={classes.tools}>
        <InspectionOutbox />
        <LiveSign />
        <PaletteHost
          pages={[...navigationFor(role).flatMap(({ entries }) => entries), { label: t('nav.help'), path: paths.help }]}
          actions={actionsFor(role).map(({ label, path }) => ({ label, run: () => void navigate(path) }))}
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
        />
        <NotificationBell
          hrefFor={({ reservationNumber, reservationStatus, maintenanceId, vehicleId, trackDay }) => {
            if (trackDay && vehicleId) return paths.vehicleTrackFor(vehicleId, trackDay);
            if (maintenanceId) return paths.maintenancesFor({ maintenanceId });
            return vehicleId ? paths.vehicleSheetFor(vehicleId) : workHref(reservationNumber, reservationStatus);
          }}
        />
        <AccountMenu name={name} profileTo={paths.profile} help={{ label: t('nav.help'), to: paths.help }} />
      </div>
    </div>
  );
};
