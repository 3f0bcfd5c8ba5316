import { skipToken } from '@apollo/client/react';
import { Checkbox, TextInput } from '@mantine/core';
import { t } from '../../lib/i18n/maintenance';
import type { FilterChip } from '../../ui/list/FilterChips';
import { FiltersButton } from '../../ui/list/FiltersButton';
import { useMaintenanceListVehicleQuery } from './MaintenanceList.generated';
import classes from './MaintenanceList.module.css';
import type { MaintenancesView } from './maintenancesView';
import { formatDay } from './readable';

interface FilterProps {
  view: MaintenancesView;
  onChange: (change: Partial<MaintenancesView>) => void;
}

const alerts = ['EXPIRED', 'BAD', 'GOOD'] as const;

/** Alerts and days behind one button; what is set shows as chips under the search. */
export const MaintenanceFilters = ({ view, onChange }: FilterProps) => (
  <FiltersButton count={Number(view.alerts.length > 0) + Number(view.from !== '' || view.to !== '')}>
    <Checkbox.Group
      label={t('filters.alerts')}
      value={[...view.alerts]}
      onChange={(values) => onChange({ alerts: alerts.filter((alert) => values.includes(alert)) })}
    >
      {alerts.map((alert) => (
        <Checkbox key={alert} value={alert} label={t(`filters.alert.${alert}`)} mt="xs" />
      ))}
    </Checkbox.Group>
    <div className={classes.days}>
      <TextInput
        type="date"
        label={t('filters.from')}
        value={view.from}
        max={view.to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('filters.to')}
        value={view.to}
        min={view.from || undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </div>
  </FiltersButton>
);

/** Everything that narrows the list, each with its way out. */
export const useMaintenanceChips = (view: MaintenancesView, onChange: FilterProps['onChange']): FilterChip[] => {
  const { data } = useMaintenanceListVehicleQuery(
    view.vehicleId ? { variables: { id: view.vehicleId }, fetchPolicy: 'cache-first' } : skipToken,
  );
  const vehicle = data?.vehicle;
  const chip = (field: string, value: string): string => t('chip', { field, value });
  return [
    ...(view.opened ? [{ label: t('chips.opened'), onRemove: () => onChange({ opened: '' }) }] : []),
    ...(view.text
      ? [{ label: chip(t(`fields.${view.field}`), view.text), onRemove: () => onChange({ text: '' }) }]
      : []),
    ...(view.vehicleId
      ? [
          {
            label: chip(t('chips.vehicle'), vehicle ? `${vehicle.name} · ${vehicle.plateNumber}` : view.vehicleId),
            onRemove: () => onChange({ vehicleId: '' }),
          },
        ]
      : []),
    ...view.alerts.map((alert) => ({
      label: chip(t('filters.alerts'), t(`filters.alert.${alert}`)),
      onRemove: () => onChange({ alerts: view.alerts.filter((other) => other !== alert) }),
    })),
    ...(view.from
      ? [{ label: t('chips.from', { day: formatDay(view.from) }), onRemove: () => onChange({ from: '' }) }]
      : []),
    ...(view.to ? [{ label: t('chips.to', { day: formatDay(view.to) }), onRemove: () => onChange({ to: '' }) }] : []),
  ];
};
