import { Checkbox, CloseButton } from '@mantine/core';
import { useTickedEarly } from '../../kit/form/earlyInput';
import { allCategories, allFuels, allTransmissions, hasFilters, type FleetState } from './fleetState';
import classes from './FleetFilters.module.css';
import { t } from './texts';

interface FleetFiltersProps {
  state: FleetState;
  onChange: (change: Partial<FleetState>) => void;
}

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

interface GroupProps<T extends string> {
  title: string;
  all: readonly T[];
  chosen: readonly T[];
  label: (item: T) => string;
  onChange: (next: T[]) => void;
}

const FilterGroup = <T extends string>({ title, all, chosen, label, onChange }: GroupProps<T>) => {
  const ref = useTickedEarly<HTMLFieldSetElement, T>(all, onChange);
  return (
    <fieldset ref={ref} className={classes.group}>
      <legend>{title}</legend>
      {all.map((item) => (
        <Checkbox
          key={item}
          value={item}
          label={label(item)}
          checked={chosen.includes(item)}
          onChange={() => onChange(toggled(chosen, item))}
        />
      ))}
    </fieldset>
  );
};

/**
 * Filters by categories, gearbox and fuel; within a group any choice fits, between groups all must
 * (docs/rules/fleet.md#filters).
 */
export const FleetFilters = ({ state, onChange }: FleetFiltersProps) => (
  <div className={classes.filters}>
    <FilterGroup
      title={t('fleet.categories')}
      all={allCategories}
      chosen={state.categories}
      label={(item) => t(`common:category.${item}`)}
      onChange={(categories) => onChange({ categories })}
    />
    <FilterGroup
      title={t('fleet.transmissions')}
      all={allTransmissions}
      chosen={state.transmissions}
      label={(item) => t(`common:transmission.${item}`)}
      onChange={(transmissions) => onChange({ transmissions })}
    />
    <FilterGroup
      title={t('fleet.fuels')}
      all={allFuels}
      chosen={state.fuels}
      label={(item) => t(`common:fuel.${item}`)}
      onChange={(fuels) => onChange({ fuels })}
    />
  </div>
);

/** Shows the chosen filters, each removable. */
export const FilterChips = ({ state, onChange }: FleetFiltersProps) => {
  if (!hasFilters(state)) return null;
  const chips = [
    ...state.categories.map((item) => ({
      name: t(`common:category.${item}`),
      remove: () => onChange({ categories: toggled(state.categories, item) }),
    })),
    ...state.transmissions.map((item) => ({
      name: t(`common:transmission.${item}`),
      remove: () => onChange({ transmissions: toggled(state.transmissions, item) }),
    })),
    ...state.fuels.map((item) => ({
      name: t(`common:fuel.${item}`),
      remove: () => onChange({ fuels: toggled(state.fuels, item) }),
    })),
  ];
  return (
    <ul className={classes.chips} aria-label={t('fleet.activeFilters')}>
      {chips.map(({ name, remove }) => (
        <li key={name} className={classes.chip}>
          {name}
          <CloseButton
            size="sm"
            radius="xl"
            variant="transparent"
            aria-label={t('fleet.removeFilter', { name })}
            onClick={remove}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          className={classes.clear}
          onClick={() => onChange({ categories: [], transmissions: [], fuels: [] })}
        >
          {t('fleet.clearFilters')}
        </button>
      </li>
    </ul>
  );
};
