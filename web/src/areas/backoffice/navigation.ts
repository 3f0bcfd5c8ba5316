import {
  IconBadgeTm,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarCheck,
  IconCalendarTime,
  IconCar,
  IconCashRegister,
  IconChartBar,
  IconSettings,
  IconIdBadge2,
  IconKey,
  IconLayoutDashboard,
  IconMap2,
  IconPlugConnected,
  IconPolygon,
  IconReceipt2,
  IconRoute,
  IconShieldDollar,
  IconSun,
  IconTableImport,
  IconTool,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { t as palette } from '../../features/command-palette/texts';
import type { EmployeeRole } from '../../platform/graphql/types.generated';
import { paths } from '../../platform/url/paths';
import { t } from './texts';

interface NavEntry {
  label: string;
  path: string;
  /** Further pages at which the entry is marked as current. */
  with?: readonly string[];
  icon: Icon;
  /** The roles that see it; all staff if left out. */
  roles?: readonly EmployeeRole[];
}

interface NavGroup {
  /** The heading above the entries; the first group has none. */
  label?: string;
  entries: readonly NavEntry[];
}

/** The sidebar's entries in their fixed order (docs/rules/back-office.md#shell). */
const groups: readonly NavGroup[] = [
  {
    entries: [
      { label: t('nav.dashboard'), path: paths.dashboard, icon: IconLayoutDashboard },
      { label: t('nav.day'), path: paths.day, icon: IconSun },
    ],
  },
  {
    label: t('nav.groups.vehicles'),
    entries: [
      { label: t('nav.brands'), path: paths.brands, icon: IconBadgeTm },
      { label: t('nav.vehicles'), path: paths.vehicles, icon: IconCar },
      { label: t('nav.fleetMap'), path: paths.fleetMap, icon: IconMap2 },
      { label: t('nav.agencies'), path: paths.agencies, icon: IconBuildingStore },
      { label: t('nav.tracks'), path: paths.vehicleTrack, icon: IconRoute },
      { label: t('nav.zones'), path: paths.zones, icon: IconPolygon },
    ],
  },
  {
    label: t('nav.groups.users'),
    entries: [
      { label: t('nav.customers'), path: paths.customers, icon: IconUsers },
      { label: t('nav.employees'), path: paths.employees, icon: IconIdBadge2 },
    ],
  },
  {
    label: t('nav.groups.rentals'),
    entries: [
      { label: t('nav.reservations'), path: paths.reservations, icon: IconCalendarCheck },
      { label: t('nav.calendar'), path: paths.calendar, icon: IconCalendarTime },
      { label: t('nav.rentals'), path: paths.rentals, icon: IconKey },
      { label: t('nav.deposits'), path: paths.deposits, icon: IconShieldDollar },
      { label: t('nav.till'), path: paths.till, icon: IconCashRegister },
      {
        label: t('nav.prices'),
        path: paths.prices,
        with: [paths.charges, paths.promotions, paths.priceCalendar],
        icon: IconReceipt2,
      },
    ],
  },
  {
    label: t('nav.groups.maintenance'),
    entries: [
      { label: t('nav.maintenances'), path: paths.maintenances, icon: IconTool },
      { label: t('nav.providers'), path: paths.providers, icon: IconBuildingWarehouse },
    ],
  },
  {
    label: t('nav.groups.statistics'),
    entries: [
      { label: t('nav.statistics'), path: paths.statistics, icon: IconChartBar, roles: ['ADMIN'] },
      { label: t('nav.settings'), path: paths.settings, icon: IconSettings, roles: ['ADMIN'] },
      { label: t('nav.integrations'), path: paths.integrations, icon: IconPlugConnected, roles: ['ADMIN'] },
      { label: t('nav.imports'), path: paths.imports, icon: IconTableImport, roles: ['ADMIN'] },
    ],
  },
];

/** Returns the groups that have entries for this role. */
export const navigationFor = (role: EmployeeRole): NavGroup[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ roles }) => !roles || roles.includes(role)) }))
    .filter(({ entries }) => entries.length > 0);

/** The actions that can be started from every page. */
const actions: readonly (Omit<NavEntry, 'icon'> & { key?: string })[] = [
  { label: palette('act.reservation'), path: paths.newReservation, key: 'n' },
  { label: palette('act.walkIn'), path: paths.walkIn },
  { label: palette('act.vehicle'), path: paths.newVehicle, roles: ['ADMIN'] },
  { label: palette('act.customer'), path: paths.newCustomer },
  { label: palette('act.maintenance'), path: paths.newMaintenance },
  { label: palette('act.provider'), path: paths.newProvider },
  { label: palette('act.brand'), path: paths.newBrand },
];

/** Returns the actions that somebody of this role may start. */
export const actionsFor = (role: EmployeeRole) => actions.filter(({ roles }) => !roles || roles.includes(role));
