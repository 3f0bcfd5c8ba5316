import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../lib/i18n/vehicleDesk';
import { FiltersButton } from '../../ui/list/FiltersButton';
import { AgencyChoice } from '../record-choice/RecordChoice';
import { useNamedAgency } from '../record-choice/useNamedRecords';
import { useVehicleFilterChoicesQuery } from './VehicleList.generated';
import { hiddenFilters, toggled, type VehicleView } from './vehicleView';
import classes from './VehicleList.module.css';

interface FilterProps {
  view: VehicleView;
  onChange: (change: Partial<VehicleView>) => void;
}

const fuelChoices = ['DIESEL', 'PETROL', 'HYBRID', 'ELECTRIC'] as const;
const transmissionChoices = ['MANUAL', 'AUTOMATIC'] as const;
const categories = ['COMPACT_SUV', 'FAMILY_SEDAN', 'LUXURY_SEDAN', 'CITY_CAR', 'SMALL_CITY_CAR'] as const;
const alerts = ['GOOD', 'BAD', 'EXPIRED'] as const;

/**
 * Shows the boxes of fuel and gearbox: each change runs the filter with all that are checked (docs/rules/fleet.md#filters).
 * They show what was clicked at once; the address follows, and a second click does not wait for it.
 */
export const VehicleBoxes = ({ view, onChange }: FilterProps) => {
  const [applied, setApplied] = useState(view);
  const [checked, setChecked] = useState<Pick<VehicleView, 'fuels' | 'transmissions'>>(view);
  // The address changed without the boxes too: a chip was removed, or the browser went back.
  if (applied !== view) {
    setApplied(view);
    setChecked(view);
  }
  const apply = (change: Partial<VehicleView>): void => {
    const { fuels, transmissions } = { ...checked, ...change };
    setChecked({ fuels, transmissions });
    onChange({ fuels, transmissions });
  };
  return (
    <fieldset className={classes.boxes} aria-label={t('boxes')}>
      {fuelChoices.map((fuel) => (
        <Checkbox
          key={fuel}
          label={t(`fuel.${fuel}`)}
          checked={checked.fuels.includes(fuel)}
          onChange={() => apply({ fuels: toggled(checked.fuels, fuel) })}
        />
      ))}
      {transmissionChoices.map((transmission) => (
        <Checkbox
          key={transmission}
          label={t(`transmission.${transmission}`)}
          checked={checked.transmissions.includes(transmission)}
          onChange={() => apply({ transmissions: toggled(checked.transmissions, transmission) })}
        />
      ))}
    </fieldset>
  );
};

/** Category, agency, availability and alert, behind one button. */
export const VehicleFilters = ({ view, onChange }: FilterProps) => {
  const { data } = useVehicleFilterChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const any = { value: '', label: t('any') };
  return (
    <FiltersButton count={hiddenFilters(view)}>
      <NativeSelect
        label={t('categories')}
        value={view.categories[0] ?? ''}
        onChange={(event) => {
          const chosen = categories.find((category) => category === event.currentTarget.value);
          onChange({ categories: chosen ? [chosen] : [] });
        }}
        data={[any, ...categories.map((value) => ({ value, label: t(`common:category.${value}`) }))]}
      />
      <AgencyChoice
        label={t('agency')}
        placeholder={t('any')}
        first={data?.agencies}
        value={view.agencyId}
        onChange={(agencyId) => onChange({ agencyId })}
        inPopover
      />
      <NativeSelect
        label={t('availability')}
        value={view.available ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ available: value === 'YES' || value === 'NO' ? value : null });
        }}
        data={[any, ...(['YES', 'NO'] as const).map((value) => ({ value, label: t(`available.${value}`) }))]}
      />
      <Checkbox.Group
        label={t('alerts')}
        value={[...view.alerts]}
        onChange={(values) => onChange({ alerts: alerts.filter((alert) => values.includes(alert)) })}
      >
        {alerts.map((alert) => (
          <Checkbox key={alert} value={alert} label={t(`alertFilter.${alert}`)} mt="xs" />
        ))}
      </Checkbox.Group>
    </FiltersButton>
  );
};

/** Everything that narrows the list, each with its way out. */
export const useVehicleChips = (view: VehicleView, onChange: FilterProps['onChange']) => {
  const agency = useNamedAgency(view.agencyId);
  const chip = (field: string, value: string): string => t('chip', { field, value });
  return [
    ...(view.text
      ? [{ label: chip(t(`fields.${view.field}`), view.text), onRemove: () => onChange({ text: '' }) }]
      : []),
    ...view.fuels.map((fuel) => ({
      label: t(`fuel.${fuel}`),
      onRemove: () => onChange({ fuels: toggled(view.fuels, fuel) }),
    })),
    ...view.transmissions.map((transmission) => ({
      label: t(`transmission.${transmission}`),
      onRemove: () => onChange({ transmissions: toggled(view.transmissions, transmission) }),
    })),
    ...view.categories.map((category) => ({
      label: t(`common:category.${category}`),
      onRemove: () => onChange({ categories: toggled(view.categories, category) }),
    })),
    ...(agency ? [{ label: chip(t('agency'), agency.label), onRemove: () => onChange({ agencyId: '' }) }] : []),
    ...(view.available
      ? [{ label: t(`available.${view.available}`), onRemove: () => onChange({ available: null }) }]
      : []),
    ...view.alerts.map((alert) => ({
      label: chip(t('alerts'), t(`alertFilter.${alert}`)),
      onRemove: () => onChange({ alerts: toggled(view.alerts, alert) }),
    })),
  ];
};
