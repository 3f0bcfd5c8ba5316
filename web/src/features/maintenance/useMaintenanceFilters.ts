import { skipToken } from '@apollo/client/react';
import { inLine } from '../../platform/i18n/ltr';
import { formatDate } from '../../platform/time/time';
import { boxesFilter, daysFilter, recordFilter, type ListFilter } from '../../kit/list/filters';
import { useMaintenanceListVehicleQuery } from './MaintenanceList.generated';
import type { MaintenancesView } from './maintenancesView';
import { t } from './texts';

type Filter = ListFilter<MaintenancesView>;

const chip = (field: string, value: string): string => t('chip', { field, value });

/** The one work that a notice is about. */
const opened: Filter = recordFilter({
  get: (view) => view.opened,
  change: (id) => ({ opened: id }),
  chip: t('chips.opened'),
});

const alerts: Filter = boxesFilter({
  label: t('filters.alerts'),
  choices: (['EXPIRED', 'BAD', 'GOOD'] as const).map((value) => ({ value, label: t(`filters.alert.${value}`) })),
  get: (view) => view.alerts,
  change: (values) => ({ alerts: values }),
  chip: ({ label }) => chip(t('filters.alerts'), label),
});

const days: Filter = daysFilter({
  from: t('filters.from'),
  to: t('filters.to'),
  get: ({ from, to }) => ({ from, to }),
  change: (change) => change,
  chips: ({ from, to }) => [
    ...(from ? [{ label: t('chips.from', { day: formatDate(from) }), removal: { from: '' as const } }] : []),
    ...(to ? [{ label: t('chips.to', { day: formatDate(to) }), removal: { to: '' as const } }] : []),
  ],
});

/** Returns the filters of the list of works; only links set the vehicle. */
export const useMaintenanceFilters = ({ vehicleId }: MaintenancesView): readonly Filter[] => {
  const { data } = useMaintenanceListVehicleQuery(
    vehicleId ? { variables: { id: vehicleId }, fetchPolicy: 'cache-first' } : skipToken,
  );
  const named = data?.vehicle;
  const vehicle: Filter = recordFilter({
    get: (view) => view.vehicleId,
    change: (id) => ({ vehicleId: id }),
    chip: chip(t('chips.vehicle'), named ? inLine([named.name, named.plateNumber]) : vehicleId),
  });
  return [opened, vehicle, alerts, days];
};
