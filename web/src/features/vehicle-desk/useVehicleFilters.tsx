import { boxesFilter, choiceFilter, recordFilter, type ListFilter } from '../../kit/list/filters';
import { AgencyFilterChoice } from '../../domain/choice/RecordChoice';
import { useNamedAgency } from '../../domain/choice/useNamedRecords';
import { vehicleCategories } from '../../domain/vehicle/categories';
import { t } from './texts';
import type { VehicleView } from './vehicleView';

type Filter = ListFilter<VehicleView>;

const chip = (field: string, value: string): string => t('chip', { field, value });

const fuels: Filter = boxesFilter({
  label: t('boxesFuel'),
  choices: (['DIESEL', 'PETROL', 'HYBRID', 'ELECTRIC'] as const).map((value) => ({ value, label: t(`fuel.${value}`) })),
  get: ({ fuels: values }) => values,
  change: (values) => ({ fuels: values }),
  counted: 'fuels',
  place: 'above',
});

const transmissions: Filter = boxesFilter({
  label: t('boxesTransmission'),
  choices: (['MANUAL', 'AUTOMATIC'] as const).map((value) => ({ value, label: t(`transmission.${value}`) })),
  get: ({ transmissions: values }) => values,
  change: (values) => ({ transmissions: values }),
  counted: 'transmissions',
  place: 'above',
});

const categories: Filter = boxesFilter({
  label: t('categories'),
  choices: vehicleCategories.map((value) => ({
    value,
    label: t(`common:category.${value}`),
  })),
  get: ({ categories: values }) => values,
  change: (values) => ({ categories: values }),
  counted: 'categories',
});

const availability: Filter = choiceFilter({
  label: t('availability'),
  any: t('any'),
  choices: (['YES', 'NO'] as const).map((value) => ({ value, label: t(`available.${value}`) })),
  get: ({ available }) => available,
  change: (available) => ({ available }),
  counted: 'availableNow',
  countedAs: (value) => String(value === 'YES'),
  chip: ({ label }) => label,
});

const alerts: Filter = boxesFilter({
  label: t('alerts'),
  choices: (['GOOD', 'BAD', 'EXPIRED'] as const).map((value) => ({ value, label: t(`alertFilter.${value}`) })),
  get: ({ alerts: values }) => values,
  change: (values) => ({ alerts: values }),
  counted: 'alerts',
  chip: ({ label }) => chip(t('alerts'), label),
});

/**
 * Returns the filters of the fleet: boxes of fuel and gearbox above the list, each change applying all that are checked
 * (docs/rules/fleet.md#filters), the others behind a button.
 */
export const useVehicleFilters = ({ agencyId }: VehicleView): readonly Filter[] => {
  const named = useNamedAgency(agencyId);
  const agency: Filter = recordFilter({
    get: (view) => view.agencyId,
    change: (id) => ({ agencyId: id }),
    chip: chip(t('agency'), named?.label ?? ''),
    field: (id, choose) => (
      <AgencyFilterChoice label={t('agency')} placeholder={t('any')} value={id} onChange={choose} inPopover />
    ),
  });
  return [fuels, transmissions, categories, agency, availability, alerts];
};
